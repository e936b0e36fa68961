// Screens are addresses: Back and Forward go through them, and each can be loaded again. What is open decides the address,
// so no other module has to know about the browser's history.

import { app, change } from "./store.js";
import { keptGame } from "./games.js";
import { call } from "./later.js";

// After the # of the address. A game has its own link there; see share.js.
const NAMES = { setup: "set-up", entry: "pieces", photo: "photograph", lone: "section-photograph", paint: "section", play: "game" };
// Screens that are loaded later bring back what they were about.
const REOPENED = { setup: "setup.js", entry: "pieces.js", photo: "photo.js", lone: "lone-section.js", paint: "paint.js" };

/** The entry of the history that the page stands on. */
let here = null;
/** How many times people went Back or Forward, and whether the page is still on its way there. */
let journeys = 0;
let travelling = false;

/** After every drawing: another screen, or a sheet above it, is another entry. */
export function followScreen() {
  if (travelling) return;
  const now = { screen: app.screen, game: app.screen === "play" ? app.game?.id : undefined, sheet: Boolean(app.dialog) };
  if (!here) {
    here = now;
    // The address of a game that could not be opened yet stays: it is opened once the service answers.
    history.replaceState(now, "", now.screen === "home" && !app.stranded ? addressOf(now) : location.href);
  }
  if (now.screen !== here.screen || now.game !== here.game) (here.sheet ? replace : push)({ ...now, sheet: false });
  if (now.sheet && !here.sheet) push(now);
  else if (!now.sheet && here.sheet) {
    here = now;
    history.back();
  }
}

function push(entry) {
  here = entry;
  history.pushState(entry, "", addressOf(entry));
}

function replace(entry) {
  here = entry;
  history.replaceState(entry, "", addressOf(entry));
}

function addressOf({ screen, sheet }) {
  if (sheet) return location.href;
  if (screen === "play") return app.game?.link ?? `#${NAMES.play}`;
  return screen === "home" ? location.pathname + location.search : `#${NAMES[screen]}`;
}

/** Put the link of the game on the table into the address. */
export function showLink(link) {
  if (here?.screen === "play" && !here.sheet) history.replaceState(here, "", link);
}

/** Listen to Back and Forward. `follow` reads an address that somebody typed; `resume` puts a kept game on the table. */
export function listen(follow, resume) {
  window.addEventListener("popstate", async ({ state }) => {
    if (!state) {
      here = null;
      await follow();
      return;
    }
    journeys += 1;
    const journey = journeys;
    // On the way the page still shows what it showed before; that is no new entry, which would cut off Forward.
    travelling = true;
    try {
      await arriveAtEntry(state, follow, resume);
    } finally {
      if (journey === journeys) {
        travelling = false;
        settleEntry(state);
      }
    }
  });
}

async function arriveAtEntry(state, follow, resume) {
  here = { ...state, sheet: false };
  change({ dialog: null });
  const elsewhere = state.screen === "play" && app.game?.id !== state.game;
  const another = elsewhere ? keptGame(state.game) : null;
  if (another) await resume(another);
  // A game that is no longer kept is still in its link.
  else if (elsewhere && location.hash.startsWith("#g=")) await follow();
  if (another || state.screen !== app.screen) await show(state.screen);
}

/** What the entry was about may be gone, such as a set-up that became a game: then the entry tells what is shown instead. */
function settleEntry(state) {
  const now = { screen: app.screen, game: app.screen === "play" ? app.game?.id : undefined, sheet: false };
  if (now.screen !== state.screen || now.game !== state.game) replace(now);
  change();
}

/** The screen that the address names, or null. */
export function namedScreen() {
  const name = location.hash.slice(1);
  return Object.keys(NAMES).find((screen) => NAMES[screen] === name) ?? null;
}

/** Show a screen with what it was about before; home if that is gone. */
export async function show(screen) {
  // A table that was asked about stands as its game has left it.
  const isOld = !app[screen] || (screen === "entry" && app.entry.asked);
  if (screen in REOPENED && isOld) await call(REOPENED[screen], "reopen");
  const there = screen === "home" || (screen === "play" ? app.game : app[screen]);
  change({ screen: there ? screen : "home", answer: null, lit: null });
}

