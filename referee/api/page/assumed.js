// What the service assumed about a table that was entered, as questions to answer at a glance; every answer is asked about
// anew.

import { html, nothing } from "./vendor/lit-html.js";
import { app, change } from "./store.js";
import { all, title } from "./catalogue.js";
import { complain, Impossible, note, open } from "./game.js";
import { post } from "./api.js";
import { applied } from "./patch.js";
import { playerName } from "./players.js";
import { reachable } from "./corrections.js";
import { begun, listed, say, sentence } from "./words.js";

// What a position holds; everything else that can be said stands beside it.
const OF_POSITION = new Set(["cards", "tasks", "location_tiles", "nomad_tiles", "removed_terrain"]);
// Neither can be said in the words of a table: who took a tile, and which terrain of two is played.
const UNSAYABLE = new Set(["takers", "turn-terrain"]);
// The most doubtful first: what happened in this turn, then what somebody may hold, then what lies on the board.
const ORDER = [
  "tile-status", "tiles-held", "bonus-tiles", "nomad-tiles-held", "numbers", "hand",
  "cards", "tasks", "nomad-tiles", "start-player", "round",
];
const ON_LOCATIONS = "location-tiles";
const HELD = "tiles-held";

/** From what lies on the table to a game in progress. Null if all is well; else the service's reasons. */
export async function begin(table, { names = {}, boxes = [], id, actions = [], at = 0 } = {}) {
  const found = await post("states", table);
  if (found.verdict !== "possible") return found;
  const assumed = found.assumptions.length ? { table, list: found.assumptions } : null;
  await open(found.state, actions, at, { names, entered: { ...table, boxes }, assumed }, id);
  return null;
}

/** The questions, in the sheet above the table. */
export function assumptions() {
  const { list } = app.game.about.assumed ?? { list: [] };
  const rank = ({ code }) => (ORDER.includes(code) ? ORDER.indexOf(code) : ORDER.length);
  const single = list.filter((one) => one.code !== ON_LOCATIONS).sort((one, other) => rank(one) - rank(other));
  const asked = single.filter((one) => answers(one).length || one.code === HELD);
  const told = single.filter((one) => !asked.includes(one));
  return html`<h2 id="dialog-title">${say("assumed", { count: list.length })}</h2>
    <ul class="assumed">${asked.map((one) => html`<li data-code=${one.code}><p>${sentence(one.text)}</p>
      ${one.code === HELD ? heldTiles(one) : buttons(answers(one))}</li>`)}
      ${otherHands(list).map((one) => html`<li data-code=${HELD}><p>${one.text}</p>${heldTiles(one)}</li>`)}
      ${leftTiles(list.filter((one) => one.code === ON_LOCATIONS))}
      ${told.map((one) => html`<li class="faint">${sentence(one.text)}</li>`)}</ul>
    <div class="deeds sticky"><button type="button" class="primary" @click=${confirm}>${say("all-right")}</button></div>`;
}

function confirm() {
  note({ assumed: null });
  change({ dialog: null });
}

function buttons(choices) {
  return html`<div class="choices">${choices.map(({ words, choose, chosen }) => html`
    <button type="button" aria-pressed=${Boolean(chosen)} @click=${choose}>${words}</button>`)}</div>`;
}

/** What it could be instead, with what was assumed in front. */
function answers(assumption) {
  const others = UNSAYABLE.has(assumption.code) ? [] : assumption.alternatives.filter((value) => worded(value));
  if (!others.length) return [];
  const here = worded(assumption.assumed);
  const same = here ? [{ words: here, chosen: true, choose: () => {} }] : [];
  return [...same, ...others.map((value) => ({ words: worded(value), choose: () => answer(assumption.place, value) }))];
}

/** All locations in one question: they are right unless somebody moved away. */
function leftTiles(list) {
  if (!list.length) return nothing;
  const summary = listed(list.map(({ facts }) => `${title("tiles", facts.tile)} ${facts.at}: ${facts.count}`));
  return html`<li data-code=${ON_LOCATIONS}><p>${say("tiles-assumed", { count: list.length, list: summary })}</p>
    <details class="more"><summary>${say("other-numbers")}</summary>${list.map((one) => html`
      <div class="choices"><span>${begun(title("tiles", one.facts.tile))} ${one.facts.at}</span>
        ${[0, 1, 2].map((count) => html`<button type="button" aria-pressed=${count === one.facts.count}
          @click=${() => answer(one.place, count)}>${count}</button>`)}</div>`)}</details></li>`;
}

/** The players about whose tiles nothing was assumed: they have none, or somebody said which. */
function otherHands(list) {
  const assumed = list.filter((one) => one.code === HELD).map((one) => one.facts.colour);
  return app.game.start.players.map(({ colour, tiles }, seat) => ({
    place: `/players/${seat}/tiles`,
    assumed: tiles,
    facts: { colour },
    text: say("tiles-of", { player: begun(playerName(colour)) }),
  })).filter(({ facts, assumed: tiles }) => !assumed.includes(facts.colour) && (tiles.length || locations(facts.colour).length));
}

/** The tiles in front of a player: each can be taken away, and others can be added. */
function heldTiles({ place, assumed, facts }) {
  const others = locations(facts.colour).filter(([from]) => !assumed.some((tile) => tile.from === from));
  const add = (event) => {
    const [from, kind] = others.find(([name]) => name === event.target.value);
    answer(place, [...assumed, { kind, from, status: "ready" }]);
  };
  return html`<div class="choices">${assumed.map((tile, number) => html`
      <button type="button" @click=${() => answer(place, assumed.filter((_, other) => other !== number))}
        aria-label=${say("take-away", { tile: title("tiles", tile.kind) })}>${begun(title("tiles", tile.kind))} ×</button>`)}
    ${others.length ? html`<select aria-label=${say("add-tile", { player: playerName(facts.colour) })} .value=${""} @change=${add}>
      <option value="">${say("add-tile", { player: playerName(facts.colour) })}</option>
      ${others.map(([from, kind]) => html`<option value=${from}>${begun(title("tiles", kind))} ${from}</option>`)}</select>` : nothing}</div>`;
}

/** The locations beside a player's pieces, each with the kind of its tiles. */
function locations(colour) {
  const { topology, start } = app.game;
  return reachable(start, topology, colour).map((name) => [name, topology.locations[name]]);
}

/** Say it otherwise: the game begins with that, and its moves follow if they are still legal. */
async function answer(place, value) {
  const { about, start, id, steps, at } = app.game;
  const table = said(about.assumed.table, start, place, value);
  const people = { names: about.names, boxes: about.entered.boxes };
  try {
    const refused = await begin(table, { ...people, id, actions: steps.map((step) => step.action), at }).catch(async (error) => {
      if (!(error instanceof Impossible)) throw error;
      const found = await begin(table, people);
      change({ notice: { text: say("course-kept"), good: true } });
      return found;
    });
    if (refused) complain(new Impossible(refused.inconsistencies));
  } catch (error) {
    complain(error);
  }
}

/** The table with one more thing said about it: `place` points into the state. */
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
  return [...players.filter((player) => player !== before), { ...before, [member]: changed[member] }];
}

/** A value as the words on a button; nothing where it has none. */
function worded(value) {
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.length ? listed(value.map(worded).filter(Boolean)) : say("none");
  if (value?.kind) return begun(title("tiles", value.kind));
  if (typeof value !== "string") return "";
  const subject = ["colours", "terrains", "tiles", "cards", "tasks"].find((one) => all(one).has(value));
  return subject ? begun(title(subject, value)) : say(`tile-${value}`);
}
