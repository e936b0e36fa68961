// Each screen has a URL, so that Back, Forward and reload work. This module derives the URL from the open screen,
// so that no other module has to write to the browser's history.

import { app, change } from "./store.js";
import { keptGame } from "./games.js";
import { call } from "./later.js";

// The fragment of the URL for each screen. A game has its own link in the fragment; see share.js.
const NAMES = { setup: "set-up", entry: "pieces", photo: "photograph", lone: "section-photograph", paint: "section", play: "game" };
// The modules that restore the drafts of these screens.
const REOPENED = { setup: "setup.js", entry: "pieces.js", photo: "photo.js", lone: "lone-section.js", paint: "paint.js" };

/** The current entry of the browser's history. */
let here = null;
/** The number of Back and Forward navigations, and whether one is still in progress. */
let journeys = 0;
let travelling = false;

/** Called after every drawing. A different screen or game, or a sheet above the screen, gets its own history entry. */
export function followScreen() {
  if (travelling) return;
  const now = { screen: app.screen, game: app.screen === "play" ? app.game?.id : undefined, sheet: Boolean(app.dialog) };
  if (!here) {
    here = now;
    // Keep the URL of a game that could not be opened yet, so that it is opened once the service answers.
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

/** Put the link of the current game into the URL. */
export function showLink(link) {
  if (here?.screen === "play" && !here.sheet) history.replaceState(here, "", link);
}

/** Listen to Back and Forward. `follow` opens the game or screen that the URL names; `resume` opens a stored game. */
export function listen(follow, resume) {
  window.addEventListener("popstate", async ({ state }) => {
    if (!state) {
      here = null;
      await follow();
      return;
    }
    journeys += 1;
    const journey = journeys;
    // During the navigation, the old screen is still shown. It must not become a new entry, which would delete the
    // Forward entries.
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
  // A game that is no longer stored can still be opened from its link.
  else if (elsewhere && location.hash.startsWith("#g=")) await follow();
  if (another || state.screen !== app.screen) await show(state.screen);
}

/** Update the history entry if it does not match the screen, for example because a set-up has become a game. */
function settleEntry(state) {
  const now = { screen: app.screen, game: app.screen === "play" ? app.game?.id : undefined, sheet: false };
  if (now.screen !== state.screen || now.game !== state.game) replace(now);
  change();
}

/** The screen that the URL names, or null. */
export function namedScreen() {
  const name = location.hash.slice(1);
  return Object.keys(NAMES).find((screen) => NAMES[screen] === name) ?? null;
}

/** Show a screen with its draft or game. If there is no draft or game, show the home screen. */
export async function show(screen) {
  // Reopen a table that the referee was asked about, because its game may have changed the pieces.
  const isOld = !app[screen] || (screen === "entry" && app.entry.asked);
  if (screen in REOPENED && isOld) await call(REOPENED[screen], "reopen");
  const there = screen === "home" || (screen === "play" ? app.game : app[screen]);
  change({ screen: there ? screen : "home", answer: null, lit: null });
}

