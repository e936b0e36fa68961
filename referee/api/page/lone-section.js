// A section, read from a photograph of that section alone. If the service does not find the corners, the user taps them.
// If the service does not know the section, the user names the ground of each group of similar hexes that the service is
// unsure about, and can correct single hexes on the painting screen.

import { html, nothing } from "./vendor/lit-html.js";
import { app, change } from "./store.js";
import { upload } from "./api.js";
import { all, load } from "./catalogue.js";
import { complain } from "./game.js";
import { groundFace } from "./faces.js";
import { place } from "./hexes.js";
import { keep, kept } from "./keep.js";
import { notices, warn } from "./notices.js";
import { partOf, pictureFrame, SECTION_CORNERS, tappedCorners, withCorner } from "./overlay.js";
import { startPainting } from "./paint.js";
import { patiently } from "./photo.js";
import { bytesOf, choosePicture, packedPicture } from "./pictures.js";
import { show } from "./router.js";
import { put } from "./setup.js";
import { sections } from "./sections.js";
import { begun, say, sentence } from "./words.js";

const LAST = 9;
/** The maximum number of hexes that are shown for a group. */
const SHOWN = 4;
/** The user is not asked about a guess with at least this probability, but can correct it on the painting screen. */
const LIKELY = 0.9;

/** Start to photograph a section. `back` contains the screen to return to and, for the set-up, the quarter of the board. */
export function startSection(back) {
  change({ screen: "lone", dialog: null, lone: { back, picture: null, corners: [], answer: null, grounds: [], reading: false, large: false } });
  load("terrains", "tiles", "sections").catch(complain);
}

/** Reopen the draft of a photographed section. */
export function reopen() {
  const before = kept("lone");
  if (!before) return;
  change({ lone: before });
  load("terrains", "tiles", "sections").catch(complain);
}

function alter(changes) {
  change({ lone: { ...app.lone, ...changes } });
  keep("lone", { ...app.lone, reading: false });
}

function leave(screen) {
  keep("lone", null);
  return show(screen).then(() => change({ lone: null }));
}

export function sectionScreen() {
  const { lone } = app;
  return html`
    <div class="setting-up photo">
      <header class="bar">
        <button type="button" class="icon" @click=${() => leave(lone.back.screen).catch(complain)} aria-label=${say("back")}>←</button>
        <h1 class="turn" tabindex="-1">${say("photograph-section")}</h1></header>
      <main>${step(lone)}</main>
      <footer class="next">${notices()}${steps(lone)}</footer>
    </div>`;
}

function step(lone) {
  if (!lone.picture) return html`<p>${say("section-how")}</p>`;
  if (!lone.answer) return cornersPart(lone);
  return lone.answer.section ? known(lone) : naming(lone);
}

function steps({ picture, corners, answer, reading, grounds }) {
  if (reading) return html`<button type="button" class="primary" disabled>${say(reading === "busy" ? "busy" : "reading")}</button>`;
  if (!picture) return html`<div class="deeds">
    <button type="button" class="primary" @click=${() => choosePicture(begin)}>${say("take-photo")}</button></div>`;
  if (!answer) return html`<div class="deeds">
    <button type="button" class="primary" ?disabled=${corners.length < SECTION_CORNERS.length} @click=${read}>${say("read-section")}</button>
    <button type="button" class="link" @click=${() => choosePicture(begin)}>${say("other-photo")}</button></div>`;
  if (answer.section) return html`<div class="deeds"><button type="button" class="primary" @click=${useKnown}>${say("use-section")}</button></div>`;
  return html`<div class="deeds"><span class="faint">${say("group-of", { number: grounds.length + 1, count: unnamed(answer).length })}</span>
    <button type="button" ?disabled=${!grounds.length} @click=${() => alter({ grounds: grounds.slice(0, -1) })}>${say("undo")}</button></div>`;
}

async function begin(file) {
  try {
    alter({ picture: await packedPicture(file), corners: [], answer: null, grounds: [] });
  } catch {
    warn(say("photo-broken"));
    return;
  }
  await read();
}

/** The step in which the user taps the corners, one after another. */
function cornersPart({ picture, corners, large, reading }) {
  const next = corners.length < SECTION_CORNERS.length ? say(`corner-${corners.length}`) : say("corners-done");
  return html`<p class="prompt" role="status">${reading ? say("reading") : next}</p>
    ${pictureFrame({
      ...picture,
      large,
      drawing: tappedCorners(corners, SECTION_CORNERS, picture.width),
      // Taps are ignored while the picture is being read, because the service may find the corners itself.
      tap: (point) => reading || alter({ corners: withCorner(corners, point, SECTION_CORNERS) }),
      toggle: () => alter({ large: !large }),
      hint: say("corners-again"),
    })}`;
}

async function read() {
  const { picture, corners } = app.lone;
  const sent = corners.map((point) => point.map((pixel) => pixel * picture.scale));
  const known = { single_section: true, ...(sent.length ? { corners: [sent] } : {}) };
  const form = new FormData();
  form.append("picture", bytesOf(picture.address));
  form.append("known", new Blob([JSON.stringify(known)], { type: "application/json" }));
  alter({ reading: true });
  try {
    const { single_section: answer, advice } = await patiently(() => upload("photos", form), () => alter({ reading: "busy" }));
    const places = corners.length ? corners : cornersIn(answer?.centres, picture);
    if (answer?.section || (answer && places)) use(answer, places ?? []);
    else if (corners.length) warn(advice.map((tip) => sentence(tip.text)).join(" "));
  } catch (error) {
    complain(error);
  } finally {
    if (app.lone) alter({ reading: false });
  }
}

function known({ answer }) {
  const name = answer.section.split(":")[0];
  return html`<section class="part"><h2>${say("section-known", { section: begun(sections().get(name)?.title ?? name) })}</h2></section>`;
}

function useKnown() {
  const { back, answer } = app.lone;
  leave(back.screen).then(() => back.screen === "setup" && app.setup && put(back.number, answer.section)).catch(complain);
}

/** The question about one group: some of its hexes in the photograph, and the grounds to choose from. */
function naming({ picture, corners, answer, grounds }) {
  const { hexes, terrain } = unnamed(answer)[grounds.length];
  const some = hexes.slice(0, SHOWN);
  return html`<section class="part"><h2>${say("what-ground", { count: hexes.length })}</h2>
    <div class="samples">${some.map((name) => cutOutOf(picture, corners, name))}</div>
    <div class="palette" role="group" aria-label=${say("grounds")}>${[...all("terrains").values()].map((ground) => html`
      <button type="button" data-ground=${ground.name} aria-pressed=${ground.name === terrain} @click=${() => nameGroup(ground.name)}>
        ${groundFace(ground.name, ground.special)}<small>${ground.title}</small></button>`)}</div></section>`;
}

/** The corners that the service found; null if the user must tap them. */
function cornersIn(centres, { scale }) {
  return centres ? SECTION_CORNERS.map((name) => centres[name].map((pixel) => pixel / scale)) : null;
}

/** The groups that the user is asked about. */
const unnamed = ({ groups }) => groups.filter(({ terrain, probability }) => !terrain || probability < LIKELY);

function use(answer, corners) {
  alter({ answer, corners, grounds: [] });
  if (!answer.section && !unnamed(answer).length) toGrid();
}

/** Record the ground of the current group. After the last group, open the painting screen for corrections. */
function nameGroup(ground) {
  const { answer, grounds } = app.lone;
  alter({ grounds: [...grounds, ground] });
  if (app.lone.grounds.length === unnamed(answer).length) toGrid();
}

function toGrid() {
  const { answer, picture, corners, back, grounds } = app.lone;
  const asked = unnamed(answer);
  const groundOf = (group) => (asked.includes(group) ? grounds[asked.indexOf(group)] : group.terrain);
  const cells = new Map(answer.groups.flatMap((group) => group.hexes.map((name) => [name, groundOf(group)])));
  startPainting(back.number, { cells, photograph: { picture, corners }, back: back.screen });
  keep("lone", null);
  change({ lone: null });
}

/** The part of the photograph around a hex of the section. */
export function cutOutOf(picture, corners, name) {
  const { row, column } = place(name);
  const middle = pointOn(corners, row, column);
  const beside = pointOn(corners, row, column + 1);
  return partOf(picture, middle, Math.hypot(beside[0] - middle[0], beside[1] - middle[1]), say("cut-out", { hex: name }));
}

/** The point of a hex in the picture. A perspective transform maps a square to the four corners. */
function pointOn([[x0, y0], [x1, y1], [x2, y2], [x3, y3]], row, column) {
  // A shear cancels the shift of the last row, so that the four corner hexes form a square.
  const [u, v] = [(column + (row % 2) / 2 - row / (2 * LAST)) / LAST, row / LAST];
  const [sumX, sumY] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const [rightX, rightY, leftX, leftY] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const whole = rightX * leftY - leftX * rightY;
  const [g, h] = [(sumX * leftY - leftX * sumY) / whole, (rightX * sumY - sumX * rightY) / whole];
  const depth = g * u + h * v + 1;
  return [
    ((x1 - x0 + g * x1) * u + (x3 - x0 + h * x3) * v + x0) / depth,
    ((y1 - y0 + g * y1) * u + (y3 - y0 + h * y3) * v + y0) / depth,
  ];
}
