// The game on the table: where it began, every action since, and what the service says about it now. The page decides
// nothing; it remembers.

import { post, Refused, Unreachable } from "./api.js";
import { app, change } from "./store.js";
import { keep, kept } from "./keep.js";
import { topology } from "./table.js";
import { rememberLink } from "./share.js";
import { say, sentence } from "./words.js";
import { defaultTool } from "./tools.js";
import { zoom } from "./zoom.js";

/** What the service knew after each step, so that going back does not have to ask. */
let known = [];

/** Put a game on the table: its first state and the actions since, `at` of which count. */
export async function open(start, actions = [], at = actions.length) {
  const steps = actions.map((action) => ({ action, sentences: [] }));
  known = [];
  const ground = topology(start.board);
  const [found] = await Promise.all([at ? followed({ start, steps, at }) : first(start), ground]);
  known[at] = found;
  await arriveAt({ start, steps, at, topology: await ground });
  change({ screen: "play", tab: "play", answer: null, lit: null });
  if (steps.length) retell();
}

/** Show what was kept, without asking anybody; then bring it up to date. */
export async function resume(saved) {
  known = [];
  known[saved.at] = saved.now;
  const game = { start: saved.start, steps: saved.steps, at: saved.at, topology: await topology(saved.start.board), ...saved.now };
  placed(game);
}

export function saved() {
  const game = kept("game");
  return game?.start && game.now ? game : null;
}

/** May I? If so, it is done. */
export async function ask(action) {
  const { game } = app;
  try {
    const ruling = await post("rulings", { state: game.state, action }, "sentences", "scores", "legal-actions");
    if (app.game !== game) return;
    if (ruling.verdict !== "legal") {
      change({ answer: { kind: ruling.verdict, action, ...ruling }, said: reasons(ruling).join(" "), lit: null, origin: null });
      return;
    }
    const step = { action, sentences: ruling.sentences, by: game.awaited?.player, hexes: touched(action) };
    const steps = [...game.steps.slice(0, game.at), step];
    known.length = game.at + 1;
    known[steps.length] = { state: ruling.state, awaited: ruling.awaited, offers: ruling.legal_actions, scores: ruling.scores };
    placed({ ...game, steps, at: steps.length, ...known[steps.length] });
    change({ answer: { kind: "legal", sentences: ruling.sentences }, said: ruling.sentences.map(sentence).join(" ") });
    if (!ruling.awaited) requestAnimationFrame(zoom.fit);
    await shuffleIfDue();
  } catch (error) {
    complain(error);
  }
}

/** Go to the table as it was after so many steps. */
export async function go(at) {
  const { game } = app;
  if (at < 0 || at > game.steps.length || at === game.at) return;
  try {
    await arriveAt({ ...game, at });
    const told = at ? game.steps[at - 1].sentences.map(sentence).join(" ") : say("game-begins");
    change({ answer: null, lit: null, said: told });
  } catch (error) {
    complain(error);
  }
}

export const undo = () => app.game && go(before(app.game));
export const redo = () => app.game && go(after(app.game));

/** A shuffle was no decision of anybody: nobody wants to undo it alone. */
function before({ steps, at }) {
  let to = at - 1;
  while (to > 0 && steps[to].action.type === "shuffle") to -= 1;
  return to;
}

function after({ steps, at }) {
  let to = at + 1;
  while (to < steps.length && steps[to].action.type === "shuffle") to += 1;
  return to;
}

async function arriveAt(game) {
  if (!known[game.at]) known[game.at] = game.at ? await followed(game) : await first(game.start);
  placed({ ...game, ...known[game.at] });
  await shuffleIfDue();
}

async function first(state) {
  const found = await post("legal-actions", { state }, "scores");
  if (found.verdict !== "possible") throw new Impossible(found.inconsistencies);
  return { state, awaited: found.awaited, offers: found.actions, scores: found.scores };
}

async function followed({ start, steps, at }) {
  const actions = steps.slice(0, at).map((step) => step.action);
  const found = await post("replays", { start, actions }, "scores", "legal-actions");
  if (found.verdict !== "legal") throw new Impossible(found.violations?.length ? found.violations : found.inconsistencies);
  return { state: found.state, awaited: found.awaited, offers: found.legal_actions, scores: found.scores };
}

/** The history in the language of today. */
export async function retell() {
  const { game } = app;
  if (!game?.steps.length) return;
  try {
    const actions = game.steps.map((step) => step.action);
    const found = await post("replays", { start: game.start, actions }, "events", "sentences");
    if (app.game?.start !== game.start || app.game.steps.length !== actions.length) return;
    const steps = app.game.steps.map((step, number) => ({
      ...step,
      sentences: found.sentences?.[number] ?? step.sentences,
      by: found.events?.[number]?.find((event) => event.player)?.player ?? step.by,
      hexes: touched(step.action),
    }));
    change({ game: { ...app.game, steps } });
    store(app.game);
  } catch (error) {
    complain(error);
  }
}

/** Ask again about the table as it is, for texts in another language. */
export async function refresh() {
  const { game } = app;
  if (!game) return;
  known = [];
  await arriveAt(game).catch(complain);
  await retell();
}

function placed(game) {
  change({ game, origin: null, tool: defaultTool(game, app.tool), goldShown: false, gold: null });
  store(game);
}

function store(game) {
  const now = { state: game.state, awaited: game.awaited, offers: game.offers, scores: game.scores };
  keep("game", { start: game.start, steps: game.steps, at: game.at, now });
  rememberLink(game);
}

/** The shuffle that is due where the page deals: a pile that is known can run out. Real cards are shuffled by people. */
export function dueShuffle(game) {
  return (game.state.deck && game.offers?.find((offer) => offer.type === "shuffle")) ?? null;
}

async function shuffleIfDue() {
  const due = dueShuffle(app.game);
  if (due && app.game.at === app.game.steps.length) await shuffle(due);
}

export function shuffle(offer) {
  return ask({ type: "shuffle", deck: shuffled(offer.cards) });
}

export function shuffled(items) {
  const deck = [...items];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = crypto.getRandomValues(new Uint32Array(1))[0] % (last + 1);
    [deck[last], deck[other]] = [deck[other], deck[last]];
  }
  return deck;
}

/** The gold that every target would bring, asked for once for each table. */
export async function weigh() {
  const { game } = app;
  if (app.gold) return app.gold;
  try {
    const found = await post("legal-actions", { state: game.state }, "gold");
    if (app.game !== game) return app.game && (await weigh());
    change({ gold: found.actions });
    return found.actions;
  } catch (error) {
    complain(error);
    return null;
  }
}

function touched(action) {
  return [action.to ?? action.at].filter(Boolean);
}

/** The reasons in an answer that is not yes. */
export function reasons(ruling) {
  return [...(ruling.violations ?? []), ...(ruling.inconsistencies ?? [])].map((reason) => sentence(reason.text));
}

/** A table that cannot be. */
export class Impossible extends Error {
  constructor(found) {
    super(found.map((reason) => sentence(reason.text)).join(" "));
    this.found = found;
  }
}

/** Tell people what went wrong, in their words. */
export function complain(error) {
  if (error instanceof Unreachable) return;
  const text = error instanceof Refused ? [error.message, ...error.faults.map(sentence)].join(" ") : error.message;
  if (!(error instanceof Refused || error instanceof Impossible)) console.error(error);
  change({ notice: text, said: text });
}
