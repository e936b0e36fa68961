// What stays in this browser: games, drafts, sections of one's own, settings. A browser that keeps nothing is no reason to
// fail.

const PREFIX = "referee.";

/** What was kept under this name, or null. */
export function kept(name) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name));
  } catch {
    return null;
  }
}

/** Keep a value, and return whether that worked; null forgets it. */
export function keep(name, value) {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
    return true;
  } catch {
    // Private windows and full disks: the page works, it only forgets.
    return false;
  }
}

/** Keep something unfinished, with the moment at which somebody last worked on it. */
export function keepDraft(name, draft) {
  keep(name, { ...draft, touched: Date.now() });
}

/** The names that begin so and have something kept under them. */
export function keptNames(begin) {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX + begin)).map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** What this tab alone remembers. */
export function mine(name) {
  try {
    return sessionStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name, value) {
  try {
    sessionStorage.setItem(PREFIX + name, value);
  } catch {
    // As above.
  }
}

/** Call when another tab keeps something under a name that begins so. */
export function onKept(begin, follow) {
  window.addEventListener("storage", (event) => {
    if (event.key?.startsWith(PREFIX + begin) && event.newValue) follow(event.key.slice(PREFIX.length));
  });
}
