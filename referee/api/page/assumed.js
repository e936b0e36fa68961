// The service's assumptions about an entered table, as questions. Every answer is sent to the service and can be
// changed. An answer does not change the order of the remaining questions.

import { html, nothing } from "./vendor/lit-html.js";
import { app, change } from "./store.js";
import { all, title } from "./catalogue.js";
import { complain, Impossible, inTurn, note, open } from "./game.js";
import { post } from "./api.js";
import { applied } from "./patch.js";
import { playerName } from "./players.js";
import { isSame, reachable } from "./corrections.js";
import { topology } from "./table.js";
import { begun, listed, say, sentence } from "./words.js";

// The assumed members that belong to the position. The other members of a table are next to `position` in the
// request.
const OF_POSITION = new Set(["cards", "tasks", "location_tiles", "nomad_tiles", "removed_terrain"]);
const TAKERS = "takers";
// A table cannot state these two facts: who took a tile, and which terrain of a swamp card is played.
const UNSAYABLE = new Set([TAKERS, "turn-terrain"]);
const STATUS = "tile-status";
const HELD = "tiles-held";
const ON_LOCATIONS = "location-tiles";
const BEGINS = "turn-begins";
// The order of the questions, from the most to the least doubtful assumption: what happened this turn, what the
// players hold, and then the rest of the table.
const ORDER = [STATUS, HELD, "nomad-tiles", "numbers", "hand", "cards", "tasks", "nomad-space", "start-player", "round"];

/**
 * Infer a game from a table, and open it. Returns null, or the service's answer if the table is impossible. Throws
 * `Impossible` if the actions are not legal. `before` contains the earlier questions and confirmations about the
 * table.
 */
export async function begin(table, { names = {}, boxes = [], id, actions = [], at = 0, before } = {}) {
  const found = await post("states", table);
  if (found.verdict !== "possible") return found;
  await open(found.state, actions, at, { names, entered: { ...table, boxes }, ...(await questions(table, found, before)) }, id);
  return null;
}

/** Fetch the questions about the table in a link, in the user's language. */
export async function askAbout(table) {
  const found = await post("states", table);
  if (found.verdict === "possible") note(await questions(table, found));
}

/**
 * The questions about a table (null if there are none), and the confirmations that still hold. A confirmed question
 * is asked again only if its value has changed.
 */
async function questions(table, { state, assumptions }, { state: old, list = [], confirmed = [], isCorrected = false } = {}) {
  const still = confirmed.filter((one) => isSame(valueIn(state, one), valueIn(old, one)));
  const found = [...assumptions, ...otherHands(assumptions, state, await topology(state.board))].filter((one) => !among(still, one));
  const kept = single(list).filter(isAsked).map((one) => carried(one, among(found, one), state, isCorrected)).filter(Boolean);
  const added = found.filter((one) => isAsked(one) && !among(kept, one)).sort((one, other) => rank(one) - rank(other));
  const shown = [...grouped([...kept, ...added]), ...found.filter((one) => !isAsked(one))];
  return { assumed: shown.length ? { table, list: shown } : null, confirmed: still };
}

/**
 * An earlier question as it is shown after an answer or a correction; null or undefined if it no longer applies.
 * `again` is the same question about the new table; undefined if the question does not arise again.
 */
function carried(question, again, state, isCorrected) {
  if (question.code === STATUS && !valueIn(state, question)) return null;
  if (again?.text) return { ...again, answered: !isCorrected && question.answered };
  return isCorrected && !question.answered ? again : question;
}

/**
 * The subject of a question, independent of the assumed value. A tile is identified by its location, because its
 * index changes when another tile is removed.
 */
const keyOf = ({ code, place, facts }) => [code, code === STATUS ? facts.at : place, facts.colour, facts.card].join();
const among = (list, question) => list.find((one) => keyOf(one) === keyOf(question));
const single = (list) => list.flatMap(({ parts, ...one }) => parts ?? [one]);
const isAsked = (question) => [HELD, ON_LOCATIONS].includes(question.code) || values(question).length > 0;

/**
 * The sort rank of a question: the service's questions come first, then the page's own, and those about locations
 * last.
 */
function rank({ code, text }) {
  if (code === ON_LOCATIONS) return ORDER.length + 2;
  if (!text) return ORDER.length + 1;
  return ORDER.includes(code) ? ORDER.indexOf(code) : ORDER.length;
}

/**
 * Combine the questions about locations into one question, because the assumed numbers of tiles are right unless a
 * piece has moved away from a location.
 */
function grouped(list) {
  const parts = list.filter(({ code }) => code === ON_LOCATIONS);
  return list.flatMap((one) => (one === parts[0] ? [{ code: ON_LOCATIONS, parts }] : parts.includes(one) ? [] : [one]));
}

/** The value that a question is about, read from this state. */
function valueIn(state, question) {
  const { code, facts } = question;
  if (code === TAKERS) return state.players.filter((player) => player.taken_from?.includes(facts.at)).map((player) => player.colour);
  const value = placeIn(state, question).split("/").slice(1).reduce((held, key) => held?.[key], state);
  return code === HELD ? value.map(({ kind, from }) => ({ kind, from })) : value;
}

function placeIn(state, { code, place, facts }) {
  if (code !== STATUS) return place;
  const seat = state.players.findIndex(({ colour }) => colour === facts.colour);
  return `/players/${seat}/tiles/${state.players[seat].tiles.findIndex(({ from }) => from === facts.at)}/status`;
}

/** The sheet with the questions. */
export function assumptions() {
  const { list } = app.game.about.assumed ?? { list: [] };
  return html`<h2 id="dialog-title">${say("assumed", { count: list.length })}</h2>
    <ul class="assumed">${list.map(asking)}</ul>
    <div class="deeds sticky"><button type="button" class="primary" @click=${confirm}>${say("all-right")}</button></div>`;
}

function asking(question) {
  if (question.code === ON_LOCATIONS) return leftTiles(question.parts ?? [question]);
  if (!isAsked(question)) return html`<li class="faint">${toldText(question)}</li>`;
  return html`<li data-code=${question.code}><p>${askedText(question)}</p>
    ${question.code === HELD ? heldTiles(question) : html`<div class="choices">${options(question, values(question))}</div>`}</li>`;
}

/**
 * The text of a question. An assumption that no longer holds is struck out instead of removed, so that nothing below
 * it moves.
 */
function askedText({ text, assumed, ...question }) {
  if (!text) return say("tiles-of", { player: begun(playerName(question.facts.colour)) });
  const was = question.code === HELD ? assumed.map(({ kind, from }) => ({ kind, from })) : assumed;
  return isSame(valueIn(app.game.start, question), was) ? sentence(text) : html`<del>${sentence(text)}</del>`;
}

/** The text of an assumption that the user cannot change. If a tile was taken or used this turn, the turn has not just begun. */
function toldText({ code, text, facts }) {
  const isOn = code === BEGINS && app.game.start.players.find(({ colour }) => colour === facts.colour).tiles
    .some(({ status }) => ["fresh", "used"].includes(status));
  return isOn ? say("turn-goes-on", { player: playerName(facts.colour) }) : sentence(text);
}

/** Remember what the user confirmed, so that a confirmed question is asked again only if its value changes. */
function confirm() {
  inTurn("assumed", () => {
    const { assumed, confirmed = [] } = app.game.about;
    const seen = single(assumed?.list ?? []).map(({ code, place, facts }) => ({ code, place, facts }));
    note({ assumed: null, confirmed: [...confirmed, ...seen] });
    change({ dialog: null });
  });
}

/**
 * The possible answers, with the assumed value first; empty if there is no alternative, or if a table cannot state
 * the answer.
 */
function values({ code, assumed, alternatives = [] }) {
  const others = UNSAYABLE.has(code) ? [] : alternatives.filter((value) => worded(value));
  return others.length ? [assumed, ...others].filter((value) => worded(value)) : [];
}

/** The buttons for the possible answers. Only a tapped option looks chosen; the assumed value stays marked as assumed. */
function options(question, offered) {
  const now = valueIn(app.game.start, question);
  const { assumed, answered = false } = question;
  const mark = (value) => (isSame(value, answered ? assumed : now) ? html` <small>${say("as-assumed")}</small>` : nothing);
  return offered.map((value) => html`<button type="button" aria-pressed=${answered && isSame(value, now)}
    @click=${() => answer(question, value)}>${worded(value)}${mark(value)}</button>`);
}

/** The question about the tiles left on locations, with buttons to choose a different number for each location. */
function leftTiles(list) {
  const { location_tiles: left } = app.game.start;
  const summary = listed(list.map(({ facts }) => `${title("tiles", facts.tile)} ${facts.at}: ${left[facts.at]}`));
  return html`<li data-code=${ON_LOCATIONS}><p>${say("tiles-assumed", { count: list.length, list: summary })}</p>
    <details class="more"><summary>${say("other-numbers")}</summary>${list.map((one) => html`
      <div class="choices"><span>${begun(title("tiles", one.facts.tile))} ${one.facts.at}</span>
        ${options(one, [one.assumed, ...one.alternatives].sort())}</div>`)}</details></li>`;
}

/**
 * Questions about the tiles of players for whom the service assumed no tiles: players whose tiles the user named, and
 * players without tiles who have pieces next to a location.
 */
function otherHands(assumptions, { players }, ground) {
  const assumed = assumptions.filter((one) => one.code === HELD).map((one) => one.facts.colour);
  return players.map(({ colour, tiles }, seat) => ({ code: HELD, place: `/players/${seat}/tiles`, assumed: tiles, facts: { colour } }))
    .filter(({ facts: { colour }, assumed: tiles }) => !assumed.includes(colour) && (tiles.length || reachable({ players }, ground, colour).length));
}

/** The tiles in front of a player, with buttons to remove or restore each tile and a list of tiles to add. */
function heldTiles(question) {
  const { assumed, facts: { colour } } = question;
  const held = app.game.start.players.find((player) => player.colour === colour).tiles;
  const isIn = (tiles, from) => tiles.some((tile) => tile.from === from);
  const shown = [...assumed, ...held.filter(({ from }) => !isIn(assumed, from))];
  const others = locations(colour).filter(([from]) => !isIn(shown, from));
  const put = (kind, from) => answer(question, [...held, { kind, from }]);
  const toggle = ({ kind, from }) => (isIn(held, from) ? answer(question, held.filter((tile) => tile.from !== from)) : put(kind, from));
  const add = (event) => {
    const [from, kind] = others.find(([name]) => name === event.target.value);
    put(kind, from);
  };
  const sign = (isHeld, words) => (isHeld ? html`${words} ×` : html`<del>${words}</del> +`);
  const face = (tile, isHeld, name) => html`<button type="button" @click=${() => toggle(tile)}
    aria-label=${say(isHeld ? "take-away" : "put-back", { tile: name })}>${sign(isHeld, begun(name))}</button>`;
  return html`<div class="choices">${shown.map((tile) => face(tile, isIn(held, tile.from), title("tiles", tile.kind)))}
    ${others.length ? html`<select aria-label=${say("add-tile", { player: playerName(colour) })} .value=${""} @change=${add}>
      <option value="">${say("add-tile", { player: playerName(colour) })}</option>
      ${others.map(([from, kind]) => html`<option value=${from}>${begun(title("tiles", kind))} ${from}</option>`)}</select>` : nothing}</div>`;
}

/** The locations next to a player's pieces, each with the kind of its tiles. */
function locations(colour) {
  const { topology, start } = app.game;
  return reachable(start, topology, colour).map((name) => [name, topology.locations[name]]);
}

/** Answer a question: restart the game with the new value, and replay its moves if they are still legal. */
function answer(question, value) {
  inTurn("assumed", async () => {
    const { about, start, id, steps, at } = app.game;
    // The user confirmed all questions while this tap was waiting.
    if (!about.assumed) return;
    const { table, list } = about.assumed;
    const answered = single(list).map((one) => (keyOf(one) === keyOf(question) ? { ...one, answered: true } : one));
    const before = { state: start, list: answered, confirmed: about.confirmed };
    const people = { names: about.names, boxes: about.entered.boxes, before };
    const next = said(table, start, placeIn(start, question), value);
    const refused = await begin(next, { ...people, id, actions: steps.map((step) => step.action), at }).catch(async (error) => {
      if (!(error instanceof Impossible)) throw error;
      const found = await begin(next, people);
      change({ notice: { text: say("course-kept"), good: true } });
      return found;
    });
    if (refused) complain(new Impossible(refused.inconsistencies));
  });
}

/** The table with one more value stated. `place` is a JSON pointer into the state. */
function said(table, state, place, value) {
  const [member, ...rest] = place.split("/").slice(1);
  if (member === "frames") return { ...table, [rest.at(-1)]: value };
  if (member === "players") return { ...table, players: saidOf(table.players ?? [], state, Number(rest[0]), rest[1], place, value) };
  if (!OF_POSITION.has(member)) return { ...table, [member]: value };
  const held = rest.length ? { ...table.position[member], [rest[0]]: value } : value;
  return { ...table, position: { ...table.position, [member]: held } };
}

function saidOf(players, state, seat, member, place, value) {
  const changed = applied(state, [{ op: "replace", path: place, value }]).players[seat];
  const before = players.find((player) => player.colour === changed.colour) ?? { colour: changed.colour };
  const tiles = () => changed.tiles.map((tile, number) => saidTile(tile, before.tiles, place.endsWith(`/tiles/${number}/status`)));
  return [...players.filter((player) => player !== before), { ...before, [member]: member === "tiles" ? tiles() : changed[member] }];
}

/** A tile, with its status only if the user stated it, because an answer about one tile says nothing about the others. */
function saidTile({ kind, from, status }, before, isAnswered) {
  const isSaid = isAnswered || before?.some((tile) => tile.from === from && tile.status);
  return isSaid ? { kind, from, status } : { kind, from };
}

/** A value as a button label; empty if there are no words for it. */
function worded(value) {
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (typeof value === "number") return String(value);
  if (value === null) return begun(say("face-down"));
  if (Array.isArray(value)) return value.length ? listed(value.map(worded).filter(Boolean)) : say("none");
  if (value?.kind) return begun(title("tiles", value.kind));
  if (typeof value !== "string") return "";
  const subject = ["colours", "terrains", "tiles", "cards", "tasks"].find((one) => all(one).has(value));
  return subject ? begun(title(subject, value)) : say(`tile-${value}`);
}
