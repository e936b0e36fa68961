// Setting up: players, boxes, the four sections, cards. What people leave open, the service chooses by lot.

import { html, nothing } from "./vendor/lit-html.js";
import { app, change } from "./store.js";
import { post } from "./api.js";
import { all, load, title } from "./catalogue.js";
import { complain, open } from "./game.js";
import { enter } from "./pieces.js";
import { cardsLine, taskChips } from "./choosers.js";
import { pieceFace } from "./faces.js";
import { sectionPicture, sections } from "./sections.js";
import { begun, say } from "./words.js";

const SEATS = 5;

/** Begin to set up a new game, or a table that stands already (`table`). */
export function setUp(kind) {
  const { first } = app;
  change({
    screen: "setup",
    setup: {
      kind,
      players: first?.players.map((player) => player.colour) ?? ["blue", "orange"],
      expansions: new Set(["base"]),
      board: first?.board ?? null,
      cards: kind === "new" ? null : [],
      tasks: null,
      dealt: true,
      fault: null,
    },
  });
  load("sections", "terrains", "cards", "tasks", "colours").catch(complain);
  if (!first) draw("board");
}

export function alter(changes) {
  change({ setup: { ...app.setup, fault: null, ...changes } });
}

export function setupScreen() {
  const { setup } = app;
  const fresh = setup.kind === "new";
  return html`
    <div class="setting-up">
      <header class="bar"><button type="button" class="icon" @click=${() => change({ screen: "home" })} aria-label=${say("back")}>←</button>
        <h1 class="turn" tabindex="-1">${say(fresh ? "start-game" : "enter-table")}</h1></header>
      <main>
        ${part("players", say("players-how"), playersPart(setup))}
        ${part("boxes", "", boxesPart(setup))}
        ${part("board", say("board-how"), boardPart(setup))}
        ${part("kingdom-cards", "", cardsPart(setup))}
        ${setup.expansions.has("crossroads") ? part("tasks", "", taskChips(setup.tasks ?? [], (tasks) => alter({ tasks }))) : nothing}
        ${fresh ? part("terrain-cards", "", dealPart(setup)) : nothing}
      </main>
      <footer class="next">
        ${setup.fault ? html`<p class="answer no" role="alert">${setup.fault}</p>` : nothing}
        <button type="button" class="primary" ?disabled=${!setup.board} @click=${fresh ? begin : place}>${say(fresh ? "begin" : "place-pieces")}</button>
      </footer>
    </div>`;
}

function part(name, hint, content) {
  return html`<section class="part" aria-labelledby="part-${name}"><h2 id="part-${name}">${say(name)}</h2>
    ${hint ? html`<p class="faint">${hint}</p>` : nothing}${content}</section>`;
}

/** Colours in the order in which people sit. */
function playersPart({ players }) {
  const toggle = (colour) => alter({
    players: players.includes(colour) ? players.filter((one) => one !== colour) : [...players, colour].slice(0, SEATS),
  });
  return html`<div class="colours">${[...all("colours").keys()].map((colour) => {
    const seat = players.indexOf(colour);
    return html`<button type="button" aria-pressed=${seat >= 0} @click=${() => toggle(colour)}>
      ${pieceFace(colour)}<span>${begun(title("colours", colour))}</span>${seat >= 0 ? html`<b>${seat + 1}</b>` : nothing}</button>`;
  })}</div>`;
}

/** The boxes on the shelf, as the catalogue of cards and sections names them. */
function boxesPart({ expansions }) {
  const toggle = (name) => {
    const next = new Set(expansions);
    if (!next.delete(name)) next.add(name);
    alter({ expansions: next });
  };
  const names = ["base", "nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island"];
  return html`<div class="chips">${names.map((name) => html`
    <button type="button" aria-pressed=${expansions.has(name)} @click=${() => toggle(name)}>${say(`box-${name}`)}</button>`)}</div>`;
}

function boardPart({ board }) {
  if (!board) return html`<p class="faint">${say("loading")}</p>`;
  return html`
    <div class="quarters">${board.sections.map((section, number) => html`
      <div class="quarter">
        <button type="button" class="picture" @click=${() => change({ dialog: { kind: "section", number } })}
          aria-label=${say("choose-section", { place: say(`quarter-${number}`), section: sectionTitle(section) })}>${sectionPicture(section)}</button>
        <span class="name" aria-hidden="true">${begun(sectionTitle(section))}</span>
        <button type="button" class="icon turner" @click=${() => turn(number)} aria-label=${say("turn-section", { section: sectionTitle(section) })}>⟳</button>
      </div>`)}</div>
    ${board.island ? html`<p>${say("with-island", { side: title("tiles", board.island) })}</p>` : nothing}
    <div class="deeds"><button type="button" @click=${() => draw("board")}>${say("by-lot")}</button>
      <button type="button" @click=${() => change({ dialog: { kind: "island" } })}>${say("island")}</button></div>`;
}

/** The name of a section, with `:turned` or in an object where it lies upside down. */
export function isTurned(section) {
  return typeof section === "string" ? section.endsWith(":turned") : Boolean(section.turned);
}

export function sectionTitle(section) {
  if (typeof section !== "string") return section.name ?? say("own-section");
  const name = section.split(":")[0];
  return sections().get(name)?.title ?? name;
}

function turn(number) {
  put(number, turned(app.setup.board.sections[number]));
}

function turned(section) {
  if (typeof section !== "string") return { ...section, turned: !section.turned };
  return section.endsWith(":turned") ? section.slice(0, -":turned".length) : `${section}:turned`;
}

/** Put a section into a quarter; one that lies elsewhere changes places. */
export function put(number, section) {
  const { board } = app.setup;
  const list = [...board.sections];
  const other = list.findIndex((one, place) => place !== number && same(one, section));
  if (other >= 0) list[other] = list[number];
  list[number] = section;
  alter({ board: { sections: list, ...(board.island ? { island: board.island } : {}) } });
}

function same(one, other) {
  const name = (section) => (typeof section === "string" ? section.split(":")[0] : JSON.stringify(section.rows));
  return name(one) === name(other);
}

function cardsPart({ cards }) {
  const lot = html`<button type="button" @click=${() => draw("cards")}>${say("by-lot")}</button>`;
  return html`${cards ? nothing : html`<p class="faint">${say("cards-by-lot")}</p>`}${cardsLine(cards ?? [], "setup", lot)}`;
}

function dealPart({ dealt }) {
  return html`<div class="chips">
    <button type="button" aria-pressed=${dealt} @click=${() => alter({ dealt: true })}>${say("page-deals")}</button>
    <button type="button" aria-pressed=${!dealt} @click=${() => alter({ dealt: false })}>${say("we-deal")}</button></div>`;
}

/** A board, or cards, by lot: the service deals a game and the page keeps the part that is wanted. */
async function draw(what) {
  try {
    const { state } = await post("starts", dealt({ board: null, cards: null, tasks: null }));
    alter({ [what]: what === "board" ? state.board : state[what] });
  } catch (error) {
    alter({ fault: worded(error) });
  }
}

function dealt(over = {}) {
  const { players, expansions, board, cards, tasks } = { ...app.setup, ...over };
  return {
    players,
    expansions: [...expansions],
    seed: crypto.randomUUID?.() ?? String(Math.random()),
    ...(board ? { board: wire(board) } : {}),
    ...(cards?.length ? { cards } : {}),
    ...(tasks?.length ? { tasks } : {}),
  };
}

/** A board as the service takes it: the names that people give their sections stay here. */
export function wire(board) {
  return {
    ...board,
    sections: board.sections.map((section) => {
      if (typeof section === "string") return section;
      const { name, ...rest } = section;
      return rest;
    }),
  };
}

/** A new game. With real cards on the table only the ground is dealt; hands and pile stay unknown. */
async function begin() {
  const { setup } = app;
  try {
    const { state } = await post("starts", dealt());
    if (setup.dealt) await open(state);
    else {
      const known = ["board", "cards", "tasks", "nomad_tiles", "removed_terrain", "swamp_cards"].filter((key) => state[key] !== undefined && state[key] !== null);
      const chosen = Object.fromEntries(known.map((key) => [key, state[key]]));
      const real = await post("starts", { players: setup.players, start_player: setup.players[0], ...chosen });
      await open(real.state);
    }
  } catch (error) {
    alter({ fault: worded(error) });
  }
}

/** On to the pieces of a table that stands already. */
async function place() {
  const { players, board, cards, tasks } = app.setup;
  try {
    await enter({
      format: 1,
      board: wire(board),
      cards: cards ?? [],
      ...(tasks?.length ? { tasks } : {}),
      players: players.map((colour) => ({ colour, settlements: [] })),
    });
  } catch (error) {
    alter({ fault: worded(error) });
  }
}

function worded(error) {
  return [...new Set([...(error.faults ?? []), ...(error.faults?.length ? [] : [error.message])])].map(begun).join(" ");
}
