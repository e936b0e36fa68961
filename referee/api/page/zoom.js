// Zooms and moves the board with fingers, a mouse, buttons or keys. This module also recognises a long press, which
// shows the gold for a hex.

import { centre, LETTERS_AT, NUMBERS_AT, WIDTH } from "./hexes.js";

const LARGEST = 8;
const SLACK = 8;
const LONG_PRESS = 480;
/**
 * The minimum width in pixels of a hex that a finger can hit. A tap on a smaller hex zooms in, unless `isClear` is
 * true for the tap.
 */
const TOUCHABLE = 30;
const COMFORTABLE = 45;
/** The radius of the area that a fingertip covers, in pixels. */
const FINGER = 20;

/** The height of the letters and numbers on an enlarged board, in pixels. */
const LABEL = 13;

const WHOLE = { scale: 1, x: 0, y: 0 };
let view = { ...WHOLE };
/** The board that the view belongs to. The view stays while the user switches between playing and correcting the same board. */
let boardSeen = "";
let stage = null;
let gesture = false;
let timer = 0;
const pointers = new Map();
const stroked = new Set();
/** The size of the stage. When the panel grows, the board gets less room, but the centre of the view stays. */
let size = { width: 0, height: 0 };
const resized = new ResizeObserver(settle);

function settle() {
  if (!stage) return;
  const { clientWidth: width, clientHeight: height } = stage;
  if (width === size.width && height === size.height) return;
  if (view.scale > 1) {
    view.x += (width - size.width) / 2;
    view.y += (height - size.height) / 2;
  }
  size = { width, height };
  apply();
}

export const zoom = { attach, wasGesture, isClear, fit, by, to, reveal, showAll, showAny, isShown, forget: forgetView, wheel, press };

/**
 * Called after every drawing. A different board starts fully zoomed out. If the panel has grown, the view is adjusted
 * at once, because one frame later a finger may be on its way to the old place of a hex.
 */
function attach() {
  const found = document.querySelector(".board-frame");
  if (found === stage && boardSeen) {
    settle();
    return;
  }
  stage = found;
  resized.disconnect();
  if (!stage) return;
  if (stage.dataset.board !== boardSeen) view = { ...WHOLE };
  boardSeen = stage.dataset.board;
  size = { width: stage.clientWidth, height: stage.clientHeight };
  apply();
  resized.observe(stage);
}

/** Whether the current click ends a gesture and is not a tap. */
function wasGesture() {
  return gesture;
}

/**
 * Whether a touch at this point clearly means this hex. This is so if the hexes are wide enough, if this hex is the
 * only target that the finger covers, or if the finger covers no target and only hexes of one kind, because then the
 * answers rarely differ.
 */
function isClear(event, name, targets, kindOf) {
  if (hexWidth() >= TOUCHABLE) return true;
  if (!targets) return false;
  const covered = [...stage.querySelectorAll("[data-hex]")].filter((hex) => {
    const box = hex.getBoundingClientRect();
    return Math.hypot(box.x + box.width / 2 - event.clientX, box.y + box.height / 2 - event.clientY) < FINGER;
  }).map((hex) => hex.dataset.hex);
  const chosen = covered.filter((one) => targets.has(one));
  return chosen.length ? chosen.length === 1 && chosen[0] === name : covered.every((one) => kindOf(one) === kindOf(name));
}

function hexWidth() {
  return WIDTH * unit() * view.scale;
}

function fit() {
  glide({ ...WHOLE });
}

/** Show the whole board the next time that the page renders one. */
function forgetView() {
  boardSeen = "";
}

function by(factor) {
  const { width, height } = stage.getBoundingClientRect();
  glide(zoomed(factor, width / 2, height / 2));
}

/**
 * Enlarge the board around a touch, so that a finger can hit a single hex. The touched hex stays below the finger if
 * the edge of the board allows it.
 */
function to({ clientX, clientY }) {
  const { left, top } = stage.getBoundingClientRect();
  glide(zoomed(Math.max(1, COMFORTABLE / hexWidth()), clientX - left, clientY - top));
}

/** Bring a hex into view if it is outside. */
function reveal(name) {
  if (stage && !visible(name)) glide(around(centre(name), view.scale));
}

/** Bring all these hexes into view, without zooming in. */
function showAll(names) {
  if (!stage || !names.length || names.every(visible)) return;
  const points = names.map(centre);
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  const across = Math.max(...xs) - Math.min(...xs) + 2 * WIDTH;
  const down = Math.max(...ys) - Math.min(...ys) + 2 * WIDTH;
  const room = Math.min(stage.clientWidth / (across * unit()), stage.clientHeight / (down * unit()));
  glide(around(middle, Math.max(1, Math.min(view.scale, room))));
}

/** Show the whole board if none of these hexes is in view. */
function showAny(names) {
  if (stage && names.length && !names.some(visible)) fit();
}

function isShown(names) {
  return !stage || names.every(visible);
}

function visible(name) {
  const box = stage.getBoundingClientRect();
  const hex = stage.querySelector(`[data-hex="${name}"]`)?.getBoundingClientRect();
  return !hex || (hex.left >= box.left && hex.right <= box.right && hex.top >= box.top && hex.bottom <= box.bottom);
}

function wheel(event) {
  event.preventDefault();
  const { left, top } = stage.getBoundingClientRect();
  Object.assign(view, zoomed(Math.exp(-event.deltaY / 400), event.clientX - left, event.clientY - top));
  apply();
}

function press(event) {
  if (event.target.closest(".zooming")) return;
  if (!pointers.size) gesture = false;
  pointers.set(event.pointerId, { x: event.clientX, y: event.clientY, startX: event.clientX, startY: event.clientY });
  clearTimeout(timer);
  if (pointers.size === 1) {
    window.addEventListener("pointermove", moved);
    window.addEventListener("pointerup", lifted);
    window.addEventListener("pointercancel", lifted);
    const hex = event.target.closest("[data-hex]");
    if (hex) timer = setTimeout(() => held(hex), LONG_PRESS);
  } else gesture = true;
}

function held(hex) {
  gesture = true;
  hex.dispatchEvent(new CustomEvent("hold", { bubbles: true, detail: hex.dataset.hex }));
}

function moved(event) {
  const pointer = pointers.get(event.pointerId);
  if (!pointer) return;
  const far = Math.hypot(event.clientX - pointer.startX, event.clientY - pointer.startY) > SLACK;
  if (!gesture && !far) return;
  clearTimeout(timer);
  gesture = true;
  if (pointers.size === 1 && view.scale === 1 && "drag" in stage.dataset) {
    stroke(pointer.startX, pointer.startY);
    stroke(event.clientX, event.clientY);
    return;
  }
  stage.classList.add("moving");
  const before = spread();
  Object.assign(pointer, { x: event.clientX, y: event.clientY });
  const after = spread();
  const { left, top } = stage.getBoundingClientRect();
  const factor = before.distance ? after.distance / before.distance : 1;
  Object.assign(view, zoomed(factor, before.x - left, before.y - top));
  view.x += after.x - before.x;
  view.y += after.y - before.y;
  apply();
}

/**
 * Act on the hex at this point, once for each stroke of a finger. This works only on a board that is not enlarged,
 * because dragging moves an enlarged board.
 */
function stroke(x, y) {
  const hex = document.elementFromPoint(x, y)?.closest("[data-hex]");
  if (!hex || stroked.has(hex)) return;
  stroked.add(hex);
  hex.dispatchEvent(new CustomEvent("stroke", { bubbles: true, detail: hex.dataset.hex }));
}

function lifted(event) {
  stroked.clear();
  pointers.delete(event.pointerId);
  clearTimeout(timer);
  if (pointers.size) return;
  window.removeEventListener("pointermove", moved);
  window.removeEventListener("pointerup", lifted);
  window.removeEventListener("pointercancel", lifted);
  stage?.classList.remove("moving");
}

/** The centre of all pointers, and the distance between the first two. */
function spread() {
  const all = [...pointers.values()];
  const x = all.reduce((sum, pointer) => sum + pointer.x, 0) / all.length;
  const y = all.reduce((sum, pointer) => sum + pointer.y, 0) / all.length;
  const distance = all.length > 1 ? Math.hypot(all[0].x - all[1].x, all[0].y - all[1].y) : 0;
  return { x, y, distance };
}

/** The number of pixels per unit of the drawing, before zooming. */
function unit() {
  const box = stage.querySelector(".board").viewBox.baseVal;
  return Math.min(stage.clientWidth / box.width, stage.clientHeight / box.height);
}

function zoomed(factor, x, y) {
  const scale = Math.min(LARGEST, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return { scale, x: x - (x - view.x) * grown, y: y - (y - view.y) * grown };
}

/** The view with this point of the drawing in the middle. */
function around({ x, y }, scale) {
  const box = stage.querySelector(".board").viewBox.baseVal;
  const { clientWidth: width, clientHeight: height } = stage;
  const left = (width - box.width * unit()) / 2 + (x - box.x) * unit();
  const top = (height - box.height * unit()) / 2 + (y - box.y) * unit();
  return { scale, x: width / 2 - left * scale, y: height / 2 - top * scale };
}

function glide(next) {
  view = next;
  stage.classList.add("gliding");
  setTimeout(() => stage?.classList.remove("gliding"), 250);
  apply();
}

/** Apply the view, limited to the drawn board, so that no empty margin shows while the board could fill the stage. */
function apply() {
  const box = stage.querySelector(".board").viewBox.baseVal;
  view.x = clamped(view.x, stage.clientWidth, box.width * unit());
  view.y = clamped(view.y, stage.clientHeight, box.height * unit());
  stage.querySelector(".board").style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  stage.parentElement.classList.toggle("enlarged", view.scale > 1);
  keepLabels(box);
}

/** Keep the letters and numbers of an enlarged board at the edge of the view, and keep their size. */
function keepLabels(box) {
  const [letters, numbers] = [".letters", ".numbers"].map((part) => stage.querySelector(part));
  if (!letters) return;
  const pixel = 1 / (unit() * view.scale);
  const left = box.x - (view.x + ((stage.clientWidth - box.width * unit()) / 2) * view.scale) * pixel;
  const top = box.y - (view.y + ((stage.clientHeight - box.height * unit()) / 2) * view.scale) * pixel;
  const large = view.scale > 1;
  letters.parentElement.style.fontSize = large ? `${LABEL * pixel}px` : "";
  letters.style.transform = large ? `translateY(${Math.max(0, top + 1.3 * LABEL * pixel - LETTERS_AT)}px)` : "";
  numbers.style.transform = large ? `translateX(${Math.max(0, left + LABEL * pixel - NUMBERS_AT)}px)` : "";
}

/** The allowed shift of the drawing, which is centred in the stage. A drawing that is smaller than the stage stays centred. */
function clamped(shift, room, drawn) {
  const margin = ((room - drawn) / 2) * view.scale;
  const size = drawn * view.scale;
  if (size <= room) return (room - size) / 2 - margin;
  return Math.min(-margin, Math.max(room - margin - size, shift));
}
