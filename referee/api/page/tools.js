// Converts the service's offers into tools for the user: the mandatory action, the tiles and buttons. Nothing here
// depends on what a tile does.

import { app } from "./store.js";
import { entry } from "./catalogue.js";

const BUILD = "build";
const WITH_HEXES = new Set(["build", "place", "move", "remove"]);

function keyOf(offer) {
  return [offer.tile ?? BUILD, offer.via ?? "", offer.waiver ?? ""].join("+");
}

/** The tools for the legal actions with a tile or a hex, in the order of the offers, each with its offers. */
export function tools(offers) {
  const found = new Map();
  for (const offer of offers ?? []) {
    if (!offer.tile && !WITH_HEXES.has(offer.type)) continue;
    const key = keyOf(offer);
    if (!found.has(key)) found.set(key, { key, tile: offer.tile ?? null, via: offer.via, waiver: offer.waiver, offers: [] });
    found.get(key).offers.push(offer);
  }
  return [...found.values()];
}

/** The offers without a tile and without a hex, such as ending the turn or naming a card. */
export function plainOffers(offers) {
  return (offers ?? []).filter((offer) => !offer.tile && !WITH_HEXES.has(offer.type));
}

/** The kinds of tile that the offers use. */
const kindsOf = (offers) => new Set((offers ?? []).flatMap(({ tile, waiver, via }) => [tile, waiver, via]));

/** The tiles in front of a player, with their statuses. In a player's turn, a ready tile that no offer uses is idle. */
export function heldTiles({ colour, tiles = [], bonus_tiles: bonus = [], nomad_tiles: nomad = [] }, { state, awaited, offers }) {
  const statusOf = ({ used, round }) => (used ? "used" : round < state.round ? "ready" : "fresh");
  const held = [...tiles, ...bonus, ...nomad.map((tile) => ({ kind: tile.kind, status: statusOf(tile) }))];
  if (awaited?.player !== colour) return held;
  const useful = kindsOf(offers);
  return held.map((tile) => (tile.status === "ready" && !useful.has(tile.kind) ? { ...tile, status: "idle" } : tile));
}

/** The tools for all tiles in front of a player, including tiles that cannot be used now. */
export function tilesOf(player, game) {
  const kinds = new Map();
  for (const { kind, status } of player ? heldTiles(player, game) : []) kinds.set(kind, [...(kinds.get(kind) ?? []), status]);
  const offered = tools(game.offers);
  const shown = offered.filter((tool) => tool.tile || tool.waiver)
    .map((tool) => ({ ...tool, ready: true, count: kinds.get(tool.tile)?.length ?? 1 }));
  const there = kindsOf(game.offers);
  for (const [kind, statuses] of kinds) {
    if (there.has(kind)) continue;
    const status = statuses.includes("idle") ? "idle" : statuses[0];
    shown.push({ key: `${kind}++`, tile: kind, offers: [], ready: false, status, count: statuses.length });
  }
  return shown;
}

/**
 * The tool to start with. In a turn, this is the mandatory build if it is offered. Otherwise, it is the chosen tool
 * if that is still offered. If not, it is the first tool offered or, in a turn or if no tool is offered, the build.
 */
export function defaultTool(game, inHand) {
  const offered = tools(game.offers).filter((tool) => tool.offers.some((offer) => WITH_HEXES.has(offer.type)));
  const keys = offered.map((tool) => tool.key);
  const frame = game.awaited?.frame;
  if (frame === "turning" && keys.includes(keyOf({}))) return keyOf({});
  if (inHand && keys.includes(inHand)) return inHand;
  if (frame === "turning" && !keys.includes(keyOf({}))) return keyOf({});
  return keys[0] ?? keyOf({});
}

/** The chosen tool, without offers if nothing is offered for it. */
export function inHand() {
  const offered = tools(app.game?.offers);
  const found = offered.find((tool) => tool.key === app.tool);
  if (found) return found;
  const [tile, via, waiver] = (app.tool ?? keyOf({})).split("+");
  return { key: app.tool, tile: tile === BUILD ? null : tile, via: via || undefined, waiver: waiver || undefined, offers: [] };
}

/** The highlighted hexes: the targets or, before the user chooses a piece to move, the hexes of all movable pieces. */
export function targets(tool, origin) {
  const found = new Set();
  for (const offer of tool.offers) {
    if (offer.moves) for (const name of origin ? offer.moves[origin] ?? [] : Object.keys(offer.moves)) found.add(name);
    else if (!origin) for (const name of offer.at ?? []) found.add(name);
  }
  return found;
}

/** The legal actions that a tap on this hex can mean. `origin` is the hex of a piece chosen before, if any. */
export function choices(tool, name, origin) {
  const found = [];
  for (const offer of tool.offers) {
    const extra = given({ tile: offer.tile, waiver: offer.waiver, via: offer.via });
    if (offer.moves) {
      if (origin && offer.moves[origin]?.includes(name)) found.push({ type: "move", ...extra, from: origin, to: name });
      else if (!origin && offer.moves[name]) found.push({ type: "choose-origin", origin: name });
    } else if (!origin && offer.at?.includes(name)) found.push({ type: offer.type, ...extra, at: name });
  }
  return found;
}

/** The action that the user probably meant by tapping a hex that is not highlighted. The referee explains why it is illegal. */
export function attempt(tool, name, origin, table) {
  const extra = given({ tile: tool.tile, waiver: tool.waiver, via: tool.via });
  const kinds = tool.tile ? entry("tiles", tool.tile)?.actions ?? [BUILD] : [BUILD];
  const offered = tool.offers.map((offer) => offer.type).filter((type) => WITH_HEXES.has(type));
  const type = [...offered, ...kinds].find((kind) => WITH_HEXES.has(kind));
  if (!type) return { type: kinds[0] ?? BUILD, ...extra };
  if (origin) return { type: "move", ...extra, from: origin, to: name };
  if (type !== "move") return { type, ...extra, at: name };
  const somewhere = Object.values(tool.offers.find((offer) => offer.moves)?.moves ?? {})[0]?.[0] ?? table.neighbours[name][0];
  return { type, ...extra, from: name, to: somewhere === name ? table.neighbours[name][0] : somewhere };
}

/**
 * The change in gold for each target of a tool. `weighed` contains the offers with their gold; null gives an empty
 * map.
 */
export function goldOf(weighed, tool, origin) {
  const found = new Map();
  for (const offer of weighed ?? []) {
    if (keyOf(offer) !== tool.key || !offer.gold) continue;
    const gold = offer.moves ? (origin ? offer.gold[origin] ?? {} : {}) : offer.gold;
    for (const [name, sum] of Object.entries(gold)) found.set(name, sum);
  }
  return found;
}

function given(members) {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value));
}
