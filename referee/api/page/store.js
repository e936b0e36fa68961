// The state of the page in one object, with one function to change it. Every change redraws the page; the template
// library updates only what differs.

export const app = {
  screen: "home",
  language: "en",
  theme: "auto",
  /** Whether each legal action on the board has to be confirmed with a second tap. */
  confirm: false,
  key: "",
  features: null,
  /** False after a request has failed to reach the service, until a POST reaches it again. */
  reachable: true,
  /** `closed` if the user has closed the message that the service cannot be reached; otherwise null. */
  away: null,
  /** Whether the game in the URL is not open yet, because the service could not be reached. */
  stranded: false,
  /** The function that tries to reach the service again. */
  again: null,
  /** The first state of a recommended first game, which the user can try. */
  first: null,
  /** The current game; see game.js. */
  game: null,
  /** The player whose hand is visible while hands are hidden. */
  unlocked: null,
  /** The set-up in progress; see setup.js. */
  setup: null,
  /** The table that is being entered piece by piece; see pieces.js. */
  entry: null,
  paint: null,
  photo: null,
  /** The photograph of a single section; see lone-section.js. */
  lone: null,
  /** Which part of the play screen is open on a narrow screen: play, holdings, gold or history. */
  tab: "play",
  /** The key of the chosen tool; see tools.js. */
  tool: null,
  /** The hex of the piece that is about to move. */
  origin: null,
  /** The answer to the user's last action; see answer.js. */
  answer: null,
  /** The sum of gold that is being explained, with its hexes. */
  lit: null,
  /**
   * The hint below the board, for example that the board was enlarged or that a tap removed a piece; null if there is
   * none.
   */
  hint: null,
  goldShown: false,
  /** The hex with the keyboard focus. */
  focus: null,
  dialog: null,
  /** The sentence for screen readers. */
  said: "",
  /** A message such as an error or a confirmation; see notices.js. */
  notice: null,
  /** The marks of the user's actions that are not finished yet: hexes or names of actions. */
  pending: [],
};

let draw = () => {};
let due = false;

/** Set the function that draws the page. */
export function drawnBy(drawing) {
  draw = drawing;
}

/** Whether these changes lead to another screen or sheet, where earlier messages no longer apply. */
function isElsewhere(changes) {
  return ("screen" in changes && changes.screen !== app.screen) || ("dialog" in changes && changes.dialog?.kind !== app.dialog?.kind);
}

/** Members whose change removes the hint about the board. */
const STEPS = ["tab", "tool", "origin", "answer", "lit", "entry", "paint"];

/** Change the state of the page. Several changes in a row cause only one redraw. */
export function change(changes = {}) {
  if (isElsewhere(changes)) Object.assign(app, { notice: null, hint: null });
  if (STEPS.some((key) => key in changes && changes[key] !== app[key])) app.hint = null;
  Object.assign(app, changes);
  if (due) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    draw();
  });
}
