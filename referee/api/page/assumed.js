// What the service assumed about a table that was entered, and what it could be instead: one tap says so.

import { app, change } from "./store.js";
import { all, title } from "./catalogue.js";
import { complain, Impossible, open } from "./game.js";
import { post } from "./api.js";
import { applied } from "./patch.js";
import { begun, listed, say, sentence } from "./words.js";

// What a position holds; everything else that can be said stands beside it.
const OF_POSITION = new Set(["cards", "tasks", "location_tiles", "nomad_tiles", "removed_terrain"]);
// Neither can be said in the words of a table: who took a tile, and which terrain of two is played.
const UNSAYABLE = new Set(["takers", "turn-terrain"]);

/** From what lies on the table to a game in progress. Null if all is well; else the service's reasons. */
export async function begin(table) {
  const found = await post("states", table);
  if (found.verdict !== "possible") return found;
  await open(found.state);
  if (found.assumptions.length) {
    const list = found.assumptions.map((one) => ({ text: sentence(one.text), choices: choices(table, found.state, one) }));
    change({ answer: { kind: "hint", text: say("assumed", { count: list.length }), list } });
  }
  return null;
}

function choices(table, state, assumption) {
  if (UNSAYABLE.has(assumption.code)) return [];
  return assumption.alternatives
    .map((value) => ({ words: worded(value), choose: () => again(said(table, state, assumption.place, value)) }))
    .filter(({ words }) => words);
}

async function again(table) {
  try {
    const refused = await begin(table);
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
  if (Array.isArray(value)) return value.length ? listed(value.map(worded)) : say("none");
  if (value?.kind) return begun(title("tiles", value.kind));
  if (typeof value !== "string") return "";
  const subject = ["colours", "terrains", "tiles", "cards", "tasks"].find((one) => all(one).has(value));
  return subject ? begun(title(subject, value)) : say(`tile-${value}`);
}
