// Setting up a game: players, boxes, the four sections, cards and the ruleset. For a new game, everything that the
// user leaves open is chosen at random. The screen offers compatible choices, so that the service accepts the set-up.

import { html, nothing } from "./vendor/lit-html.js";
import { app, change } from "./store.js";
import { post } from "./api.js";
import { all, entry, load, title } from "./catalogue.js";
import { complain, inTurn, open, shuffled } from "./game.js";
import { keep, keepDraft, kept } from "./keep.js";
import { enter } from "./pieces.js";
import { CARDS, cardsLine, cardsMissing, taskList } from "./choosers.js";
import { pieceFace } from "./faces.js";
import { notices } from "./notices.js";
import { rulesPart } from "./options.js";
import { sectionPicture, sections } from "./sections.js";
import { begun, say } from "./words.js";

// The mark in `app.pending` for the step that completes the set-up.
const LEAVING = "leaving";
const SEATS = 5;
const BOXES = ["base", "nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island"];
const ISLANDS = ["rope-bridge", "tree-house"];
const SUBJECTS = ["sections", "terrains", "tiles", "cards", "tasks", "colours", "options"];

/** Start to set up a new game (`new`) or an existing table (`table`). Ask before an unfinished set-up is replaced. */
export function setUp(kind) {
  if (!kept("setup")) startSetUp(kind);
  else change({ dialog: { kind: "unfinished", draft: "setup", goOn, startAnew: () => startSetUp(kind) } });
}

function goOn() {
  if (!app.setup) reopen();
  change({ screen: "setup" });
}

function startSetUp(kind) {
  keep("setup", null);
  const { first } = app;
  change({
    screen: "setup",
    setup: {
      kind,
      players: first?.players.map((player) => player.colour) ?? ["blue", "orange"],
      names: {},
      expansions: new Set(["base"]),
      board: first?.board ?? null,
      /** Whether the user chose or turned a section. If so, adding a box does not draw a new board. */
      chosen: false,
      cards: [],
      tasks: [],
      ruleset: {},
      dealt: true,
      hidden: false,
    },
  });
  load(...SUBJECTS).catch(complain);
  if (!first) draw("board");
}

/** Reopen the draft of a set-up. */
export function reopen() {
  const before = kept("setup");
  if (!before) return;
  change({ setup: { ...before, expansions: new Set(before.expansions) } });
  load(...SUBJECTS).catch(complain);
  if (!before.board) draw("board");
}

export function alter(changes) {
  change({ setup: { ...app.setup, ...changes }, notice: null });
  keepDraft("setup", { ...app.setup, expansions: [...app.setup.expansions] });
}

export function setupScreen() {
  const { setup } = app;
  const fresh = setup.kind === "new";
  const few = setup.players.length < 2;
  const tasks = tasksDue(setup.board);
  return html`
    <div class="setting-up">
      <header class="bar"><button type="button" class="icon" @click=${() => change({ screen: "home" })} aria-label=${say("back")}>←</button>
        <h1 class="turn" tabindex="-1">${say(fresh ? "start-game" : "enter-table")}</h1></header>
      <main>
        ${part("players", say("players-how"), playersPart(setup))}
        ${part("boxes", "", boxesPart(setup))}
        ${part("board", say("board-how"), boardPart(setup))}
        ${part("kingdom-cards", fresh && setup.cards.length < CARDS ? say("cards-by-lot") : cardsMissing(setup.cards), cardsPart(setup))}
        ${tasks ? part("tasks", say(fresh ? "tasks-how" : "tasks-due", { count: tasks }),
          taskList(setup.tasks, (chosen) => alter({ tasks: chosen }), tasks)) : nothing}
        ${fresh ? part("terrain-cards", "", dealPart(setup)) : nothing}
        ${part("edition", say("edition-how"), rulesPart(setup.ruleset, (ruleset) => alter({ ruleset })))}
      </main>
      <footer class="next">
        ${notices()}
        ${few ? html`<p class="answer no">${say("two-players")}</p>` : nothing}
        <button type="button" class="primary" ?disabled=${!setup.board || few} aria-busy=${app.pending.includes(LEAVING)}
          @click=${() => leaveFor(fresh ? begin : place)}>${say(fresh ? "begin" : "place-pieces")}</button>
      </footer>
    </div>`;
}

function part(name, hint, content) {
  return html`<section class="part" aria-labelledby="part-${name}"><h2 id="part-${name}">${say(name)}</h2>
    ${hint ? html`<p class="faint">${hint}</p>` : nothing}${content}</section>`;
}

/** The buttons for the colours, which the users tap in seating order, and the fields for the players' names. */
function playersPart({ players, names }) {
  const toggle = (colour) => alter({
    players: players.includes(colour) ? players.filter((one) => one !== colour) : [...players, colour].slice(0, SEATS),
  });
  return html`<div class="colours">${[...all("colours").keys()].map((colour) => {
    const seat = players.indexOf(colour);
    return html`<button type="button" aria-pressed=${seat >= 0} @click=${() => toggle(colour)}>
      ${pieceFace(colour)}<span>${begun(title("colours", colour))}</span>${seat >= 0 ? html`<b>${seat + 1}</b>` : nothing}</button>`;
  })}</div>
  <details class="more"><summary>${say("names")}</summary><div class="names">${players.map((colour) => html`
    <label>${pieceFace(colour)}<input maxlength="20" autocomplete="off" aria-label=${say("name-of", { player: title("colours", colour) })}
      .value=${names[colour] ?? ""}
      @change=${(event) => alter({ names: { ...names, [colour]: event.target.value.trim() } })}></label>`)}</div></details>`;
}

/** The choice of boxes. */
function boxesPart({ expansions }) {
  return html`<div class="chips">${BOXES.map((name) => html`
    <button type="button" aria-pressed=${expansions.has(name)} ?disabled=${expansions.has(name) && isNeeded(name)} @click=${() => toggleBox(name)}>
      ${say(`box-${name}`)}</button>`)}</div>`;
}

/** Whether something belongs to a chosen box. Without a set-up, everything does. */
export function isBoxed({ expansion }) {
  return !app.setup || app.setup.expansions.has(expansion);
}

/** Whether a box must stay, because the other boxes together have too few sections or cards. */
function isNeeded(name) {
  const left = new Set(app.setup.expansions);
  left.delete(name);
  const count = (subject) => [...all(subject).values()].filter((one) => left.has(one.expansion) && !ISLANDS.includes(one.name)).length;
  return count("sections") < 4 || count("cards") < CARDS;
}

function toggleBox(name) {
  const { setup } = app;
  const expansions = new Set(setup.expansions);
  const added = !expansions.delete(name);
  if (added) expansions.add(name);
  const fits = (subject) => (one) => expansions.has(entry(subject, one)?.expansion ?? "base");
  const left = setup.board?.sections.every((section) => typeof section !== "string" || fits("sections")(section.split(":")[0]));
  alter({
    expansions,
    cards: setup.cards.filter(fits("cards")),
    tasks: setup.tasks.filter(fits("tasks")),
    board: setup.board && withoutLandmarks(setup.board, expansions),
  });
  const brings = added && setup.kind === "new" && !setup.chosen;
  if (!left || brings) draw("board");
  else if (name === "island" && added && setup.kind === "table") layIsland(ISLANDS[0]);
}

/** The board without the island and landmarks of boxes that are not in play. */
function withoutLandmarks({ sections: four, island, capitols, caves }, expansions) {
  return {
    sections: four,
    ...(island && expansions.has("island") ? { island } : {}),
    ...(capitols && expansions.has("capitol") ? { capitols } : {}),
    ...(caves && expansions.has("caves") ? { caves } : {}),
  };
}

function boardPart({ board, expansions, kind }) {
  if (!board) return html`<p class="faint">${say("loading")}</p>`;
  return html`
    <div class="quarters">${board.sections.map((section, number) => html`
      <div class="quarter">
        <button type="button" class="picture" @click=${() => change({ dialog: { kind: "section", number } })}
          aria-label=${say("choose-section", { place: say(`quarter-${number}`), section: sectionTitle(section) })}>${sectionPicture(section)}</button>
        <span class="name" aria-hidden="true">${begun(sectionTitle(section))}</span>
        <button type="button" class="icon turner" @click=${() => turn(number)}
          aria-label=${say("turn-section", { section: sectionTitle(section) })}>⟳</button>
      </div>`)}</div>
    <div class="deeds"><button type="button" @click=${() => draw("board")}>${say("by-lot")}</button></div>
    ${expansions.has("island") ? islandPart(board, kind) : nothing}
    ${kind === "new" && (expansions.has("capitol") || expansions.has("caves")) ? html`<p class="faint">${say("landmarks-by-lot")}</p>` : nothing}`;
}

/** The choice of the island's upper side, which can be left to chance for a new game. */
function islandPart({ island }, kind) {
  const sides = kind === "new" ? [null, ...ISLANDS] : ISLANDS;
  return html`<h3>${say("island")}</h3><div class="chips">${sides.map((side) => html`
    <button type="button" aria-pressed=${(island ?? null) === side} @click=${() => layIsland(side)}>
      ${side ? begun(title("sections", side)) : say("by-lot")}</button>`)}</div>`;
}

function layIsland(side) {
  const { island: _, ...rest } = app.setup.board;
  alter({ board: side ? { ...rest, island: side } : rest });
}

/** The number of tasks that the board needs: one for each section with a location of Crossroads. */
export function tasksDue(board) {
  const kinds = (section) => Object.values((typeof section === "string" ? sections().get(section.split(":")[0]) : section)?.locations ?? {});
  const asks = (section) => kinds(section).some((kind) => entry("tiles", kind)?.expansion === "crossroads");
  return board?.sections.filter(asks).length ?? 0;
}

/** Whether a section is turned by 180 degrees. A section is a name, which may end with `:turned`, or an object. */
export function isTurned(section) {
  return typeof section === "string" ? section.endsWith(":turned") : Boolean(section.turned);
}

function sectionTitle(section) {
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

/**
 * Put a section into a quarter. If that section is already on the board, the two sections swap places. Capitols and
 * caves are removed.
 */
export function put(number, section) {
  const { board, tasks } = app.setup;
  const list = [...board.sections];
  const other = list.findIndex((one, place) => place !== number && same(one, section));
  if (other >= 0) list[other] = list[number];
  list[number] = section;
  const next = { sections: list, ...(board.island ? { island: board.island } : {}) };
  alter({ board: next, chosen: true, tasks: tasks.slice(0, tasksDue(next)) });
}

function same(one, other) {
  const name = (section) => (typeof section === "string" ? section.split(":")[0] : JSON.stringify(section.rows));
  return name(one) === name(other);
}

function cardsPart({ cards }) {
  const lot = html`<button type="button" @click=${() => draw("cards")}>${say("by-lot")}</button>`;
  return cardsLine(cards, "setup", lot);
}

function dealPart({ dealt, hidden }) {
  return html`<div class="chips">
    <button type="button" aria-pressed=${dealt} @click=${() => alter({ dealt: true })}>${say("page-deals")}</button>
    <button type="button" aria-pressed=${!dealt} @click=${() => alter({ dealt: false })}>${say("we-deal")}</button></div>
    ${dealt ? html`<label class="check"><input type="checkbox" .checked=${hidden} @change=${(event) => alter({ hidden: event.target.checked })}>
      <span>${say("hide-hands")}<small>${say("hide-hands-how")}</small></span></label>` : nothing}`;
}

/** Draw a random board or random cards. The service sets up a game, and the page keeps the requested part. */
function draw(what) {
  inTurn(what, async () => {
    if (!app.setup) return;
    const { players, expansions } = app.setup;
    const enough = players.length > 1 ? players : ["blue", "orange"];
    const { state } = await post("starts", { players: enough, expansions: [...expansions], seed: seed() });
    if (!app.setup) return;
    if (what === "cards") alter({ cards: state.cards });
    else alter({ board: state.board, chosen: false, tasks: [] });
  });
}

function seed() {
  return crypto.randomUUID?.() ?? String(Math.random());
}

/** The chosen names, completed at random from the chosen boxes. */
function filled(chosen, subject, count) {
  const left = [...all(subject).values()].filter((one) => isBoxed(one) && !chosen.includes(one.name)).map((one) => one.name);
  return [...chosen, ...shuffled(left)].slice(0, count);
}

/** The request for a new game, made from the user's choices. */
function choices({ players, expansions, board, cards, tasks, ruleset }) {
  const due = tasksDue(board);
  return {
    players,
    expansions: [...expansions],
    seed: seed(),
    board: wire(board),
    cards: filled(cards, "cards", CARDS),
    ...(due ? { tasks: filled(tasks, "tasks", due) } : {}),
    ...(Object.keys(ruleset).length ? { ruleset } : {}),
  };
}

/** A board in the form that the service accepts, without the names of custom sections. */
function wire(board) {
  return {
    ...board,
    sections: board.sections.map((section) => {
      if (typeof section === "string") return section;
      const { name, ...rest } = section;
      return rest;
    }),
  };
}

/** The members of the dealt state that a game with real cards keeps. Hands and piles are left out. */
const OF_THE_GROUND = ["board", "cards", "tasks", "nomad_tiles", "removed_terrain", "swamp_cards", "ruleset"];

/** Start the new game. With real cards, hands and the draw pile stay unknown. */
async function begin() {
  const { setup } = app;
  const about = { names: setup.names, hidden: setup.dealt && setup.hidden };
  const dealt = (await post("starts", choices(setup))).state;
  if (setup.dealt) await open(dealt, [], 0, about);
  else {
    const ground = Object.fromEntries(OF_THE_GROUND.filter((key) => dealt[key] ?? null).map((key) => [key, dealt[key]]));
    const real = await post("starts", { players: setup.players, start_player: setup.players[0], ...ground });
    await open(real.state, [], 0, about);
  }
  forget();
}

/** Open the screen on which the user enters the pieces of an existing table. */
async function place() {
  const { players, names, board, cards, tasks, ruleset, expansions } = app.setup;
  const position = {
    format: 1,
    board: wire(board),
    cards,
    ...(tasks.length ? { tasks } : {}),
    ...(Object.keys(ruleset).length ? { ruleset } : {}),
    players: players.map((colour) => ({ colour, settlements: [] })),
  };
  await enter(position, { names, boxes: [...expansions] });
  keep("setup", null);
}

/** Complete the set-up, only once even if the user taps repeatedly, and after any board that is still being drawn. */
function leaveFor(step) {
  if (app.pending.includes(LEAVING)) return;
  inTurn(LEAVING, step);
}

function forget() {
  keep("setup", null);
  change({ setup: null });
}
