// What the page knows, in one object, and one way to change it. Every change draws the page anew; the template library
// touches only what differs.

export const app = {
  screen: "home",
  language: "en",
  theme: "auto",
  /** Whether every move has to be confirmed with a second tap. */
  confirm: false,
  key: "",
  features: null,
  /** Whether the last call reached the service. */
  reachable: true,
  /** Whether people closed the message about that. */
  away: null,
  /** Whether the game or the screen of the address waits for the service. */
  stranded: false,
  /** Asks the service again. */
  again: null,
  /** A recommended first game, ready to be tried. */
  first: null,
  /** The game on the table; see game.js. */
  game: null,
  /** Whose hand may be seen, if hands are hidden. */
  unlocked: null,
  /** What is being set up; see setup.js. */
  setup: null,
  /** The table that is being entered piece by piece; see pieces.js. */
  entry: null,
  paint: null,
  photo: null,
  /** The section that is photographed alone; see lone-section.js. */
  lone: null,
  /** Which part of the play screen is open on a narrow screen: play, holdings, gold or history. */
  tab: "play",
  /** The tool in hand; see tools.js. */
  tool: null,
  /** The piece that is about to move. */
  origin: null,
  /** What the referee said last, shown beside the board. */
  answer: null,
  /** Hexes that a score, or a rule, is about. */
  lit: null,
  /** What the page says about its own board, such as that it was enlarged. */
  hint: null,
  goldShown: false,
  /** The hex that the keyboard is on. */
  focus: null,
  dialog: null,
  /** The sentence for screen readers. */
  said: "",
  /** A message about the page itself; see notices.js. */
  notice: null,
  /** Hexes and deeds that wait for the service's answer. */
  pending: [],
};

let draw = () => {};
let due = false;

/** Say who draws the page. */
export function drawnBy(drawing) {
  draw = drawing;
}

/** Whether people come to another screen or sheet, where the messages of the last one mean nothing. */
function isElsewhere(changes) {
  return ("screen" in changes && changes.screen !== app.screen) || ("dialog" in changes && changes.dialog?.kind !== app.dialog?.kind);
}

/** Whatever people do next: what the page said about its board leaves with it. */
const STEPS = ["tab", "tool", "origin", "answer", "lit", "entry", "paint"];

/** Change what the page knows; it is drawn once, however many changes come together. */
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
