// The screen for painting a custom section: the user chooses a ground and taps the hexes. The section is stored in
// this browser and can be used on any board.

import { html, nothing } from "./vendor/lit-html.js";
import { app, change } from "./store.js";
import { board } from "./board.js";
import { all, load, title } from "./catalogue.js";
import { groundFace } from "./faces.js";
import { nameOf } from "./hexes.js";
import { post, Refused } from "./api.js";
import { complain, refusedBecause } from "./game.js";
import { keep, keepDraft, kept } from "./keep.js";
import { notices } from "./notices.js";
import { cutOutOf } from "./lone-section.js";
import { readPictures } from "./photo.js";
import { show } from "./router.js";
import { put } from "./setup.js";
import { keepSection, letters, sections } from "./sections.js";
import { askToFill, begun, fillingIn, listed, say } from "./words.js";

const SIZE = 10;
const LOCATION = "location";

/**
 * Paint a section for this quarter of the board, or continue the draft. If there are `cells` from a photograph, they
 * replace the draft, which undo restores. `back` is the screen to return to.
 */
export function startPainting(number, { cells, photograph = null, back = "setup" } = {}) {
  if (!app.paint) reopen();
  if (app.paint && !cells) {
    change({ screen: "paint", dialog: null, focus: null });
    alter({ number, back });
    return;
  }
  begin({ number, cells: cells ?? meadow(), photograph, back, past: app.paint ? [pickedUp(app.paint)] : [] });
}

/** The part of the painting that undo restores. */
const pickedUp = ({ cells, locations }) => ({ cells, locations });

function begin({ number, cells, photograph, back, past }) {
  const paint = { number, cells, locations: {}, ground: photograph ? LOCATION : "canyon", kind: null, name: "", fault: null, past, photograph, back };
  change({ screen: "paint", dialog: null, focus: null, paint });
  alter({});
}

function meadow() {
  const names = Array.from({ length: SIZE * SIZE }, (_, index) => nameOf(Math.floor(index / SIZE), index % SIZE));
  return new Map(names.map((name) => [name, "grass"]));
}

/** Reopen the draft of a painted section. */
export function reopen() {
  const before = kept("paint");
  if (!before) return;
  change({ paint: { back: "setup", ...before, cells: new Map(before.cells), fault: null, past: [] } });
  load("terrains", "tiles", "sections").catch(() => {});
}

function alter(changes) {
  change({ paint: { ...app.paint, fault: null, ...changes } });
  const { number, cells, locations, ground, kind, name, photograph, back } = app.paint;
  keepDraft("paint", { number, cells: [...cells], locations, ground, kind, name, photograph, back });
}

export function paintScreen() {
  const { paint } = app;
  const grounds = [...all("terrains").values()];
  const topology = { kinds: paint.cells, locations: paint.locations, sectors: [], neighbours: {}, caves: new Set(), capitols: new Set() };
  return html`
    <div class="table painting">
      <header class="bar"><button type="button" class="icon" @click=${() => show(paint.back)} aria-label=${say("back")}>←</button>
        <h1 class="turn" tabindex="-1">${say("paint-own")}</h1>
        <button type="button" class="icon" ?disabled=${!paint.past.length} @click=${undo} aria-label=${say("undo")}>↶</button></header>
      <main class="ground">${board({ table: { players: [] }, topology, marks: { doubts: new Set(unnamed(paint)) }, act: dab, drag: true })}</main>
      <aside class="side" aria-label=${say("grounds")}><div class="panel play">
        ${notices()}
        ${paint.photograph ? compared(paint.photograph, app.focus) : nothing}
        <div class="palette" role="group" aria-label=${say("grounds")}>${grounds.map((ground) => html`
          <button type="button" aria-pressed=${paint.ground === ground.name} @click=${() => choose(ground.name)}>
            ${groundFace(ground.name, ground.special)}<small>${ground.title}</small></button>`)}</div>
        ${paint.fault ? html`<p class="answer no" role="alert">${paint.fault}</p>` : nothing}
        ${paint.ground === LOCATION ? html`<label class="field">${say("which-location")}
          <select @change=${(event) => alter({ kind: event.target.value })}>
            <option value="" disabled ?selected=${!paint.kind}>${say("location-first")}</option>
            ${kinds().map((kind) => html`
              <option value=${kind} ?selected=${kind === paint.kind}>${begun(title("tiles", kind))}</option>`)}</select></label>` : nothing}
        <button type="button" class="link" data-deed="anew" @click=${startAnew}>${say("paint-anew")}</button>
        <form class="naming sticky" @submit=${save}>
          <input name="name" required maxlength="30" placeholder=${say("section-name")} aria-label=${say("section-name")}
            .value=${paint.name} @invalid=${askToFill} @input=${rename}>
          <button class="primary">${say("keep")}</button>
        </form>
      </div></aside>
    </div>`;
}

/** Start again with a section that is all grass. Undo restores the old painting. */
function startAnew() {
  alter({ cells: meadow(), locations: {}, name: "", past: [...app.paint.past, pickedUp(app.paint)] });
}

function rename(event) {
  fillingIn(event);
  alter({ name: event.target.value });
}

/** Choose a ground to paint with. For a location, scroll to the list of kinds below the grounds. */
function choose(ground) {
  alter({ ground });
  if (ground === LOCATION) showKinds();
}

function showKinds() {
  requestAnimationFrame(() => document.querySelector(".side select")?.scrollIntoView({ block: "nearest" }));
}

/**
 * Ask for the kind of location. Without a kind, a location cannot be painted or stored. `fault` is the message.
 */
function askForKind(fault) {
  alter({ ground: LOCATION, fault });
  showKinds();
}

/** The photograph around the focused hex, for comparison; the whole photograph until a hex has the focus. */
function compared({ picture, corners }, name) {
  const whole = html`<img class="whole" src=${picture.address} alt=${say("photo-alt")}>`;
  return html`<div class="compared"><p class="faint">${say("correct-grid")}</p>
    ${name && app.paint.cells.has(name) ? cutOutOf(picture, corners, name) : whole}</div>`;
}

function kinds() {
  const names = [...all("tiles").values()].filter((tile) => tile.group === LOCATION).map((tile) => tile.name);
  return names.sort((a, b) => title("tiles", a).localeCompare(title("tiles", b)));
}

/** The locations that have no kind yet. A photograph shows where locations are, but not their kinds. */
function unnamed({ cells, locations }) {
  return [...cells.keys()].filter((name) => cells.get(name) === LOCATION && !locations[name]);
}

function dab(name) {
  const { cells, locations, ground, kind, past } = app.paint;
  if (ground === LOCATION && !kind) {
    askForKind(say("location-first"));
    return;
  }
  const next = new Map(cells).set(name, ground);
  const places = { ...locations };
  delete places[name];
  if (ground === LOCATION) places[name] = kind;
  alter({ cells: next, locations: places, past: [...past, pickedUp(app.paint)] });
}

function undo() {
  const { past } = app.paint;
  alter({ ...past.at(-1), past: past.slice(0, -1) });
}

/** Save the section. The service checks it on a board together with three printed sections. */
async function save(event) {
  event.preventDefault();
  const { cells, locations, name, number, back } = app.paint;
  const open = unnamed(app.paint);
  if (open.length) {
    askForKind(say("locations-unnamed", { list: listed(open) }));
    return;
  }
  const byKind = new Map([...letters()].map(([letter, kind]) => [kind, letter]));
  const numbers = Array.from({ length: SIZE }, (_, number) => number);
  const rows = numbers.map((row) => numbers.map((column) => byKind.get(cells.get(nameOf(row, column)))).join(""));
  const section = { rows, locations };
  try {
    const others = [...sections().keys()].slice(0, 3);
    await post("boards", { sections: [section, ...others] });
    const named = { name: name.trim(), ...section };
    keepSection(named);
    keep("paint", null);
    await show(back);
    if (back === "setup" && app.setup) put(number, named);
    else if (app.photo) await readPictures();
    change({ paint: null });
  } catch (error) {
    if (error instanceof Refused) alter({ fault: refusedBecause(error) });
    else complain(error);
  }
}
