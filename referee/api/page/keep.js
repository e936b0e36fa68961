// The storage of this browser: games, drafts, custom sections, settings, and copies of boards and of the catalogue.
// The page also works without the storage.

const PREFIX = "referee.";

/** The value stored under this name, or null. */
export function kept(name) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name));
  } catch {
    return null;
  }
}

/** Store a value, and return whether this succeeded; null deletes the value. */
export function keep(name, value) {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
    return true;
  } catch {
    // In a private window or with a full disk, the page works but stores nothing.
    return false;
  }
}

/** Store a draft with the time of its last change. */
export function keepDraft(name, draft) {
  keep(name, { ...draft, touched: Date.now() });
}

/** The stored names that begin with this text. */
export function keptNames(begin) {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX + begin)).map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** The value that only this tab stores, or null. */
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
    // In a private window or with a full disk, the tab works but stores nothing.
  }
}

/** Call `follow` with the name when another tab stores a value under a name that begins with this text. */
export function onKept(begin, follow) {
  window.addEventListener("storage", (event) => {
    if (event.key?.startsWith(PREFIX + begin) && event.newValue) follow(event.key.slice(PREFIX.length));
  });
}
