// Begins the page: words, drawings, the table that was open before, and what this service offers.

import { html, nothing, render } from "./vendor/lit-html.js";
import { app, change, drawnBy } from "./store.js";
import { firstLanguage, say, speak } from "./words.js";
import { kept } from "./keep.js";
import { get, post } from "./api.js";
import { load } from "./catalogue.js";
import { loadArt } from "./art.js";
import { zoom } from "./zoom.js";
import { complain, open, redo, refresh, resume, saved, undo } from "./game.js";
import { linkedGame } from "./share.js";
import { later } from "./later.js";
import { homeScreen } from "./home.js";
import { playScreen } from "./play.js";

const SCREENS = {
  home: homeScreen,
  play: playScreen,
  setup: () => later("setup.js", "setupScreen"),
  entry: () => later("pieces.js", "entryScreen"),
  paint: () => later("paint.js", "paintScreen"),
  photo: () => later("photo.js", "photoScreen"),
};

function page() {
  const screen = SCREENS[app.screen === "play" && !app.game ? "home" : app.screen];
  return html`
    <div class="screen" ?inert=${Boolean(app.dialog)}>${screen()}</div>
    ${app.reachable ? nothing : html`<div class="notice away" role="alert"><span>${say("unreachable")}</span>
      <button type="button" @click=${started}>${say("try-again")}</button></div>`}
    ${app.notice ? html`<div class="notice" role="alert"><span>${app.notice}</span>
      <button type="button" @click=${() => change({ notice: null })} aria-label=${say("close")}>×</button></div>` : nothing}
    <div class="said" aria-live="polite">${app.said}</div>
    ${app.dialog ? later("dialogs.js", "dialog") : nothing}`;
}

let shown = null;

function drawPage() {
  const root = document.getElementById("page");
  // The first picture came with the document.
  if (!shown) root.replaceChildren();
  render(page(), root);
  zoom.attach();
  if (shown && shown !== app.screen && document.querySelector("h1")) arrive();
  shown ??= app.screen;
  const sheet = document.querySelector("dialog.sheet");
  if (sheet && !sheet.open) sheet.showModal();
}

/** On another screen, begin at its top; the button that led here is gone, so the heading takes the focus. */
function arrive() {
  shown = app.screen;
  window.scrollTo(0, 0);
  document.querySelector("h1").focus({ preventScroll: true });
}

/** Ask for what every screen needs; also after the service was away. */
export async function started() {
  try {
    if (!app.first || !app.reachable) change({ first: (await post("starts", firstGame())).state });
    await load("terrains", "tiles", "colours", "figures", "cards", "tasks");
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
  load("terrains", "tiles", "colours", "figures", "cards", "tasks").catch(complain);
  await refresh();
}

async function restore() {
  const linked = await linkedGame().catch(() => null);
  const before = saved();
  const actions = JSON.stringify(linked?.actions);
  if (before && (!linked || (actions === JSON.stringify(before.steps.map((step) => step.action)) && JSON.stringify(linked.start) === JSON.stringify(before.start)))) {
    await resume(before).then(() => linked && change({ screen: "play" }));
  } else if (linked) await open(linked.start, linked.actions, linked.at);
}

function shortcut(event) {
  if (!app.game || app.screen !== "play" || app.dialog || event.target.closest("input, textarea")) return;
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
  document.documentElement.dataset.theme = app.theme;
  const language = firstLanguage();
  app.language = language;
  window.addEventListener("keydown", shortcut);
  window.addEventListener("hashchange", () => restore().catch(complain));
  window.addEventListener("online", started);
  // A table that was open before, or comes with the link, goes before everything else. Words and drawings are on their
  // way already; a board without drawings is empty until they come.
  loadArt().catch(complain);
  await Promise.all([speak(language), restore().catch(complain)]);
  document.title = say("title");
  drawnBy(drawPage);
  change();
  await started();
  serveOffline();
}

/** In a secure context the page itself is kept, so that it opens while the service is away. */
function serveOffline() {
  if (!navigator.serviceWorker || !window.isSecureContext) return;
  const address = new URL("service-worker.js", document.baseURI).href;
  const policy = window.trustedTypes?.createPolicy("referee", { createScriptURL: () => address });
  navigator.serviceWorker.register(policy ? policy.createScriptURL(address) : address).catch(() => {});
}

begin();
