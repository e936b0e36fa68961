// Begins the page: words, drawings, the table that was open before, and what this service offers.

import { html, nothing, render } from "./vendor/lit-html.js";
import { app, change, drawnBy } from "./store.js";
import { firstLanguage, say, speak } from "./words.js";
import { kept, onKept } from "./keep.js";
import { get, post, Unreachable } from "./api.js";
import { keptGame, keptGames, lastGame, nameOfGame, ownGame } from "./games.js";
import { load } from "./catalogue.js";
import { loadArt } from "./art.js";
import { zoom } from "./zoom.js";
import { complain, redo, refresh, resume, undo } from "./game.js";
import { followScreen, listen, namedScreen, show } from "./router.js";
import { brokenLink, linkedGame, openShared } from "./share.js";
import { later } from "./later.js";
import { homeScreen } from "./home.js";
import { playScreen } from "./play.js";

// What every screen speaks of.
const NAMED = ["terrains", "tiles", "colours", "figures", "cards", "tasks"];
// Milliseconds until the page asks for its words again.
const A_MOMENT = 1000;
const SCREENS = {
  home: homeScreen,
  play: playScreen,
  setup: () => later("setup.js", "setupScreen"),
  entry: () => later("pieces.js", "entryScreen"),
  paint: () => later("paint.js", "paintScreen"),
  photo: () => later("photo.js", "photoScreen"),
  lone: () => later("lone-section.js", "sectionScreen"),
};

function page() {
  const screen = SCREENS[app.screen === "play" && !app.game ? "home" : app.screen];
  return html`
    <div class="screen" ?inert=${Boolean(app.dialog)}>${screen()}</div>
    <div class="said" aria-live="polite">${app.said}</div>
    ${app.dialog ? later("dialogs.js", "dialog") : nothing}`;
}

let shown = null;
let lastAnswer = null;
let lastLit = null;

function drawPage() {
  const root = document.getElementById("page");
  // The first picture came with the document.
  if (!shown) root.replaceChildren();
  render(page(), root);
  if (app.answer !== lastAnswer) showAnswer();
  // Every way to another table leads past the first page, or through a link.
  if (app.screen === "home") zoom.forget();
  zoom.attach();
  if (app.lit !== lastLit) showLit();
  followScreen();
  if (shown && shown !== app.screen && document.querySelector("h1")) arrive();
  shown ??= app.screen;
  const sheet = document.querySelector("dialog.sheet");
  if (sheet && !sheet.open) sheet.showModal();
}

/** A new answer is where people look: at the top of the panel. */
function showAnswer() {
  lastAnswer = app.answer;
  document.querySelector(".side")?.scrollTo(0, 0);
}

/** Hexes that earn gold come into view, and so does the explanation below the sums. */
function showLit() {
  lastLit = app.lit;
  if (!app.lit) return;
  zoom.showAll([...app.lit.hexes]);
  document.querySelector(".panel:not([hidden]) .scores ~ .answer, .entering .scores ~ .answer")?.scrollIntoView({ block: "nearest" });
}

/** Whatever a person opens is shown; the room for buttons at the bottom is left by its style. */
function showOpened(event) {
  const part = event.target.closest?.("summary")?.parentElement;
  if (!part) return;
  requestAnimationFrame(() => {
    const room = part.closest(".side, dialog")?.clientHeight ?? window.innerHeight;
    if (part.open) part.scrollIntoView({ block: part.offsetHeight > 0.7 * room ? "start" : "nearest" });
  });
}

/** On another screen, begin at its top; the button that led here is gone, so the heading takes the focus. */
function arrive() {
  shown = app.screen;
  window.scrollTo(0, 0);
  document.querySelector("h1").focus({ preventScroll: true });
}

/** Ask for what every screen needs; also after the service was away. */
export async function started() {
  loadArt().catch(complain);
  const names = load(...NAMED).catch(complain);
  try {
    if (!app.first || !app.reachable) change({ first: (await post("starts", firstGame())).state });
    await names;
    if (app.stranded && app.screen === "home") await restore();
    change({ features: (await get("catalogue/features")).features });
  } catch (error) {
    complain(error);
  }
}

/** A recommended first game for two; the cards are dealt anew every time. */
function firstGame() {
  return { players: ["blue", "orange"], first_game: true, seed: crypto.randomUUID?.() ?? String(Math.random()) };
}

/** After another language was chosen. */
export async function reloadWords() {
  document.title = say("title");
  change({ answer: null, lit: null, notice: null, hint: null });
  load(...NAMED).catch(complain);
  await refresh();
}

/** What the address names: a game, a screen, or nothing in particular. */
async function restore() {
  // The next drawing writes the game on the table into the entry.
  const named = history.state?.game;
  change({ stranded: false });
  let linked = null;
  try {
    linked = await linkedGame();
    if (linked) await openLinked(linked, named);
  } catch (error) {
    if (error instanceof Unreachable) {
      change({ stranded: true });
      throw error;
    }
    change({ screen: "home", notice: brokenLink(error) });
  }
  const before = linked ? null : lastGame();
  if (before && !app.game) await resume(before);
  const screen = linked ? null : namedScreen();
  if (screen) await show(screen);
}

/** A link to a game that this browser keeps goes on with it. */
async function openLinked(linked, named) {
  const { start, actions } = linked;
  const wanted = JSON.stringify([start, actions]);
  const same = (game) => JSON.stringify([game?.start, game?.steps.map((step) => step.action)]) === wanted;
  // The address of a page that is loaded again may be some steps behind its game. The browser's history names the game,
  // but loses it if the page wrote the address while it was being loaded again.
  const again = performance.getEntriesByType("navigation")[0]?.type === "reload";
  const own = keptGame(named) ?? (again && !app.game ? ownGame() : null);
  const before = own ?? [lastGame(), ...keptGames().map(({ id }) => keptGame(id))].find(same);
  if (!before) await openShared(linked);
  else await resume(before).then(() => change({ screen: "play" }));
}

/** Another tab went on with the game of this one. */
async function followTab(name) {
  const game = keptGame(app.game?.id);
  if (game && name === nameOfGame(game.id)) await resume(game);
}

function shortcut(event) {
  if (!app.game || app.screen !== "play" || app.dialog || event.target.closest("input, textarea")) return;
  if (event.key === "Escape" && app.answer) change({ answer: null, lit: null });
  const key = event.key.toLowerCase();
  if ((event.ctrlKey || event.metaKey) && key === "z") {
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  }
}

async function begin() {
  app.key = kept("key") ?? "";
  app.theme = kept("theme") ?? "auto";
  app.confirm = kept("confirm") ?? false;
  document.documentElement.dataset.theme = app.theme;
  const language = firstLanguage();
  app.language = language;
  app.again = started;
  window.addEventListener("keydown", shortcut);
  window.addEventListener("click", showOpened);
  // Whatever a tap began: if it fails, people are told.
  window.addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    complain(event.reason);
  });
  listen(() => restore().catch(complain), resume);
  onKept("game.", (name) => followTab(name).catch(complain));
  window.addEventListener("online", started);
  // A table that was open before, or comes with the link, goes before everything else. Words and drawings are on their
  // way already; a board without drawings is empty until they come.
  loadArt().catch(complain);
  await Promise.all([speakAtLast(language), restore().catch(complain)]);
  document.title = say("title");
  drawnBy(drawPage);
  change();
  await started();
  serveOffline();
}

/** Without words nothing can be said, not even that they are missing: ask until they come. */
async function speakAtLast(language) {
  try {
    await speak(language);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, A_MOMENT));
    await speakAtLast(language);
  }
}

/** In a secure context the page itself is kept, so that it opens while the service is away. */
function serveOffline() {
  if (!navigator.serviceWorker || !window.isSecureContext) return;
  const address = new URL("service-worker.js", document.baseURI).href;
  const policy = window.trustedTypes?.createPolicy("referee", { createScriptURL: () => address });
  navigator.serviceWorker.register(policy ? policy.createScriptURL(address) : address).catch(() => {});
}

begin();
