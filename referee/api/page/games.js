// The games and entered tables stored in this browser, the newest first. Each tab remembers its own game, so that two
// tabs can show different games.

import { keep, kept, keptNames, mine, remember } from "./keep.js";
import { app } from "./store.js";

/** The maximum number of stored games. Older games are deleted, because a browser gives a page only a few megabytes. */
const MOST = 20;
const OWN = "game";

/** A summary of each stored game: its id and the facts by which the user recognises it. */
export function keptGames() {
  return kept("games") ?? [];
}

export function keptGame(id) {
  const game = id ? kept(nameOfGame(id)) : null;
  return game?.start && game.now ? { ...game, id } : null;
}

/** The game of this tab; null if there is none. */
export function ownGame() {
  return keptGame(mine(OWN));
}

/** The game of this tab or, if there is none, the newest game; null if no game is stored. */
export function lastGame() {
  return ownGame() ?? keptGame(keptGames()[0]?.id);
}

export function newGameId() {
  return crypto.randomUUID?.() ?? String(Math.random()).slice(2);
}

export function keepGame(game) {
  const now = { state: game.state, awaited: game.awaited, offers: game.offers, scores: game.scores };
  const { start, steps, at, about = {} } = game;
  const store = () => keep(nameOfGame(game.id), { start, steps, at, about, now, language: app.language });
  const line = {
    id: game.id,
    colours: game.state.players.map((player) => player.colour),
    names: game.about?.names ?? {},
    round: game.state.round,
    entered: Boolean(game.about?.entered),
    pieces: game.state.players.reduce((sum, player) => sum + player.settlements.length, 0),
    over: !game.state.frames.length,
    played: Date.now(),
  };
  const others = keptGames().filter((one) => one.id !== game.id);
  for (const old of others.splice(MOST - 1)) keep(nameOfGame(old.id), null);
  // If the storage is full, delete the oldest games until the current game fits.
  while (!store() && others.length) keep(nameOfGame(others.pop().id), null);
  keep("games", [line, ...others]);
  claimGame(game.id);
}

/** Delete a game, and return a function that restores it. */
export function deleteGame(id) {
  const [before, game] = [keptGames(), kept(nameOfGame(id))];
  keep("games", before.filter((one) => one.id !== id));
  keep(nameOfGame(id), null);
  return () => {
    keep(nameOfGame(id), game);
    keep("games", before);
  };
}

/** The entered tables, the newest first. `slot` is the name under which a table is stored. */
export function keptTables() {
  return keptNames("entry").map((slot) => ({ touched: 0, ...kept(slot), slot })).filter(({ position }) => position)
    .sort((one, other) => other.touched - one.touched);
}

/** Delete a table, and return a function that restores it. */
export function deleteTable(slot) {
  const table = kept(slot);
  keep(slot, null);
  if (app.entry?.slot === slot) app.entry = null;
  return () => keep(slot, table);
}

/** Make this game the game of this tab. */
export function claimGame(id) {
  remember(OWN, id);
}

export function nameOfGame(id) {
  return `game.${id}`;
}
