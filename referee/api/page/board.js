// The board as one drawing: a grid of hexes for touch, keyboard and screen readers, with the pieces and marks
// drawn over it.

import { html, svg, nothing } from "./vendor/lit-html.js";
import { centre, extent, frame, grid, inRows, nameOf, place, seams, step, LETTERS_AT, NUMBERS_AT, OUTLINE, RING } from "./hexes.js";
import { described, label, lines, pieces, tilesOn } from "./table.js";
import { say } from "./words.js";
import { app, change } from "./store.js";
import { zoom } from "./zoom.js";

// The maximum time in milliseconds and distance in pixels between the taps of a double tap.
const DOUBLE_TAP = 350;
const NEARBY = 30;
// The approximate number of characters that fit into three lines below the board on a phone.
const THREE_LINES = 56;
/** The last tap that the board did not ignore. */
let lastTap = null;
const SPECIAL = new Set(["location", "castle", "nomad-space", "palace", "silo"]);

/**
 * An interactive board. `marks` contains groups of hexes (targets, proof, instead, earning, doubts, last, pending),
 * single hexes (asked, origin) and gold by hex. `news` is shown below the board. The board calls `act(name)` when the
 * user chooses a hex, and `hold(name)` after a long press or Shift+Enter. With `drag`, dragging over a board that is
 * not enlarged calls `act` for every hex on the way.
 */
export function board({ table, topology, marks = {}, act, hold, drag = false, news = "" }) {
  const names = [...topology.kinds.keys()];
  const standing = pieces(table, topology);
  const view = frame(names);
  const focus = topology.kinds.has(app.focus) ? app.focus : firstOf(marks.targets) ?? names[0];
  const rows = inRows(names);
  const dim = marks.proof?.size || marks.earning?.size || marks.targets?.size;
  return html`
    <div class="board-frame" data-board=${JSON.stringify(topology.board?.sections ?? "")} ?data-drag=${drag}
      @pointerdown=${zoom.press} @wheel=${zoom.wheel}>
      <svg class="board ${dim ? "dimmed" : ""}" viewBox="${view.x} ${view.y} ${view.width} ${view.height}"
        role="grid" aria-label=${say("board")} aria-rowcount=${rows.length}
        @click=${(event) => tapped(event, act, topology, marks)} @keydown=${(event) => typed(event, names, act, hold, marks)}
        @focusin=${focused} @contextmenu=${(event) => event.preventDefault()}
        @hold=${(event) => hold?.(event.detail)} @stroke=${(event) => act?.(event.detail)}>
        <g aria-hidden="true">${[...grounds(topology)].map(([drawing, path]) => svg`<path fill="url(#ground-${drawing})" d=${path}></path>`)}</g>
        ${rows.map((row, number) => svg`<g role="row" aria-rowindex=${number + 1}>${row.map((name) => svg`
          <path role="gridcell" class="hex" data-hex=${name} d=${OUTLINE} transform=${at(name)} tabindex=${name === focus ? 0 : -1}
            aria-label=${described(table, topology, name, standing, marks)}></path>`)}</g>`)}
        <g class="above" aria-hidden="true">
          ${frameOf(topology)}
          ${dim ? svg`<path class="veil" d=${veil(names, marks)}></path>` : nothing}
          ${names.filter((name) => isNamed(topology, name)).map((name) => icon(table, topology, name))}
          ${rings(marks, topology)}
          ${[...standing].map(([name, found]) => stack(name, found))}
          ${lines(table).map((mark) => lineMark(mark, view))}
          ${marks.gold ? [...marks.gold].map(([name, gold]) => goldBadge(name, gold)) : nothing}
          ${marks.asked ? refused(marks.asked) : nothing}
          <path class="focus" d=${OUTLINE} transform=${at(focus)}></path>
          ${coordinates(topology)}
        </g>
      </svg>
    </div>
    <div class="strip">
      <p class="news ${isLong(message(news)) ? "long" : ""}" role="status">${message(news)}</p>
      <div class="zooming">
        <button type="button" @click=${() => zoom.by(1.6)} aria-label=${say("zoom-in")}>+</button>
        <button type="button" @click=${() => zoom.by(1 / 1.6)} aria-label=${say("zoom-out")}>−</button>
        <button type="button" @click=${zoom.fit} aria-label=${say("zoom-fit")}>⤢</button>
      </div>
    </div>`;
}

/** The text below the board: the page's hint about the board or, without a hint, the news. */
function message(news) {
  return app.hint ?? news;
}

/** Whether a text probably needs more than three lines beside the buttons of a narrow screen. */
export function isLong(text) {
  return text.length > THREE_LINES;
}

function at(name, scale) {
  const { x, y } = centre(name);
  return `translate(${x} ${y})${scale ? ` scale(${scale})` : ""}`;
}

function firstOf(set) {
  return set?.values().next().value;
}

/** One path for each ground, because a dozen shapes are drawn faster than four hundred. */
function grounds(topology) {
  const paths = new Map();
  for (const [name, kind] of topology.kinds) {
    const drawing = topology.caves.has(name) ? "cave" : SPECIAL.has(kind) ? "special" : kind;
    paths.set(drawing, (paths.get(drawing) ?? "") + shape(name));
  }
  return paths;
}

function shape(name) {
  const { x, y } = centre(name);
  return `M${x} ${y - 30}l26 15v30l-26 15l-26 -15v-30z`;
}

/** The lines between sections. */
function frameOf(topology) {
  const path = seams(topology.sectors ?? []);
  return svg`<path class="seam-under" d=${path}></path><path class="seam" d=${path}></path>`;
}

/**
 * The letters and numbers around the board. While the board is enlarged, zoom.js keeps the upper letters and the left
 * numbers at the edge of the view.
 */
function coordinates(topology) {
  const rows = Math.max(...[...topology.kinds.keys()].filter((name) => !place(name).onIsland).map((name) => place(name).row)) + 1;
  const size = extent(rows, rows);
  const numbers = Array.from({ length: rows }, (_, number) => number);
  const letters = (row, y) => numbers.map((column) => svg`<text x=${grid(row, column).x} y=${y}>${nameOf(0, column)[0]}</text>`);
  const rowNumbers = (x) => numbers.map((row) => svg`<text x=${x} y=${grid(row, 0).y + 5}>${row + 1}</text>`);
  return svg`<g class="coordinates">
    <g class="letters">${letters(0, LETTERS_AT)}</g><g>${letters(rows - 1, size.height + 18)}</g>
    <g class="numbers">${rowNumbers(NUMBERS_AT)}</g><g>${rowNumbers(size.width + 13)}</g></g>`;
}

/** One path over all hexes that are not highlighted, because one shape is drawn faster than hundreds. */
function veil(names, marks) {
  const sets = marks.earning?.size ? [marks.earning] : [marks.targets, marks.proof, [marks.asked, marks.origin]];
  const bright = new Set(sets.flatMap((set) => [...(set ?? [])]));
  let path = "";
  for (const name of names) {
    if (!bright.has(name)) path += shape(name);
  }
  return path;
}

function rings(marks, topology) {
  const ring = (kind) => (name) => svg`<g class="ring ${kind}" transform=${at(name)}><path d=${RING}></path><path d=${RING}></path></g>`;
  const drawn = (kind, set) => [...(set ?? [])].map(ring(kind));
  return [
    ...(marks.earning?.size ? [] : drawn("target", marks.targets)),
    ...drawn("proof", marks.proof),
    ...drawn("instead", marks.instead),
    ...drawn("earning", marks.earning),
    ...drawn("doubt", marks.doubts),
    ...drawn("last", marks.last),
    ...drawn("pending", marks.pending?.filter((name) => topology.kinds.has(name))),
    ...(marks.origin ? [ring("origin")(marks.origin)] : []),
  ];
}

function isNamed(topology, name) {
  return SPECIAL.has(topology.kinds.get(name)) || topology.caves.has(name);
}

/** The label of a special hex or a cave: its sign, its name and, on a location, how many tiles are left, if known. */
function icon(table, topology, name) {
  const { x, y } = centre(name);
  const kind = topology.kinds.get(name);
  const tiles = tilesOn(table, name);
  const sign = topology.caves.has(name) ? "cave" : topology.capitols.has(name) ? "capitol" : kind;
  const words = split(label(table, topology, name));
  const top = y - (words.length > 1 ? 13 : 9);
  const size = Math.min(12, 108 / Math.max(...words.map((word) => word.length)));
  return svg`<g class="special">
    ${sign === "location"
      ? svg`<use href=${tiles === 0 ? "#icon-no-tile" : "#icon-location"} x=${x} y=${top}></use>
          ${tiles === null ? svg`<use href="#icon-star" x=${x} y=${top}></use>` : nothing}
          ${tiles ? svg`<text x=${x} y=${top + 4.6} class="tiles">${tiles}</text>` : nothing}`
      : svg`<use href="#icon-${sign}" x=${x} y=${top} class=${tiles === 0 ? "gone" : ""}></use>`}
    ${words.map((word, number) => svg`<text x=${x} y=${y + (words.length > 1 ? 8 : 15) + number * 11} font-size=${size}>${word}</text>`)}
  </g>`;
}

function split(text) {
  if (text.length <= 10 || !text.includes(" ")) return [text];
  const words = text.split(" ");
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(" "), words.slice(half).join(" ")];
}

function stack(name, standing) {
  const { x, y } = centre(name);
  const spread = standing.length > 1 ? Math.min(20, 30 / (standing.length - 1)) : 0;
  return standing.map((piece, number) => {
    const shift = spread * (number - (standing.length - 1) / 2);
    const scale = standing.length > 1 || piece.small ? 0.62 : 1;
    return svg`<use class="piece" href="#${piece.colour}-${piece.shape}" transform="translate(${x + shift} ${y}) scale(${scale})"></use>`;
  });
}

function lineMark({ line, colour }, view) {
  const { y } = centre(line.startsWith("i:") ? `i:a${line.slice(2)}` : `a${line}`);
  return svg`<use href="#${colour}-mark" transform="translate(${view.width + view.x - 12} ${y}) scale(.7)"></use>`;
}

function goldBadge(name, gold) {
  const kind = gold > 0 ? "gain" : gold < 0 ? "loss" : "even";
  return svg`<g class="gold ${kind}" transform=${at(name)}><circle r="15"></circle><text y="5.5">${gold > 0 ? "+" : ""}${gold}</text></g>`;
}

function refused(name) {
  return svg`<g class="refused" transform=${at(name)}><path d=${RING}></path><circle r="12"></circle><path d="M-5-5L5 5M5-5L-5 5"></path></g>`;
}

/** Whether this tap is the second one of a double tap. A double tap counts as a single tap. */
function isSecondTap({ timeStamp, clientX, clientY }) {
  return lastTap && timeStamp - lastTap.timeStamp < DOUBLE_TAP && Math.hypot(clientX - lastTap.clientX, clientY - lastTap.clientY) < NEARBY;
}

function tapped(event, act, topology, marks) {
  const name = event.target.closest("[data-hex]")?.dataset.hex;
  if (!name || zoom.wasGesture() || isSecondTap(event)) return;
  lastTap = event;
  if (event.pointerType === "touch" && !zoom.isClear(event, name, marks.targets, (one) => topology.kinds.get(one))) {
    zoom.to(event);
    change({ focus: name, hint: say("zoomed"), said: say("zoomed") });
    return;
  }
  change({ focus: name, hint: null });
  act?.(name);
}

function focused(event) {
  const name = event.target.closest("[data-hex]")?.dataset.hex;
  if (name && name !== app.focus) change({ focus: name });
}

function typed(event, names, act, hold, marks) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const name = event.target.closest("[data-hex]")?.dataset.hex;
  if (!name) return;
  const to = step(name, event.key, names) ?? jump(event, name, marks);
  if (to) move(to);
  else if (event.key === "Enter" && event.shiftKey) hold?.(name);
  else if (event.key === "Enter" || event.key === " ") act?.(name);
  else if (event.key === "+") zoom.by(1.6);
  else if (event.key === "-") zoom.by(1 / 1.6);
  else return;
  event.preventDefault();
}

/**
 * The next or previous target for the keys N, P, Page Down and Page Up, or the first target if this hex is not a
 * target; null for other keys or without targets.
 */
function jump(event, name, marks) {
  const targets = inRows([...(marks.targets ?? [])]).flat();
  if (!targets.length || !["n", "p", "PageDown", "PageUp"].includes(event.key)) return null;
  const forward = event.key === "n" || event.key === "PageDown";
  const index = targets.indexOf(name);
  if (index < 0) return targets[0];
  return targets[(index + (forward ? 1 : -1) + targets.length) % targets.length];
}

function move(name) {
  change({ focus: name });
  document.querySelector(`[data-hex="${name}"]`)?.focus({ preventScroll: true });
  zoom.reveal(name);
}
