// The current game: its start, its actions, and the service's latest answer about it. The page judges nothing itself.

import { post, Refused, Unreachable } from "./api.js";
import { app, change } from "./store.js";
import { claimGame, keepGame, newGameId } from "./games.js";
import { keepBoard, topology } from "./table.js";
import { rememberLink } from "./share.js";
import { playerName } from "./players.js";
import { begun, say, sentence } from "./words.js";
import { defaultTool } from "./tools.js";
import { zoom } from "./zoom.js";

/** The first state of the game whose board was stored last. */
let boardKept = null;
/** The service's answers by the number of steps, if they are known, so that undo seldom needs a request. */
let known = [];

/**
 * Open a game from its first state and its actions, of which the first `at` are applied. `about` contains the
 * players' names, whether hands are hidden, and the entered table with its assumptions. Throws `Impossible` if the
 * service rejects the state or one of the applied actions.
 */
export async function open(start, actions = [], at = actions.length, about = {}, id = newGameId()) {
  const steps = actions.map((action) => ({ action, sentences: [] }));
  const ground = topology(start.board);
  const [found] = await Promise.all([at ? followed({ start, steps, at }) : first(start), ground]);
  known = [];
  known[at] = found;
  if (!about.entered) zoom.forget();
  await arriveAt({ id, start, steps, at, topology: await ground, about });
  change({ screen: "play", tab: "play", answer: null, lit: null });
  if (steps.length) retell();
}

/**
 * Make a stored game the current game. It is not stored again, because another tab may have continued it. The page asks
 * the service only for a board that is not stored, and for the texts if the game was stored in another language.
 */
export async function resume(saved) {
  const { now, ...game } = saved;
  const ground = await topology(saved.start.board);
  known = [];
  known[saved.at] = now;
  if (app.game?.id !== saved.id) zoom.forget();
  placed({ ...game, topology: ground, ...now }, false);
  claimGame(saved.id);
  if (saved.language !== app.language) retranslate();
}

let queue = Promise.resolve();

/** Run the user's actions one after another. Until an action is finished, `app.pending` contains its mark. */
export function inTurn(mark, work) {
  change({ pending: [...app.pending, mark] });
  queue = queue.then(work).catch(complain).finally(() => {
    const left = [...app.pending];
    left.splice(left.indexOf(mark), 1);
    change({ pending: left });
  });
  return queue;
}

/** Ask for a ruling on an action, and perform the action if it is legal. */
export function ask(action) {
  return inTurn(action.to ?? action.at ?? action.type, () => judge(action));
}

/** Like `ask`, for work that already runs in the queue. */
export async function judge(action) {
  const { state, awaited } = app.game;
  const ruling = await post("rulings", { state, action }, "sentences", "scores", "legal-actions");
  const { game } = app;
  // If the game has changed meanwhile, this answer is out of date.
  if (game.state !== state) return;
  change({ notice: null });
  if (ruling.verdict !== "legal") {
    change({ answer: { kind: ruling.verdict, action, ...ruling }, said: reasons(ruling).join(" "), lit: null, origin: null });
    return;
  }
  const again = JSON.stringify(action) === JSON.stringify(game.steps[game.at]?.action);
  if (again) {
    await moveTo(after(game));
    return;
  }
  if (isFarBack(game)) keepCourse(game);
  const sentences = forEverybody(ruling.sentences, ruling.events);
  const step = { action, sentences, by: awaited?.player, hexes: touched(action) };
  const steps = [...game.steps.slice(0, game.at), step];
  known.length = game.at + 1;
  known[steps.length] = { state: ruling.state, awaited: ruling.awaited, offers: ruling.legal_actions, scores: ruling.scores };
  placed({ ...game, steps, at: steps.length, ...known[steps.length] });
  change({ answer: { kind: "legal", sentences }, said: announced(sentences) });
  navigator.vibrate?.(8);
  if (!ruling.awaited) requestAnimationFrame(zoom.fit);
  await shuffleIfDue();
}

/** Go to the state after this many steps. */
export function go(at) {
  return inTurn("go", () => moveTo(at));
}

async function moveTo(at) {
  const { game } = app;
  if (at < 0 || at > game.steps.length || at === game.at) return;
  await arriveAt({ ...game, at });
  change({ answer: null, lit: null, said: announced(at ? game.steps[at - 1].sentences : [say("game-begins")]) });
}

/** Whether a later step ends a turn. If so, the page assumes that the user is reading the history. */
export function isFarBack({ steps, at }) {
  return steps.slice(at).some((step) => step.action.type === "end-turn");
}

/** Store a copy of the whole game under a new id before play continues from an earlier turn. */
function keepCourse(game) {
  keepGame({ ...game, id: newGameId() });
  change({ notice: { text: say("course-kept"), good: true } });
}

/** Whether hands are hidden and the next player has not taken the phone yet. Until then, nothing about the turn is revealed. */
export function isHandOver({ state, about, awaited }) {
  return Boolean(state.frames.length && about?.hidden && app.unlocked !== awaited.player);
}

/** The text for screen readers after a step. */
function announced(sentences) {
  if (isHandOver(app.game)) return say("pass-on", { player: begun(playerName(app.game.awaited.player)) });
  return sentences.map(sentence).join(" ");
}

export const undo = () => app.game && inTurn("go", () => moveTo(before(app.game)));
export const redo = () => app.game && inTurn("go", () => moveTo(after(app.game)));

/** The number of steps that remain after an undo. A shuffle is not a decision, so the step before it is undone, too. */
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

/** Fetch the sentences of the history again, in the current language. */
async function retell(store = true) {
  const { game } = app;
  if (!game?.steps.length) return;
  try {
    const actions = game.steps.map((step) => step.action);
    const found = await post("replays", { start: game.start, actions }, "events", "sentences");
    if (app.game?.start !== game.start || app.game.steps.length !== actions.length) return;
    const steps = app.game.steps.map((step, number) => ({
      ...step,
      sentences: found.sentences ? forEverybody(found.sentences[number], found.events?.[number]) : step.sentences,
      by: found.events?.[number]?.find((event) => event.player)?.player ?? step.by,
      hexes: touched(step.action),
    }));
    change({ game: { ...app.game, steps } });
    if (store) keepGame(app.game);
  } catch (error) {
    complain(error);
  }
}

/** Ask the service again about the current state, for texts in a newly chosen language. */
export async function refresh() {
  const { game } = app;
  if (!game) return;
  known = [];
  await arriveAt(game).catch(complain);
  await retell();
}

/** Fetch the texts of a game that was stored in another language. They are not stored, because another tab may use that language. */
async function retranslate() {
  const { game } = app;
  try {
    const found = game.at ? await followed(game) : await first(game.start);
    if (app.game?.state !== game.state) return;
    known[game.at] = found;
    change({ game: { ...app.game, ...found } });
    await retell(false);
  } catch (error) {
    complain(error);
  }
}

function placed(game, store = true) {
  change({ game, origin: null, tool: defaultTool(game, app.tool), goldShown: false, gold: null, hint: null });
  if (store) keepGame(game);
  if (app.game?.start !== boardKept) keepBoard((boardKept = app.game.start).board);
  rememberLink(game);
}

/**
 * The shuffle that the page must perform now; null if none is due, or if the players use real cards and shuffle them
 * themselves.
 */
export function dueShuffle(game) {
  return (game.state.deck && game.offers?.find((offer) => offer.type === "shuffle")) ?? null;
}

async function shuffleIfDue() {
  const due = dueShuffle(app.game);
  if (due && app.game.at === app.game.steps.length) await judge(shuffleOf(due));
}

export function shuffleOf(offer) {
  return { type: "shuffle", deck: shuffled(offer.cards) };
}

export function shuffled(items) {
  const deck = [...items];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = crypto.getRandomValues(new Uint32Array(1))[0] % (last + 1);
    [deck[last], deck[other]] = [deck[other], deck[last]];
  }
  return deck;
}

/**
 * The legal actions with the change in gold for each target, requested only once until the state changes; null if the
 * request fails.
 */
export async function weigh() {
  const { game } = app;
  if (app.gold) return app.gold;
  try {
    const found = await post("legal-actions", { state: game.state }, "gold");
    if (app.game?.state !== game.state) return app.game && (await weigh());
    change({ gold: found.actions });
    return found.actions;
  } catch (error) {
    complain(error);
    return null;
  }
}

/** The sentences, without those about drawn cards if hands are hidden. There is one sentence for each event. */
function forEverybody(sentences, events) {
  if (!app.game?.about?.hidden) return sentences;
  return sentences.filter((_, number) => events?.[number]?.event !== "card-drawn");
}

function touched(action) {
  return [action.to ?? action.at].filter(Boolean);
}

/** The reasons in a ruling that is not `legal`, as sentences. */
export function reasons(ruling) {
  return [...(ruling.violations ?? []), ...(ruling.inconsistencies ?? [])].map((reason) => sentence(reason.text));
}

/** The error for an impossible table, a game with an illegal action, or a text that cannot be read. */
export class Impossible extends Error {
  constructor(found) {
    super(found.map((reason) => sentence(reason.text)).join(" "));
    this.found = found;
  }
}

// Problems with the user's table, picture or signature. The texts of their faults are meant for users.
const ABOUT_THE_TABLE = ["impossible", "unreadable-picture", "no-state-key"];
// The texts for the other problems. For a problem that is not listed, the text says that the service could not read
// the request.
const MEANINGS = {
  overloaded: "busy", draining: "busy", "too-many-requests": "busy", "too-many-photographs": "busy",
  "too-many-pictures": "busy", "request-entity-too-large": "too-large", "over-budget": "too-large",
  "not-found": "missing", "no-photographs": "missing", "not-acceptable": "missing", "fault-of-the-referee": "ours",
};

/** The reason for a refusal, in words for players. */
export function refusedBecause({ kind, faults }) {
  if (ABOUT_THE_TABLE.includes(kind) && faults.length) return faults.map(sentence).join(" ");
  return say(`problem-${MEANINGS[kind] ?? "unreadable"}`);
}

/** Tell the user what went wrong. If the service cannot be reached, the page already says so. */
export function complain(error) {
  if (error instanceof Unreachable) return;
  const text = error instanceof Refused ? refusedBecause(error) : error.message;
  if (!(error instanceof Refused || error instanceof Impossible)) console.error(error);
  change({ notice: { text }, said: text });
}

/** Change `about` of the current game, and store the game. */
export function note(changes) {
  const game = { ...app.game, about: { ...app.game.about, ...changes } };
  change({ game });
  keepGame(game);
}
