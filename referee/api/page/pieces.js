// The screen for entering a position: the user chooses a colour and taps the hexes. After every tap that places or
// removes a piece, the service checks whether the position is possible.

import { html, nothing } from "./vendor/lit-html.js";
import { app, change } from "./store.js";
import { post, Refused } from "./api.js";
import { begin } from "./assumed.js";
import { board } from "./board.js";
import { all, cardTitle, entry as entryOf, load, title } from "./catalogue.js";
import { cardFace, groundFace, pieceFace } from "./faces.js";
import { complain, inTurn, resume } from "./game.js";
import { notices, warn } from "./notices.js";
import { keptGame, keptTables, newGameId } from "./games.js";
import { keep, keepDraft, kept, mine, remember } from "./keep.js";
import { applied } from "./patch.js";
import { pieces, pieceTitle, topology } from "./table.js";
import { isSameProgress, tableNow, correctedTable } from "./corrections.js";
import { bare } from "./answer.js";
import { CARDS, cardsLine, taskList } from "./choosers.js";
import { playerName } from "./players.js";
import { ranges, weighAgain } from "./photo.js";
import { openRemarks } from "./earned.js";
import { explanation, scoreTable, victory } from "./scores.js";
import { tasksDue } from "./setup.js";
import { begun, say, sentence } from "./words.js";

const ENTRY = "entry";
const SETTLEMENT = "settlement";
const WALL = "wall";
const TILES = "tiles";
// The numbers of tiles to choose from for a location; null leaves the number to the referee.
const LEFT = [0, 1, 2, null];
// The landmarks, each with the member of the board that contains it.
const GROUND = { capitol: "capitols", cave: "caves" };
// All boxes, and the boxes of some pieces and landmarks. Settlements are always in play. The other figures
// that are not listed belong to Crossroads.
const ALL_BOXES = ["base", "nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island"];
const BOX_OF = { scout: "harvest", capitol: "capitol", cave: "caves" };
// The member of a player for each kind of piece. Some members hold one hex, others a list.
const KEYS = { settlement: "settlements", warrior: "warriors", scout: "scouts", wagon: "wagon", ship: "ship", "city-hall": "city_hall" };

/** Open the screen to enter or correct a position. `about` contains what else is known about the table and its photograph. */
export async function enter(given, about = {}) {
  const { location_tiles: tiles = {}, ...position } = given;
  const { doubts = [], scan = null, names = {}, boxes = [], turn = position.players[0]?.colour, card = null } = about;
  const { told = null, game = null, past = [] } = about;
  load("sections").catch(complain);
  const ground = await topology(position.board);
  const before = await audit(position);
  for (const old of keptTables()) if (old.asked || isEmpty(old)) keep(old.slot, null);
  change({ screen: "entry", tab: "play", lit: null });
  alter({
    /** The name under which the table is stored. It is new, so that no other table is overwritten. */
    slot: `entry.${newGameId()}`,
    position,
    topology: ground,
    /** The inconsistencies of the current position. A tap is refused only if it adds to them. */
    accepted: before.inconsistencies,
    repairs: before.repairs ?? [],
    colour: turn,
    shape: SETTLEMENT,
    /**
     * The numbers of tiles that the user entered. They are not in the position, which would need a number for every
     * location.
     */
    tiles: { ...tiles },
    left: 1,
    past,
    fault: null,
    doubts: new Map(doubts.map((doubt) => [doubt.at, doubt])),
    /** The scan of the photograph, if the table comes from one. */
    scan,
    names,
    boxes,
    ranges: null,
    scores: null,
    /** Whether the game is over; null if the user has not said. */
    final: null,
    turn,
    card,
    asking: false,
    /** The earlier statements about this table, and the game that was inferred from it. */
    told,
    game,
    /** Whether the inferred game matches the current table. If so, the table is not listed as unfinished. */
    asked: Boolean(game),
  });
}

/** Whether the table has no pieces and no edits. */
const isEmpty = ({ position, past = [] }) => !past.length && !pieces(position).size;

/** Reopen the table in this slot, by default this tab's last table. If the slot is empty, reopen the newest table. */
export async function reopen(slot = mine(ENTRY)) {
  const table = kept(slot);
  const before = table ? { ...table, slot } : keptTables()[0];
  if (!before) return;
  load("sections").catch(complain);
  const ground = await topology(before.position.board);
  change({ entry: { ...before, ...(before.asked ? asLeft(before) : {}), doubts: new Map(before.doubts), topology: ground } });
  remember(ENTRY, before.slot);
}

/** The members of a table that the moves of its inferred game have changed; none if that game is no longer stored. */
function asLeft(table) {
  const game = keptGame(table.game);
  if (!game) return {};
  const told = tableNow({ ...game, ...game.now });
  const { location_tiles: tiles = {}, ...position } = told.position;
  return { position, tiles, told, turn: told.turn, card: told.card, past: editsBefore(table, game) };
}

/** Correct the table from which the game was inferred, starting with the current pieces. */
export async function correctTable() {
  const { about, id } = app.game;
  const told = tableNow(app.game);
  const table = [app.entry, ...keptTables()].find((one) => one?.game === id && one.asked);
  const past = table ? editsBefore(table, app.game) : [];
  try {
    await enter(told.position, { turn: told.turn, card: told.card, told, game: id, names: about.names, boxes: about.entered.boxes, past });
  } catch (error) {
    complain(error);
  }
}

/**
 * The edits that undo can revert. The facts that the user stated later, in answer to questions, are added to the
 * earlier edits. All moves since the referee was asked count as one more edit.
 */
function editsBefore({ position, tiles, past }, { about, at }) {
  const { location_tiles: counted = {}, ...asked } = about.entered.position;
  const answered = missingFrom(position, asked);
  const left = missingFrom(tiles, counted);
  const edits = past.map((edit) => ({ ...edit, position: { ...edit.position, ...answered }, tiles: { ...edit.tiles, ...left } }));
  const isThere = JSON.stringify(edits.at(-1)?.position) === JSON.stringify(asked);
  return at && !isThere ? [...edits, { position: asked, tiles: counted, doubts: [] }] : edits;
}

/** The members of `other` that `object` lacks. */
const missingFrom = (object, other) => Object.fromEntries(Object.entries(other).filter(([key]) => !(key in object)));

/** The members of a table that are stored as they are. */
const DRAFT = [
  "position", "accepted", "repairs", "colour", "shape", "tiles", "left", "scan", "names", "boxes", "turn", "card", "told", "game", "asked", "final",
];
const KEPT_PAST = 20;

function alter(changes) {
  // A change to a table that the referee was asked about makes it unfinished again.
  change({ entry: { ...app.entry, ...(changes.past ? { asked: false } : {}), ...changes } });
  const { entry } = app;
  const draft = Object.fromEntries(DRAFT.map((key) => [key, entry[key]]));
  const past = entry.past.slice(-KEPT_PAST);
  remember(ENTRY, entry.slot);
  keepDraft(entry.slot, { ...draft, past, doubts: [...entry.doubts], fault: null, scores: null, ranges: null, asking: false });
}

/** The members that undo restores. */
const snapshot = ({ position, tiles, doubts }) => ({ position, tiles, doubts: [...doubts] });

export function entryScreen() {
  const { entry } = app;
  const marks = {
    proof: entry.fault ? new Set(entry.fault.hexes) : null,
    doubts: new Set(entry.doubts.keys()),
    earning: app.lit?.hexes,
    pending: app.pending,
  };
  return html`
    <div class="table entering">
      <header class="bar">
        <button type="button" class="icon" @click=${stepBack} aria-label=${say("back")}>←</button>
        <h1 class="turn" tabindex="-1">${entry.scores ? say("gold-now-here") : say("place-pieces")}</h1>
        <button type="button" class="icon" ?disabled=${!entry.past.length} @click=${undo} aria-label=${say("undo")}>↶</button></header>
      <main class="ground">${board({ table: { ...entry.position, location_tiles: entry.tiles }, topology: entry.topology, marks, act: dab })}</main>
      <aside class="side" aria-label=${say("place-pieces")}><div class="panel play">
        ${entry.scores ? counted(entry) : entry.asking ? asking(entry) : placing(entry)}
      </div></aside>
    </div>`;
}

/** The numbers of missing cards and tasks, according to the service. */
function missing({ accepted }) {
  const facts = (code) => accepted.find((one) => one.code === code)?.facts;
  const [cards, tasks] = [facts("card-count"), facts("task-count")];
  return { cards: cards ? CARDS - cards.count : 0, tasks: tasks ? tasks.due - tasks.count : 0, due: tasks?.due };
}

/** Lines about the cards and tasks that are still needed to count the gold, each with a button to choose them. */
function openFacts({ cards, tasks, due }) {
  const line = (text, words, dialog) => html`<p class="missing"><span>${text}</span>
    <button type="button" data-missing=${dialog.kind} @click=${() => change({ dialog })}>${words}</button></p>`;
  return html`
    ${cards > 0 ? line(say("cards-missing", { count: cards }), say("choose-cards"), { kind: "cards", place: "entry" }) : nothing}
    ${tasks > 0 ? line(say("tasks-missing", { count: tasks }), say("choose-tasks"), { kind: "tasks", most: due }) : nothing}`;
}

function placing(entry) {
  const { position } = entry;
  const open = missing(entry);
  return html`
    ${notices()}
    ${refusal(entry)}
    <div class="palette seats" role="group" aria-label=${say("colours")}>${position.players.map((player) => html`
      <button type="button" aria-pressed=${entry.colour === player.colour}
        @click=${() => alter({ colour: player.colour, shape: entry.shape in KEYS ? entry.shape : SETTLEMENT })}>
        ${pieceFace(player.colour)}<small>${player.settlements.length}</small>
        <span class=${entry.names[player.colour] ? "name" : "hidden"}>${playerName(player.colour)}</span></button>`)}</div>
    ${entry.doubts.size ? html`<p class="faint">${say("doubts", { count: entry.doubts.size })}</p>` : nothing}
    ${openFacts(open)}
    <details class="more"><summary>${say("other-pieces")}</summary>${otherPieces(entry)}</details>
    <details class="more"><summary>${say("kingdom-cards")}</summary>${cardsLine(position.cards, "entry")}</details>
    ${asksForTasks(entry) ? html`<details class="more"><summary>${say("tasks")}</summary>
      ${taskList(position.tasks ?? [], (tasks) => changeFacts({ tasks }), open.due ?? tasksDue(position.board))}</details>` : nothing}
    <div class="deeds sticky">
      ${entry.game ? html`<button type="button" class="primary" data-deed="again" @click=${() => rule(entry.card)}>
        ${entry.card ? cardFace(entry.card) : nothing}
        <span>${say("ask-again", { player: begun(playerName(entry.turn)) })}</span></button>` : nothing}
      <button type="button" class=${entry.game ? "" : "primary"} @click=${() => alter({ asking: true, fault: null })}>${say("ask-about")}</button>
      <button type="button" data-deed="count" ?disabled=${open.cards > 0 || open.tasks > 0} @click=${count}>${say("count-gold")}</button>
    </div>`;
}

/** The boxes that a table's sections, cards, tasks and landmarks need; empty if a section is custom or not loaded yet. */
function boxesOf({ board: { sections: four, capitols, caves }, cards, tasks }) {
  const printed = four.filter((section) => typeof section === "string").map((section) => entryOf("sections", section.split(":")[0]));
  if (printed.length < four.length || printed.includes(undefined)) return [];
  return [
    ...[...printed, ...cards.map((card) => entryOf("cards", card))].map((one) => one?.expansion ?? "base"),
    ...(tasks?.length ? ["crossroads"] : []), ...(capitols?.length ? ["capitol"] : []), ...(caves?.length ? ["caves"] : []),
  ];
}

/** The choice of pieces, walls, landmarks and tiles from the boxes in use. */
function otherPieces(entry) {
  const boxes = entry.boxes.length ? entry.boxes : boxesOf(entry.position);
  const inPlay = (box) => !boxes.length || boxes.includes(box);
  const shapes = [...all("figures").keys()].filter((shape) => shape === SETTLEMENT || inPlay(BOX_OF[shape] ?? "crossroads"));
  const grounds = Object.keys(GROUND).filter((shape) => inPlay(BOX_OF[shape]));
  const choice = (shape, face, words) => html`<button type="button" aria-pressed=${entry.shape === shape} @click=${() => alter({ shape })}>
    ${face}<small>${words}</small></button>`;
  return html`
    <div class="palette" role="group" aria-label=${say("other-pieces")}>
      ${shapes.map((shape) => choice(shape, pieceFace(entry.colour, shape), title("figures", shape)))}
      ${inPlay("nomads") ? choice(WALL, pieceFace("grey", WALL), say("wall")) : nothing}
      ${grounds.map((shape) => choice(shape, groundFace(shape, true), say(shape)))}
      ${choice(TILES, groundFace("location", true), say("tiles"))}
      ${entry.boxes.length || !boxes.length ? nothing : html`<button type="button" data-deed="all-pieces"
        @click=${() => alter({ boxes: ALL_BOXES })}>…<small>${say("all-pieces")}</small></button>`}
    </div>
    ${entry.shape === TILES ? html`<p class="faint">${say("tiles-how")}</p>
      <div class="chips" role="group" aria-label=${say("tiles")}>${LEFT.map((left) => html`
        <button type="button" aria-pressed=${entry.left === left} @click=${() => alter({ left })}>
          ${left === null ? say("unknown") : say("tiles-left", { count: left })}</button>`)}</div>` : nothing}`;
}

/**
 * The reasons why the last piece was refused or the table is impossible, and buttons for the proposed repairs; a
 * prompt if nothing was refused and there are no repairs.
 */
function refusal({ fault: refused, repairs, accepted }) {
  if (!refused && !repairs.length) return html`<p class="prompt">${say("tap-hexes")}</p>`;
  const fault = refused ?? { texts: accepted.map((one) => one.text) };
  return html`<section class="answer no" role="alert">
    ${fault.texts.length ? html`<h2>${say(refused ? "no-because" : "cannot-be")}</h2>
      ${fault.texts.map((text) => html`<p>${sentence(text)}</p>`)}` : nothing}
    ${repairs.length ? html`<div class="choices"><span class="faint">${say("repairs")}</span>${repairs.map((repair) => html`
      <button type="button" @click=${() => mend(repair)}>${bare(repair.text)}</button>`)}</div>` : nothing}
    <button type="button" class="close" @click=${() => alter({ fault: null, repairs: [] })} aria-label=${say("close")}>×</button>
  </section>`;
}

/** The questions whose answers the referee needs: whose turn it is, and which card was played. */
function asking(entry) {
  const terrains = [...all("terrains").values()].filter((terrain) => terrain.suitable && !["swamp", "farmland"].includes(terrain.name));
  return html`
    <p class="prompt">${say("whose-turn")}</p>
    <div class="palette" role="group" aria-label=${say("whose-turn")}>${entry.position.players.map((player) => html`
      <button type="button" aria-pressed=${entry.turn === player.colour} @click=${() => alter({ turn: player.colour })}>
        ${pieceFace(player.colour)}<small>${playerName(player.colour)}</small></button>`)}</div>
    <p class="prompt">${say("which-card")}</p>
    <div class="cards" role="group" aria-label=${say("which-card")}>${terrains.map(({ name }) => html`
      <button type="button" class="card" @click=${() => rule(name)}>${cardFace(name)}<span>${cardTitle(name)}</span></button>`)}</div>
    ${entry.fault ? refusal(entry) : nothing}
    <div class="deeds"><button type="button" @click=${stepBack}>${say("back")}</button></div>`;
}

/** Go back from the gold or the questions to the pieces, or from the pieces to the home screen. */
function stepBack() {
  const { scores, asking } = app.entry;
  if (scores || asking) alter({ scores: null, asking: false, fault: null });
  change(scores || asking ? { lit: null } : { screen: "home", lit: null });
}

function counted(entry) {
  return html`${entry.fault ? refusal(entry) : nothing}${entry.ranges ? ranges(entry.ranges) : nothing}
    ${entry.scores.final ? victory(entry.scores) : nothing}${scoreTable(entry.scores.players)}${explanation()}
    ${openRemarks(entry)}
    <div class="deeds"><button type="button" @click=${stepBack}>${say("back")}</button></div>`;
}

/**
 * Handle a tap. Taps that place or remove pieces are queued, so that each tap is checked against the result of the
 * previous tap.
 */
function dab(name) {
  if (app.entry.scores) return;
  if (app.entry.shape === TILES) {
    leave(name);
    return;
  }
  inTurn(name, () => toggle(name));
}

/** Record the number of tiles left on a location. */
function leave(name) {
  const { tiles, left, topology: ground } = app.entry;
  if (!ground.locations[name]) {
    alter({ fault: { texts: [say("tiles-how")], hexes: [name] } });
    return;
  }
  const { [name]: _, ...others } = tiles;
  const past = [...app.entry.past, snapshot(app.entry)];
  alter({ tiles: left === null ? others : { ...others, [name]: left }, past, fault: null });
}

async function toggle(name) {
  const { entry } = app;
  const next = toggled(entry, name);
  const doubts = new Map(entry.doubts);
  doubts.delete(name);
  // The new position is shown at once. If the service rejects it or the request fails, the old position is restored.
  change({ entry: { ...app.entry, position: next, fault: null, repairs: [] } });
  const found = await audit(next).catch((error) => {
    alter({ position: entry.position });
    throw error;
  });
  const worse = found.inconsistencies.filter((one) => !app.entry.accepted.some((old) => sameFault(old, one)));
  if (worse.length) {
    const texts = worse.map((one) => one.text);
    const hexes = [...new Set([name, ...worse.flatMap((one) => one.hexes)])];
    alter({ position: entry.position, fault: { texts, hexes }, repairs: [] });
    change({ said: texts.map(sentence).join(" ") });
    return;
  }
  const ground = next.board === entry.position.board ? entry.topology : await topology(next.board);
  alter({ past: [...entry.past, snapshot(entry)], accepted: found.inconsistencies, doubts, topology: ground });
  const removed = removedFrom(name, entry.position, next);
  const text = say(removed ? "removed" : "placed", { hex: name, piece: removed });
  // The user may have removed a piece by mistake, so the text below the board names it.
  change({ said: text, hint: removed ? text : null });
}

/** The names of the pieces that a tap removed from a hex; empty if it removed nothing. */
function removedFrom(name, before, after) {
  const stays = inWords(after, name);
  return inWords(before, name).filter((piece) => !stays.includes(piece)).join(", ");
}

/** The names of all pieces and landmarks on a hex. */
function inWords(position, name) {
  const landmarks = Object.keys(GROUND).filter((shape) => position.board[GROUND[shape]]?.includes(name));
  return [...(pieces(position).get(name) ?? []).map(pieceTitle), ...landmarks.map((shape) => say(shape))];
}

const sameFault = (one, other) => one.code === other.code && one.place === other.place && one.hexes.length >= other.hexes.length;

async function audit(position) {
  try {
    return await post("audits", { position }, "repairs");
  } catch (error) {
    // If the service does not accept the request with repairs, audit the position without them.
    if (error instanceof Refused && error.status === 422) return post("audits", { position });
    throw error;
  }
}

/** The position after the chosen piece is put on a hex or, if it is already there, removed. */
function toggled({ position, colour, shape }, name) {
  if (shape === WALL) return { ...position, walls: flipped(position.walls ?? [], name) };
  if (shape in GROUND) return { ...position, board: { ...position.board, [GROUND[shape]]: flipped(position.board[GROUND[shape]] ?? [], name) } };
  const key = KEYS[shape];
  const there = pieces(position).get(name)?.find((piece) => piece.colour === colour && piece.shape === shape);
  const players = position.players.map((player) => {
    const others = without(player, name);
    if (player.colour !== colour || there) return others;
    return Array.isArray(player[key]) || key.endsWith("s") ? { ...others, [key]: [...(others[key] ?? []), name] } : { ...others, [key]: name };
  });
  return { ...position, players };
}

/** A player without the pieces on this hex. */
function without(player, name) {
  const kept = { ...player };
  for (const key of Object.values(KEYS)) {
    if (Array.isArray(kept[key])) kept[key] = kept[key].filter((one) => one !== name);
    else if (kept[key] === name) delete kept[key];
  }
  return kept;
}

function flipped(list, name) {
  return list.includes(name) ? list.filter((one) => one !== name) : [...list, name];
}

function undo() {
  inTurn("undo", async () => {
    const { past } = app.entry;
    const { position, tiles, doubts } = past.at(-1);
    alter({ position, tiles, doubts: new Map(doubts), topology: await topology(position.board), past: past.slice(0, -1), fault: null, scores: null });
    alter({ accepted: (await audit(position)).inconsistencies });
  });
}

/** Apply a repair that the service proposes. */
async function mend(repair) {
  try {
    const { position } = applied({ position: app.entry.position }, repair.patch);
    const found = await audit(position);
    alter({
      position,
      topology: await topology(position.board),
      past: [...app.entry.past, snapshot(app.entry)],
      accepted: found.inconsistencies,
      repairs: found.repairs ?? [],
      fault: null,
    });
  } catch (error) {
    complain(error);
  }
}

/** Count the gold of the entered table. */
export const countTable = () => count();

async function count() {
  const { position, final = null } = app.entry;
  try {
    const scores = await post("scores", { position, ...(final === null ? {} : { final }) });
    const open = app.entry.scan && app.entry.doubts.size ? await weighAgain(app.entry) : null;
    if (scores.verdict === "possible") alter({ scores, ranges: open, fault: null });
    else alter(await faultOf(scores));
    // The button is at the bottom, but the gold or the reasons for a refusal appear at the top.
    document.querySelector(".side").scrollTo(0, 0);
  } catch (error) {
    complain(error);
  }
}

/** Count again after the user has said whether the game is over, or has changed gold or marked lines. */
export function correctScore(changes) {
  const { entry } = app;
  const past = changes.position ? [...entry.past, snapshot(entry)] : entry.past;
  inTurn("count", async () => {
    const place = document.querySelector(".side").scrollTop;
    alter({ ...changes, past });
    await count();
    // If the user says that the game is over, scroll to the winner at the top.
    if (!changes.final) document.querySelector(".side").scrollTo(0, place);
  });
}

async function faultOf({ inconsistencies }) {
  const { repairs = [] } = await audit(app.entry.position);
  return { fault: { texts: inconsistencies.map((one) => one.text), hexes: inconsistencies.flatMap((one) => one.hexes) }, repairs };
}

/** Infer a game from the entered table, and open the game. If nothing was corrected, open the earlier game instead. */
async function rule(card) {
  const { position, tiles, turn, names, boxes, told, game, asked, topology: ground } = app.entry;
  const before = keptGame(game);
  const frames = before?.now.state.frames ?? [];
  const counted = Object.keys(tiles).length ? { location_tiles: tiles } : {};
  const table = { position: { ...position, ...counted }, turn, card };
  try {
    // If nothing was corrected, the game continues as it was.
    if (asked && frames[0]?.player === turn && frames[0].card === card) {
      if (app.game?.id !== game) await resume(before);
      change({ screen: "play", answer: null, lit: null });
      return;
    }
    // A game that has no moves yet is replaced by the corrected game.
    const people = { names, boxes, id: before && !before.steps.length ? game : undefined, before: before ? knownOf(before) : undefined };
    const again = told ? correctedTable(told, table, ground) : { table };
    let refused = await begin(again.table, people);
    const isForgotten = refused && told;
    if (isForgotten) refused = await begin(table, people);
    if (refused) {
      alter({ ...(await faultOf(refused)), asking: true });
      return;
    }
    alter({ asked: true, asking: false, card, fault: null, told: null, game: app.game.id });
    const isSameTurn = told?.turn === turn && told.card === card;
    if (isForgotten || again.lost || (isSameTurn && !isSameProgress(frames, app.game.state.frames))) warn(say("tell-again"));
  } catch (error) {
    if (error instanceof Refused && error.status === 404) alter({ fault: { texts: [say("no-states")], hexes: [] } });
    else complain(error);
  }
}

/** The answers and confirmations for a game whose table is being corrected. */
const knownOf = ({ about, now }) => ({ state: now.state, list: about.assumed?.list, confirmed: about.confirmed, isCorrected: true });

/** Whether tasks are chosen, or the service reports an inconsistency about tasks. */
function asksForTasks({ accepted, position }) {
  return position.tasks?.length || accepted.some((one) => one.place.endsWith("/tasks"));
}

/** Change the cards or tasks of the table. */
export async function changeFacts(facts) {
  const position = { ...app.entry.position, ...facts };
  alter({ position, past: [...app.entry.past, snapshot(app.entry)] });
  try {
    const found = await audit(position);
    // If the position has changed meanwhile, this answer is out of date.
    if (app.entry?.position === position) alter({ accepted: found.inconsistencies });
  } catch (error) {
    complain(error);
  }
}
