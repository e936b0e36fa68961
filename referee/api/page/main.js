// Starts the page: texts, drawings, the table that was open before, and the features of the service.

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

// The catalogue subjects that every screen needs.
const NAMED = ["terrains", "tiles", "colours", "figures", "cards", "tasks"];
// The delay in milliseconds before the page tries again to load its texts.
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
  // The document contains a placeholder, which the first drawing replaces.
  if (!shown) root.replaceChildren();
  render(page(), root);
  if (app.answer !== lastAnswer) showAnswer();
  // When the user opens a table from the home screen, show the whole board first.
  if (app.screen === "home") zoom.forget();
  zoom.attach();
  if (app.lit !== lastLit) showLit();
  followScreen();
  if (shown && shown !== app.screen && document.querySelector("h1")) arrive();
  shown ??= app.screen;
  const sheet = document.querySelector("dialog.sheet");
  if (sheet && !sheet.open) sheet.showModal();
}

/** Scroll the panel to its top, where a new answer appears. */
function showAnswer() {
  lastAnswer = app.answer;
  document.querySelector(".side")?.scrollTo(0, 0);
}

/** Bring the hexes that earn gold and the explanation below the sums into view. */
function showLit() {
  lastLit = app.lit;
  if (!app.lit) return;
  zoom.showAll([...app.lit.hexes]);
  document.querySelector(".panel:not([hidden]) .scores ~ .answer, .entering .scores ~ .answer")?.scrollIntoView({ block: "nearest" });
}

/** Scroll to a part that the user has expanded. CSS leaves room for the buttons at the bottom. */
function showOpened(event) {
  const part = event.target.closest?.("summary")?.parentElement;
  if (!part) return;
  requestAnimationFrame(() => {
    const room = part.closest(".side, dialog")?.clientHeight ?? window.innerHeight;
    if (part.open) part.scrollIntoView({ block: part.offsetHeight > 0.7 * room ? "start" : "nearest" });
  });
}

/** Start another screen at its top, and focus its heading, because the button that led there is gone. */
function arrive() {
  shown = app.screen;
  window.scrollTo(0, 0);
  document.querySelector("h1").focus({ preventScroll: true });
}

/** Load what every screen needs. Call this again to retry after the service could not be reached. */
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

/** A recommended first game for two players, with a new deal each time. */
function firstGame() {
  return { players: ["blue", "orange"], first_game: true, seed: crypto.randomUUID?.() ?? String(Math.random()) };
}

/** Update the title and reload the texts of the service after the user has chosen another language. */
export async function reloadWords() {
  document.title = say("title");
  change({ answer: null, lit: null, notice: null, hint: null });
  load(...NAMED).catch(complain);
  await refresh();
}

/** Open the game in the URL. If there is none, load the last game, and show the screen that the URL names, if any. */
async function restore() {
  // Read the id of the game now, because the next drawing overwrites it in the history entry.
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

/** Open a linked game. If this browser has stored the same game, continue the stored one. */
async function openLinked(linked, named) {
  const { start, actions } = linked;
  const wanted = JSON.stringify([start, actions]);
  const same = (game) => JSON.stringify([game?.start, game?.steps.map((step) => step.action)]) === wanted;
  // After a reload, the URL may be some steps behind the game. The history entry names the game, but the name is lost
  // if the page wrote the URL during the reload.
  const again = performance.getEntriesByType("navigation")[0]?.type === "reload";
  const own = keptGame(named) ?? (again && !app.game ? ownGame() : null);
  const before = own ?? [lastGame(), ...keptGames().map(({ id }) => keptGame(id))].find(same);
  if (!before) await openShared(linked);
  else await resume(before).then(() => change({ screen: "play" }));
}

/** Follow another tab that has continued the game of this tab. */
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
  // Report every failed promise that no other code handles.
  window.addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    complain(event.reason);
  });
  listen(() => restore().catch(complain), resume);
  onKept("game.", (name) => followTab(name).catch(complain));
  window.addEventListener("online", started);
  // Wait for the texts, and for the table that was open before or is in the link. The drawings load at the same time;
  // until they arrive, a board is empty.
  loadArt().catch(complain);
  await Promise.all([speakAtLast(language), restore().catch(complain)]);
  document.title = say("title");
  drawnBy(drawPage);
  change();
  await started();
  serveOffline();
}

/** Retry until the texts are loaded, because without them the page cannot even report the failure. */
async function speakAtLast(language) {
  try {
    await speak(language);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, A_MOMENT));
    await speakAtLast(language);
  }
}

/** In a secure context, register the service worker, so that the page opens while the service cannot be reached. */
function serveOffline() {
  if (!navigator.serviceWorker || !window.isSecureContext) return;
  const address = new URL("service-worker.js", document.baseURI).href;
  const policy = window.trustedTypes?.createPolicy("referee", { createScriptURL: () => address });
  navigator.serviceWorker.register(policy ? policy.createScriptURL(address) : address).catch(() => {});
}

begin();
