// The game on the table: where it began, every action since, and what the service says about it now. The page decides
// nothing; it remembers.

import { post, Refused, Unreachable } from "./api.js";
import { app, change } from "./store.js";
import { claimGame, keepGame, newGameId } from "./games.js";
import { keepBoard, topology } from "./table.js";
import { rememberLink } from "./share.js";
import { playerName } from "./players.js";
import { begun, say, sentence } from "./words.js";
import { defaultTool } from "./tools.js";
import { zoom } from "./zoom.js";

/** The start of the game whose board is kept. */
let boardKept = null;
/** What the service knew after each step, so that going back does not have to ask. */
let known = [];

/**
 * Put a game on the table: its first state and the actions since, `at` of which count. `about` is what
 * else people said: names, whether hands are hidden, the table that was entered.
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
 * Show a game that was kept. It is not stored again: another tab may have gone on with it. Only if it was kept in another
 * language does the service have to be asked.
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

/** One thing after the other: what people do while an answer is on its way waits for it, and is marked until then. */
export function inTurn(mark, work) {
  change({ pending: [...app.pending, mark] });
  queue = queue.then(work).catch(complain).finally(() => {
    const left = [...app.pending];
    left.splice(left.indexOf(mark), 1);
    change({ pending: left });
  });
  return queue;
}

/** May I? If so, it is done. */
export function ask(action) {
  return inTurn(action.to ?? action.at ?? action.type, () => judge(action));
}

/** Ask without waiting for one's turn: for work that has it already. */
export async function judge(action) {
  const { state, awaited } = app.game;
  const ruling = await post("rulings", { state, action }, "sentences", "scores", "legal-actions");
  const { game } = app;
  // Another game lies on the table: the answer is about the one before.
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

/** Go to the table as it was after so many steps. */
export function go(at) {
  return inTurn("go", () => moveTo(at));
}

async function moveTo(at) {
  const { game } = app;
  if (at < 0 || at > game.steps.length || at === game.at) return;
  await arriveAt({ ...game, at });
  change({ answer: null, lit: null, said: announced(at ? game.steps[at - 1].sentences : [say("game-begins")]) });
}

/** Whether whole turns come after the move that is shown: people are reading, not taking back their last move. */
export function isFarBack({ steps, at }) {
  return steps.slice(at).some((step) => step.action.type === "end-turn");
}

/** Whoever plays on from an earlier turn loses nothing: the game as it went is kept as another one. */
function keepCourse(game) {
  keepGame({ ...game, id: newGameId() });
  change({ notice: { text: say("course-kept"), good: true } });
}

/** Where hands are hidden, the telephone goes to the next player before anything about that turn is shown or read aloud. */
export function isHandOver({ state, about, awaited }) {
  return Boolean(state.frames.length && about?.hidden && app.unlocked !== awaited.player);
}

/** What screen readers say after a step. */
function announced(sentences) {
  if (isHandOver(app.game)) return say("pass-on", { player: begun(playerName(app.game.awaited.player)) });
  return sentences.map(sentence).join(" ");
}

export const undo = () => app.game && inTurn("go", () => moveTo(before(app.game)));
export const redo = () => app.game && inTurn("go", () => moveTo(after(app.game)));

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

/** Ask again about the table as it is, for texts in another language. */
export async function refresh() {
  const { game } = app;
  if (!game) return;
  known = [];
  await arriveAt(game).catch(complain);
  await retell();
}

/** The texts of a game that was kept in another language. They are not stored: another tab may speak that language. */
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

/** The shuffle that is due where the page deals: a pile that is known can run out. Real cards are shuffled by people. */
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

/** The gold that every target would bring, asked for once for each table. */
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

/** Where hands are hidden, nobody reads which card another one drew. There is one sentence for each event. */
function forEverybody(sentences, events) {
  if (!app.game?.about?.hidden) return sentences;
  return sentences.filter((_, number) => events?.[number]?.event !== "card-drawn");
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

// The problems that speak of the table itself: their faults are sentences for people.
const ABOUT_THE_TABLE = ["impossible", "unreadable-picture", "no-state-key"];
// What the other problems mean to people; any other one means that the service could not read what it got.
const MEANINGS = {
  overloaded: "busy", draining: "busy", "too-many-requests": "busy", "too-many-photographs": "busy",
  "too-many-pictures": "busy", "request-entity-too-large": "too-large", "over-budget": "too-large",
  "not-found": "missing", "no-photographs": "missing", "not-acceptable": "missing", "fault-of-the-referee": "ours",
};

/** Why the service refused something, in the words of the table. */
export function refusedBecause({ kind, faults }) {
  if (ABOUT_THE_TABLE.includes(kind) && faults.length) return faults.map(sentence).join(" ");
  return say(`problem-${MEANINGS[kind] ?? "unreadable"}`);
}

/** Tell people what went wrong, in their words. */
export function complain(error) {
  if (error instanceof Unreachable) return;
  const text = error instanceof Refused ? refusedBecause(error) : error.message;
  if (!(error instanceof Refused || error instanceof Impossible)) console.error(error);
  change({ notice: { text }, said: text });
}

/** Remember something about the game on the table. */
export function note(changes) {
  const game = { ...app.game, about: { ...app.game.about, ...changes } };
  change({ game });
  keepGame(game);
}
