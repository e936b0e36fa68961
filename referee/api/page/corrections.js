// The user's statements about an entered table, and the changes that the moves have made since. When the user corrects
// the table, the page keeps every statement that still applies.

import { pieces } from "./table.js";

// The members of the game, of the ground and of a player that are stated in addition to the pieces, and the members
// of a player in a position. The supply is left out, because it follows from the pieces.
const OF_GAME = ["start_player", "round", "ending", "discard", "removed"];
const OF_GROUND = ["walls", "nomad_tiles", "removed_terrain"];
const OF_PLAYER = ["hand", "tiles", "taken_from", "nomad_tiles", "bonus_tiles", "numbers", "temple"];
const OF_KINGDOM = ["colour", "settlements", "warriors", "scouts", "wagon", "ship", "city_hall", "gold", "marks"];

export const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const picked = (members, from) => Object.fromEntries(members.filter((member) => from[member]).map((member) => [member, from[member]]));
const changed = (members, now, before) =>
  Object.fromEntries(members.filter((member) => !isSame(now[member], before[member])).map((member) => [member, now[member]]));

/**
 * The current table of a game that was inferred from an entered table: its pieces, the user's statements, and what
 * the moves have changed.
 */
export function tableNow({ about, start, state, at }) {
  const { boxes: _, ...table } = about.entered;
  if (!at) return table;
  const turn = state.frames[0]?.frame === "turning" ? state.frames[0] : null;
  const { players: told = [], position } = table;
  return {
    ...table,
    ...changed(OF_GAME, state, start),
    ...(turn ? { turn: turn.player, card: turn.card, built: turn.built } : {}),
    position: {
      ...position,
      ...changed(OF_GROUND, state, start),
      location_tiles: { ...position.location_tiles, ...changed(Object.keys(state.location_tiles), state.location_tiles, start.location_tiles) },
      players: state.players.map((player) => picked(OF_KINGDOM, player)),
    },
    players: state.players.map((player, seat) => ({
      ...told.find(({ colour }) => colour === player.colour),
      colour: player.colour,
      ...changed(OF_PLAYER, player, start.players[seat]),
    })),
  };
}

/** The locations next to a player's pieces, where the tiles in front of the player can come from. */
export function reachable({ players }, topology, colour) {
  const standing = pieces({ players: players.filter((player) => player.colour === colour) }, topology);
  return Object.keys(topology.locations).filter((name) => topology.neighbours[name].some((beside) => standing.has(beside)));
}

/**
 * The corrected table, with the earlier statements that still apply. If a player's pieces are now next to different
 * locations, the table leaves out this player's tiles and the earlier numbers of tiles on these locations. If the turn
 * or the card was corrected, the table also leaves out the builds, hands and tile statuses. `lost` says whether a
 * player's tiles were left out, or builds because the turn or the card was corrected.
 */
export function correctedTable(before, table, topology) {
  const { position, turn, card, built = [], players = [], ...rest } = before;
  const moved = new Set();
  const stays = ({ colour }) => {
    const [here, there] = [table.position, position].map((one) => reachable(one, topology, colour));
    const others = [...here.filter((name) => !there.includes(name)), ...there.filter((name) => !here.includes(name))];
    for (const name of others) moved.add(name);
    return !others.length;
  };
  const settled = table.position.players.filter(stays).map(({ colour }) => colour);
  const isSameTurn = turn === table.turn && card === table.card;
  const own = table.position.players.find(({ colour }) => colour === table.turn).settlements;
  const left = Object.entries(table.position.location_tiles ?? {})
    .filter(([name, count]) => !moved.has(name) || count !== position.location_tiles?.[name]);
  const { location_tiles: _, ...ground } = table.position;
  return {
    table: {
      ...rest,
      ...table,
      ...(isSameTurn && built.length ? { built: built.filter((name) => own.includes(name)) } : {}),
      position: { ...ground, ...(left.length ? { location_tiles: Object.fromEntries(left) } : {}) },
      players: players.map((player) => toldOf(player, settled.includes(player.colour), isSameTurn)),
    },
    lost: players.some((player) => player.tiles?.length && !settled.includes(player.colour)) || (!isSameTurn && built.length > 0),
  };
}

function toldOf({ hand, tiles, taken_from: taken, bonus_tiles: bonus, ...player }, isSettled, isSameTurn) {
  return {
    ...player,
    ...(isSameTurn ? { hand } : {}),
    ...(isSettled ? { tiles: isSameTurn ? tiles : tiles?.map(({ kind, from }) => ({ kind, from })), taken_from: taken, bonus_tiles: bonus } : {}),
  };
}

/** Whether the frames are the same, apart from the builds of the turn, which follow from the pieces. */
export function isSameProgress(frames, others) {
  const rest = (list) => list.map(({ due: _, built: __, ...frame }) => frame);
  return isSame(rest(frames), rest(others));
}
