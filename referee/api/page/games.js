// The games and the entered tables that this browser keeps, the newest first. A tab remembers which one is its own, so two tabs never write over
// each other's game.

import { keep, kept, keptNames, mine, remember } from "./keep.js";
import { app } from "./store.js";

/** Older games make room: a browser gives a page a few megabytes. */
const MOST = 20;
const OWN = "game";

/** One line for each game: its id and what a person recognises it by. */
export function keptGames() {
  return kept("games") ?? [];
}

export function keptGame(id) {
  const game = id ? kept(nameOfGame(id)) : null;
  return game?.start && game.now ? { ...game, id } : null;
}

/** The game of this tab. */
export function ownGame() {
  return keptGame(mine(OWN));
}

/** The game of this tab, else the newest one. */
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
  // A full browser keeps the game on the table rather than the oldest one.
  while (!store() && others.length) keep(nameOfGame(others.pop().id), null);
  keep("games", [line, ...others]);
  claimGame(game.id);
}

/** Delete a game; calling the result brings it back. */
export function deleteGame(id) {
  const [before, game] = [keptGames(), kept(nameOfGame(id))];
  keep("games", before.filter((one) => one.id !== id));
  keep(nameOfGame(id), null);
  return () => {
    keep(nameOfGame(id), game);
    keep("games", before);
  };
}

/** The tables that people entered, the newest first; `slot` is the name under which each is kept. */
export function keptTables() {
  return keptNames("entry").map((slot) => ({ touched: 0, ...kept(slot), slot })).filter(({ position }) => position)
    .sort((one, other) => other.touched - one.touched);
}

/** Delete a table; calling the result brings it back. */
export function deleteTable(slot) {
  const table = kept(slot);
  keep(slot, null);
  if (app.entry?.slot === slot) app.entry = null;
  return () => keep(slot, table);
}

/** From now on this tab is about this game. */
export function claimGame(id) {
  remember(OWN, id);
}

export function nameOfGame(id) {
  return `game.${id}`;
}
