// What stays in this browser: the game, sections of one's own, settings. A browser that keeps nothing is no reason to fail.

const PREFIX = "referee.";

/** What was kept under this name, or null. */
export function kept(name) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name));
  } catch {
    return null;
  }
}

/** Keep a value; null forgets it. */
export function keep(name, value) {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the page works, it only forgets.
  }
}
