// The pieces on the board, from a state or a position, and the topology of boards.

import { post } from "./api.js";
import { kept, keep } from "./keep.js";
import { title } from "./catalogue.js";
import { say } from "./words.js";

const boards = new Map();

/**
 * The topology of a board. Whenever a topology is not in memory yet, it is stored in place of the one before, so that
 * the page can show the table while the service cannot be reached.
 */
export async function topology(board) {
  const key = JSON.stringify(board);
  if (boards.has(key)) return boards.get(key);
  const last = ["board", "game-board"].map(kept).find((one) => one?.key === key);
  const found = last?.topology ?? (await post("boards", board));
  keep("board", { key, topology: found });
  boards.set(key, withKinds(found));
  return boards.get(key);
}

/** Store the board of the current game separately, because the user may look at other boards meanwhile. */
export function keepBoard(board) {
  const key = JSON.stringify(board);
  const { kinds, capitols, caves, ...found } = boards.get(key);
  keep("game-board", { key, topology: found });
}

/** The topology, with a map from each hex to its kind of ground, and with sets of capitols and caves. */
function withKinds(found) {
  const kinds = new Map();
  for (const [kind, hexes] of Object.entries(found.ground)) for (const name of hexes) kinds.set(name, kind);
  return { ...found, kinds, capitols: new Set(found.board.capitols), caves: new Set(found.board.caves) };
}

// The members of a player that contain pieces, with the shapes of the pieces.
const SETS = { settlements: "settlement", warriors: "warrior", scouts: "scout" };
const SINGLES = { wagon: "wagon", ship: "ship", city_hall: "city-hall" };

/** A map from each occupied hex to the pieces on it. Without `topology`, a city hall stands only on its centre. */
export function pieces(table, topology) {
  const standing = new Map();
  const put = (at, colour, shape, small = false) => {
    if (!standing.has(at)) standing.set(at, []);
    standing.get(at).push({ colour, shape, small });
  };
  for (const player of table.players) {
    for (const [key, shape] of Object.entries(SETS)) for (const at of player[key] ?? []) put(at, player.colour, shape);
    for (const [key, shape] of Object.entries(SINGLES)) if (player[key]) put(player[key], player.colour, shape);
    // A city hall also covers the hexes around its centre.
    for (const at of (player.city_hall && topology?.neighbours[player.city_hall]) || []) put(at, player.colour, "city-hall", true);
  }
  for (const at of table.walls ?? []) put(at, "grey", "wall");
  return standing;
}

/** The horizontal lines that players have marked. */
export function lines(table) {
  return table.players.flatMap((player) => (player.marks ?? []).map((line) => ({ line, colour: player.colour })));
}

/** The name that describes a hex: its landmark, nomad tile or location, or else its kind of ground. */
export function label(table, topology, name) {
  if (topology.caves.has(name)) return title("tiles", "cave");
  if (topology.capitols.has(name)) return say("capitol");
  const nomad = table.nomad_tiles?.[name];
  if (nomad) return title("tiles", nomad);
  const location = topology.locations[name];
  return location ? title("tiles", location) : title("terrains", topology.kinds.get(name));
}

/** The number of tiles on a location or nomad space; null if it is unknown, and for other hexes. */
export function tilesOn(table, name) {
  if (table.nomad_tiles && name in table.nomad_tiles) return table.nomad_tiles[name] ? 1 : 0;
  return table.location_tiles?.[name] ?? null;
}

/** The name of a piece, with its colour. */
export function pieceTitle({ colour, shape }) {
  return colour === "grey" ? say("wall") : say("piece-of", { colour: title("colours", colour), piece: title("figures", shape) });
}

/** The description of a hex for screen readers. */
export function described(table, topology, name, standing, marks) {
  const parts = [name.replace("i:", say("island-prefix")), label(table, topology, name)];
  parts.push(...(standing.get(name) ?? []).map(pieceTitle));
  const tiles = tilesOn(table, name);
  if (tiles !== null) parts.push(say("tiles-left", { count: tiles }));
  if (marks.origin === name) parts.push(say("hex-chosen"));
  if (marks.targets?.has(name)) parts.push(say("hex-allowed"));
  if (marks.pending?.includes(name)) parts.push(say("hex-pending"));
  if (marks.proof?.has(name)) parts.push(say("hex-proof"));
  if (marks.earning?.has(name)) parts.push(say("hex-earning"));
  if (marks.doubts?.has(name)) parts.push(say("hex-doubtful"));
  const gold = marks.gold?.get(name);
  if (gold !== undefined) parts.push(say("hex-gold", { gold }));
  return parts.join(", ");
}
