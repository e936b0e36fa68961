// Where everybody begins: a board to look at, what is unfinished, and the ways to a table.

import { html, nothing } from "./vendor/lit-html.js";
import { app, change } from "./store.js";
import { complain, open, resume } from "./game.js";
import { keptGame, keptGames } from "./games.js";
import { kept } from "./keep.js";
import { call } from "./later.js";
import { notices } from "./notices.js";
import { pieceFace } from "./faces.js";
import { show } from "./router.js";
import { say } from "./words.js";

const COVER = new URL("cover.svg", import.meta.url).href;

export function homeScreen() {
  const [game, ...others] = keptGames();
  const drafts = unfinished();
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
          ${game ? gameButton(game, "primary") : nothing}
          ${drafts.map(({ screen, words, how }) => html`
            <button type="button" class="draft" data-draft=${screen} @click=${() => show(screen).catch(complain)}>
              ${words}<small>${how}</small></button>`)}
          <button type="button" class=${game ? "" : "primary"} ?disabled=${!app.first} @click=${tryIt}>${say("try-it")}</button>
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
          <div class="stack">${others.map((one) => gameButton(one, ""))}</div></details>` : nothing}
        <p class="foot"><button type="button" class="link" @click=${() => change({ dialog: { kind: "settings" } })}>${say("settings")}</button></p>
      </main>
    </div>`;
}

/** A game that this browser keeps. */
function gameButton({ id, colours, pieces, over, played }, look) {
  return html`<button type="button" class=${look} @click=${() => goOn(id)}>${say(over ? "finished-game" : "go-on-playing")}
    <small>${colours.map((colour) => pieceFace(colour))} ${say("settlements", { count: pieces })}
      ${played ? `· ${moment(played)}` : ""}</small></button>`;
}

/** When a game was played last, as the reader writes it. */
function moment(played) {
  return new Date(played).toLocaleString(app.language, { dateStyle: "short", timeStyle: "short" });
}

/** What somebody began and did not finish. */
function unfinished() {
  const [entry, setup, photo, paint] = ["entry", "setup", "photo", "paint"].map((name) => kept(name));
  const pieces = entry?.position?.players.reduce((sum, player) => sum + (player.settlements?.length ?? 0), 0);
  return [
    entry?.position && !entry.asked && { screen: "entry", words: say("go-on-entering"),
      how: `${say("settlements", { count: pieces })}, ${say("player-count", { count: entry.position.players.length })}` },
    photo && { screen: "photo", words: say("go-on-photo"), how: say("photograph-how") },
    setup && { screen: "setup", words: say("go-on-setup"), how: say("player-count", { count: setup.players.length }) },
    paint && { screen: "paint", words: say("go-on-painting"), how: paint.name },
  ].filter(Boolean);
}

async function goOn(id) {
  const game = keptGame(id);
  if (app.game?.id !== id && game) await resume(game);
  change({ screen: "play", answer: null, lit: null });
}

/** The recommended first game, ready to be played. */
function tryIt() {
  open(app.first).catch(complain);
}
