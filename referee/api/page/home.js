// The home screen: a picture of a board, stored games and drafts, and buttons to start or open a game and to enter or
// photograph a table.

import { html, nothing } from "./vendor/lit-html.js";
import { app, change } from "./store.js";
import { complain, open, resume } from "./game.js";
import { deleteGame, deleteTable, keptGame, keptGames, keptTables } from "./games.js";
import { kept } from "./keep.js";
import { call } from "./later.js";
import { notices } from "./notices.js";
import { pieceFace } from "./faces.js";
import { show } from "./router.js";
import { title } from "./catalogue.js";
import { listed, say } from "./words.js";

// The number of games in the list of other games. The rest is in a second list, which is collapsed.
const FEW = 5;
const COVER = new URL("cover.svg", import.meta.url).href;

export function homeScreen() {
  const games = keptGames();
  const [latest, ...drafts] = [...games.filter(({ over }) => !over).slice(0, 1), ...unfinished()]
    .sort((one, other) => (other.touched ?? other.played) - (one.touched ?? one.played));
  const first = latest ?? games[0];
  const others = games.filter((game) => game !== first && !drafts.includes(game));
  return html`
    <div class="home">
      <header class="hero">
        <img src=${COVER} alt=${say("board")}>
      </header>
      <main class="welcome">
        <h1 tabindex="-1">${say("title")}</h1>
        <p class="lead">${say("lead")}</p>
        ${notices()}
        <div class="stack">
          ${first ? thingButton(first, latest ? "primary" : "") : nothing}
          ${drafts.map((draft) => thingButton(draft, ""))}
          <button type="button" class=${latest ? "" : "primary"} ?disabled=${!app.first} @click=${tryIt}>${say("try-it")}</button>
          <button type="button" @click=${() => call("setup.js", "setUp", "new")}>
            ${say("start-game")}<small>${say("start-game-how")}</small></button>
          <button type="button" @click=${() => call("setup.js", "setUp", "table")}>
            ${say("enter-table")}<small>${say("enter-table-how")}</small></button>
          ${app.features?.photos ? html`<button type="button" @click=${() => call("photo.js", "startPhoto")}>
            ${say("photograph")}<small>${say("photograph-how")}</small></button>` : nothing}
          <button type="button" @click=${() => change({ dialog: { kind: "open" } })}>
            ${say("open-game")}<small>${say("open-game-how")}</small></button>
        </div>
        ${others.length ? html`<details class="more"><summary>${say("other-games", { count: others.length })}</summary>
          <div class="stack">${others.slice(0, FEW).map(otherGame)}</div>
          ${others.length > FEW ? html`<details class="more"><summary>${say("show-all")}</summary>
            <div class="stack">${others.slice(FEW).map(otherGame)}</div></details>` : nothing}</details>` : nothing}
        <p class="foot"><button type="button" class="link" @click=${() => change({ dialog: { kind: "settings" } })}>${say("settings")}</button></p>
      </main>
    </div>`;
}

/** A button that continues a game or a draft. */
function thingButton(thing, look) {
  if (!thing.screen) return gameButton(thing, look);
  const button = html`<button type="button" class="draft ${look}" data-draft=${thing.screen} @click=${() => goOnWith(thing).catch(complain)}>
    ${thing.words}<small>${faces(thing.colours)} ${[thing.how, moment(thing.touched)].filter(Boolean).join(" · ")}</small></button>`;
  return thing.slot ? deletable(button, "table", () => deleteTable(thing.slot)) : button;
}

async function goOnWith({ screen, slot }) {
  if (slot) await call("pieces.js", "reopen", slot);
  await show(screen);
}

function otherGame(game) {
  return deletable(gameButton(game, ""), "game", () => deleteGame(game.id));
}

/** The button of a game or a table, with a second button that deletes the game or table. */
function deletable(button, what, erase) {
  return html`<div class="kept-game">${button}<button type="button" class="icon" aria-label=${say(`delete-${what}`)}
    @click=${() => remove(what, erase)}>×</button></div>`;
}

/** Delete something, and offer to undo the deletion. */
function remove(what, erase) {
  const restore = erase();
  const undo = () => {
    restore();
    change({ notice: null });
  };
  const text = say(`${what}-deleted`);
  change({ notice: { text, good: true, undo }, said: text });
}

/** The button of a stored game, named after its players. */
function gameButton({ id, colours, names = {}, round, pieces, over, entered, played }, look) {
  const players = named(colours, names);
  const words = over ? "finished-game" : entered ? "go-on-table" : "go-on-playing";
  const how = [round && !over ? say("round-number", { round }) : "", say("settlements", { count: pieces }), moment(played)];
  return html`<button type="button" class=${look} data-game=${id} @click=${() => goOn(id)}>${say(words, { players })}
    <small>${faces(colours)} ${how.filter(Boolean).join(" · ")}</small></button>`;
}

/** The players' names, or their colours if no names were given. */
function named(colours, names = {}) {
  return listed(colours.map((colour) => names[colour] || title("colours", colour)));
}

const faces = (colours = []) => colours.map((colour) => pieceFace(colour));

/** The date and time of the last change, in the user's format. */
function moment(touched) {
  const tag = navigator.languages?.find((one) => one.startsWith(app.language)) ?? app.language;
  return touched && new Date(touched).toLocaleString(tag, { dateStyle: "short", timeStyle: "short" });
}

/** The drafts that the user can continue: entered tables, a photograph, a set-up and a painted section. */
function unfinished() {
  const [setup, photo, paint] = ["setup", "photo", "paint"].map((name) => kept(name));
  const settlements = ({ players }) => players.reduce((sum, player) => sum + (player.settlements?.length ?? 0), 0);
  return [
    ...keptTables().filter(({ asked }) => !asked).map(({ slot, touched, position, names }) => {
      const colours = position.players.map((player) => player.colour);
      return {
        screen: "entry", slot, touched, colours, words: say("go-on-entering", { players: named(colours, names) }),
        how: `${say("settlements", { count: settlements(position) })}, ${say("player-count", { count: colours.length })}`,
      };
    }),
    photo && { screen: "photo", words: say("go-on-photo"), how: say("photograph-how"), touched: photo.touched },
    setup && {
      screen: "setup", touched: setup.touched, colours: setup.players, words: say("go-on-setup", { players: named(setup.players, setup.names) }),
      how: say("player-count", { count: setup.players.length }),
    },
    paint && { screen: "paint", words: say("go-on-painting"), how: paint.name, touched: paint.touched },
  ].filter(Boolean).map((draft) => ({ touched: 0, ...draft }));
}

async function goOn(id) {
  const game = keptGame(id);
  if (app.game?.id !== id && game) await resume(game);
  change({ screen: "play", answer: null, lit: null });
}

/** Open the recommended first game. */
function tryIt() {
  open(app.first).catch(complain);
}
