// From a photograph to a table: who plays, the picture, and then one doubt after the other, each beside its cut-out of the
// photograph, until the gold is certain or people have seen enough.

import { html, svg, nothing } from "./vendor/lit-html.js";
import { app, change } from "./store.js";
import { post, Refused, upload } from "./api.js";
import { all, load, title } from "./catalogue.js";
import { cardsLine } from "./choosers.js";
import { complain } from "./game.js";
import { countTable, enter } from "./pieces.js";
import { pieceFace } from "./faces.js";
import { WIDTH } from "./hexes.js";
import { keep, kept } from "./keep.js";
import { notices } from "./notices.js";
import { packedPicture } from "./pictures.js";
import { ownSections } from "./sections.js";
import { pieces } from "./table.js";
import { begun, listed, say, sentence } from "./words.js";

const SUBJECTS = ["cards", "colours", "figures", "sections", "terrains", "tiles"];
const WALL = "wall";
const MOST_PICTURES = 2;
// A service that reads another photograph is asked again.
const BUSY = [429, 503];
const PAUSE = 3000;
const PATIENCE = 40;

/** Begin with the questions that no picture answers. */
export function startPhoto() {
  files = [];
  change({ screen: "photo", photo: { players: [], cards: [], boxes: [], pictures: [], corners: [], found: null, answers: {}, asked: null, reading: false, large: false } });
  load(...SUBJECTS).catch(complain);
}

/** Go on with a photograph that was being checked before. */
export function reopen() {
  const before = kept("photo");
  if (!before) return;
  files = [];
  change({ photo: { ...before, reading: false, large: false } });
  load(...SUBJECTS).catch(complain);
}

/** The pictures as they were chosen: after the page was closed only smaller ones are left, to look at. */
let files = [];

export function changePhoto(changes) {
  change({ photo: { ...app.photo, ...changes } });
  if (app.photo.pictures.length) keep("photo", { ...app.photo, reading: false });
}

export function photoScreen() {
  const { photo } = app;
  return html`
    <div class="setting-up photo">
      <header class="bar"><button type="button" class="icon" @click=${() => change({ screen: "home" })} aria-label=${say("back")}>←</button>
        <h1 class="turn" tabindex="-1">${say("photograph")}</h1></header>
      <main>${photo.found ? checking(photo) : preparing(photo)}</main>
      <footer class="next">
        ${notices()}
        ${photo.found?.scores ? ranges(photo.found.scores) : nothing}
        ${steps(photo)}
      </footer>
    </div>`;
}

/** Who plays, and which cards lie there; both can be left open. */
function preparing(photo) {
  const toggle = (colour) => changePhoto({ players: flipped(photo.players, colour) });
  return html`
    <section class="part"><h2>${say("players")}</h2><p class="faint">${say("photo-players")}</p>
      <div class="colours">${[...all("colours").keys()].map((colour) => html`
        <button type="button" aria-pressed=${photo.players.includes(colour)} @click=${() => toggle(colour)}>
          ${pieceFace(colour)}<span>${begun(title("colours", colour))}</span></button>`)}</div></section>
    <section class="part"><h2>${say("kingdom-cards")}</h2><p class="faint">${say("photo-cards")}</p>${cardsLine(photo.cards, "photo")}</section>
    ${photo.pictures.map((picture, number) => html`<figure class="photograph"><img src=${picture.address} alt=${say("photo-alt")}>
      <button type="button" class="icon turner" @click=${() => remove(number)} aria-label=${say("remove-photo")}>×</button></figure>`)}`;
}

const flipped = (list, one) => (list.includes(one) ? list.filter((other) => other !== one) : [...list, one]);

function remove(number) {
  files.splice(number, 1);
  changePhoto({ pictures: app.photo.pictures.filter((_, other) => other !== number) });
}

/** The buttons at the bottom: what comes next, and what else is possible. */
function steps(photo) {
  if (photo.reading) return html`<button type="button" class="primary" disabled>${say(photo.reading === "busy" ? "busy" : "reading")}</button>`;
  if (photo.found && !needsCorners(photo.found)) return html`<div class="deeds">
    <button type="button" class="primary" ?disabled=${!photo.found.position} @click=${() => correct(countTable)}>${say("count-gold")}</button>
    <button type="button" ?disabled=${!photo.found.position} @click=${() => correct()}>${say("correct")}</button>
    <button type="button" class="link" @click=${startPhoto}>${say("other-photo")}</button></div>`;
  const { pictures } = photo;
  const ready = pictures.length && (!photo.found || photo.corners.length === CORNERS.length);
  return html`<div class="deeds">
    ${pictures.length ? html`<button type="button" class="primary" ?disabled=${!ready} @click=${read}>${say("read-photo")}</button>` : nothing}
    ${pictures.length < MOST_PICTURES ? html`<button type="button" class=${pictures.length ? "" : "primary"} @click=${choosePicture}>
      ${say(pictures.length ? "second-photo" : "take-photo")}</button>` : nothing}
    ${photo.found ? html`<button type="button" class="link" @click=${startPhoto}>${say("other-photo")}</button>` : nothing}</div>`;
}

/** Let people take a photograph or choose one; the browser asks, so the page needs no camera. */
function choosePicture() {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = "image/*";
  input.addEventListener("change", () => input.files[0] && begin(input.files[0]));
  input.click();
}

/** A photograph that was chosen; a smaller one is kept. */
export async function begin(file) {
  if (!app.photo) startPhoto();
  try {
    const picture = await packedPicture(file);
    files.push(file);
    changePhoto({ pictures: [...app.photo.pictures, picture], found: null, corners: [] });
  } catch {
    complain(new Error(say("photo-broken")));
  }
}

async function read() {
  const { cards, players, corners, pictures } = app.photo;
  const sections = ownSections().map(({ rows, locations }) => ({ rows, locations }));
  const known = {
    ...(cards.length ? { cards } : {}),
    ...(players.length ? { players } : {}),
    ...(corners.length ? { corners: [corners, ...pictures.slice(1).map(() => null)] } : {}),
    ...(sections.length ? { sections } : {}),
  };
  const form = new FormData();
  pictures.forEach((picture, number) => form.append("picture", files[number] ?? bytesOf(picture.address)));
  form.append("known", new Blob([JSON.stringify(known)], { type: "application/json" }));
  changePhoto({ reading: true });
  try {
    const found = await patiently(() => upload("photos", form));
    changePhoto({ found, answers: {}, asked: null });
  } catch (error) {
    complain(error);
  } finally {
    changePhoto({ reading: false });
  }
}

/** A busy service is asked again by itself. */
async function patiently(ask, tries = PATIENCE) {
  try {
    return await ask();
  } catch (error) {
    if (!tries || !(error instanceof Refused && BUSY.includes(error.status))) throw error;
    changePhoto({ reading: "busy" });
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return patiently(ask, tries - 1);
  }
}

/** A kept picture as a file. */
function bytesOf(address) {
  const [head, data] = address.split(",");
  return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type: head.slice(5).split(";")[0] });
}

/** The question that is open, and below it the whole picture with everything that was recognised. */
function checking(photo) {
  const { found } = photo;
  const doubt = openDoubt(photo);
  return html`
    ${doubt ? question(photo, doubt) : outcome(found)}
    ${wholePicture(photo)}`;
}

const centresOf = (found) => found.overlay?.[0]?.centres ?? null;

/** The hex that somebody tapped, else the first doubt that nobody has answered: the one with the most gold at stake. */
function openDoubt({ found, asked, answers, enough }) {
  if (needsCorners(found) || !found.position) return null;
  const doubts = found.doubts.filter((one) => !(one.at in answers) && centresOf(found)[one.at]);
  if (asked) return found.doubts.find((one) => one.at === asked) ?? { at: asked };
  return enough ? null : doubts[0] ?? null;
}

function question(photo, doubt) {
  const { found } = photo;
  const left = found.doubts.filter((one) => !(one.at in photo.answers)).length;
  const owners = [null, ...found.position.players.map((player) => player.colour), ...(found.position.walls?.length || isWall(doubt) ? [WALL] : [])];
  return html`<section class="part doubt-question">
    <h2>${say("who-stands", { hex: doubt.at })}</h2>
    ${cutOut(photo, doubt.at)}
    <div class="choices owners">${owners.map((owner) => html`
      <button type="button" data-owner=${owner ?? "nobody"} @click=${() => answer(doubt.at, owner)}>
        ${owner ? pieceFace(owner === WALL ? "grey" : owner, owner === WALL ? WALL : "settlement") : nothing}
        <span>${owner === WALL ? begun(say("wall")) : owner ? begun(title("colours", owner)) : say("nobody")}</span></button>`)}</div>
    <div class="deeds"><span class="faint">${say("doubts-left", { count: left })}</span>
      <button type="button" @click=${() => changePhoto({ asked: null, enough: true })}>${say("enough")}</button></div>
  </section>`;
}

const isWall = (doubt) => [doubt, ...(doubt.alternatives ?? [])].some((one) => one.piece === WALL);

/** The part of the photograph around a hex, large. */
function cutOut({ found, pictures }, at) {
  const [overlay] = found.overlay;
  const [x, y] = overlay.centres[at];
  const reach = 2.4 * WIDTH * unitOf(overlay.centres);
  return html`<svg class="cut-out" viewBox="${x - reach} ${y - reach} ${2 * reach} ${2 * reach}" role="img" aria-label=${say("cut-out", { hex: at })}>
    <image href=${pictures[0].address} width=${overlay.width} height=${overlay.height} preserveAspectRatio="none"></image>
    <circle class="spot" cx=${x} cy=${y} r=${reach / 4.2}></circle></svg>`;
}

/** Pixels of the photograph for one unit of the drawings. */
function unitOf(centres) {
  const [left, right] = [centres.j10, centres.k10];
  return Math.hypot(left[0] - right[0], left[1] - right[1]) / WIDTH;
}

/** Somebody looked: what stands there is certain, and everything else is weighed again. */
async function answer(at, owner) {
  const { found, answers: before } = app.photo;
  const answers = { ...before, [at]: owner };
  const position = placed(found.position, at, owner);
  changePhoto({ answers, asked: null, found: { ...found, position } });
  try {
    const next = found.observations ? await weighedByService(found, answers) : { scores: await weighAgain({ scan: found, position, doubts: openDoubts(found, answers) }) };
    if (app.photo.answers !== answers) return;
    changePhoto({ found: { ...app.photo.found, ...next } });
  } catch (error) {
    complain(error);
  }
}

/** What was seen, with the answers as facts. The picture itself stays here. */
async function weighedByService({ observations, overlay, advice }, answers) {
  const found = await post("scans", { ...observations, known: { ...observations.known, pieces: answers } });
  return { ...found, observations, overlay, advice };
}

const openDoubts = (found, answers) => new Map(found.doubts.filter((one) => !(one.at in answers)).map((one) => [one.at, one]));

/** The position with this owner's settlement, a wall or nothing on a hex. */
function placed(position, at, owner) {
  const without = (list) => (list ?? []).filter((one) => one !== at);
  return {
    ...position,
    ...(position.walls || owner === WALL ? { walls: [...without(position.walls), ...(owner === WALL ? [at] : [])] } : {}),
    players: position.players.map((player) => ({
      ...player,
      settlements: [...without(player.settlements), ...(player.colour === owner ? [at] : [])],
    })),
  };
}

/** The whole photograph; it can be enlarged, and a tap on it asks about any hex. */
function wholePicture(photo) {
  const { found, pictures, corners, large } = photo;
  const [overlay] = found.overlay ?? [];
  const { width, height } = overlay ?? pictures[0];
  return html`<figure class="photograph">
    <div class="picture-frame"><div class="sheet-of-picture ${large ? "large" : ""}">
      <img src=${pictures[0].address} alt=${say("photo-alt")}>
      <svg viewBox="0 0 ${width} ${height}" role="img" aria-label=${say("overlay")} @click=${needsCorners(found) ? tapCorner : tapPicture}>
        ${centresOf(found) ? seen(found, photo.answers) : corners.map((point, number) => corner(point, number, width))}</svg></div></div>
  </figure>
  <div class="deeds"><button type="button" @click=${() => changePhoto({ large: !large })}>${say(large ? "zoom-out" : "zoom-in")}</button>
    ${centresOf(found) ? html`<span class="faint">${say("tap-picture")}</span>` : nothing}</div>`;
}

/** The pieces that were found, each where it stands in the picture; a dashed ring where nobody can be sure. */
function seen(found, answers) {
  const centres = centresOf(found);
  const unit = unitOf(centres);
  const at = (name) => `translate(${centres[name].join(" ")}) scale(${unit})`;
  const standing = found.position ? [...pieces(found.position)].flatMap(([name, all]) => all.map((piece) => ({ name, ...piece }))) : [];
  const doubtful = found.doubts.filter((doubt) => centres[doubt.at] && !(doubt.at in answers));
  return [
    ...standing.filter(({ name }) => centres[name]).map(({ name, colour, shape }) => svg`<use href="#${colour}-${shape}" transform=${at(name)}></use>`),
    ...doubtful.map((doubt) => svg`<circle class="doubtful" r="22" transform=${at(doubt.at)}></circle>`),
  ];
}

function pointOf(event) {
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(event.currentTarget.getScreenCTM().inverse());
  return [Math.max(0, x), Math.max(0, y)];
}

function tapPicture(event) {
  const [x, y] = pointOf(event);
  let [nearest, best] = [null, Infinity];
  for (const [name, [left, top]] of Object.entries(centresOf(app.photo.found))) {
    const distance = Math.hypot(left - x, top - y);
    if (distance < best) [nearest, best] = [name, distance];
  }
  changePhoto({ asked: nearest });
}

// Where no board is found, people show its corners: the middles of these hexes, in this order.
const CORNERS = ["a1", "t1", "t20", "a20"];

function needsCorners(found) {
  return found && !centresOf(found);
}

function corner([x, y], number, width) {
  return svg`<g transform="translate(${x} ${y}) scale(${width / 500})"><circle class="corner" r="14"></circle><text y="5">${CORNERS[number]}</text></g>`;
}

function tapCorner(event) {
  const { corners } = app.photo;
  changePhoto({ corners: [...(corners.length < CORNERS.length ? corners : []), pointOf(event)] });
}

function outcome(found) {
  return html`<section class="part">
    <h2>${say(`photo-${found.verdict}`)}</h2>
    ${(found.advice ?? []).map((tip) => html`<p>${sentence(tip.text)}</p>`)}
    ${found.inconsistencies.map((one) => html`<p class="faint">${sentence(one.text)}</p>`)}
    ${needsCorners(found) ? html`<p><strong>${say("tap-corners", { list: listed(CORNERS) })}</strong></p>` : nothing}
  </section>`;
}

/** What every player's gold can be. */
export function ranges(scores) {
  const worth = ({ low, high }) => (low === high ? say("gold-exact", { gold: low }) : say("gold-range", { low, high, gold: high }));
  return html`<ul class="ranges">${scores.players.map((range) => html`<li>${pieceFace(range.colour)}
    <span><span class="hidden">${title("colours", range.colour)}</span> ${worth(range)}</span></li>`)}</ul>`;
}

/** Go on with the position; doubts stay marked until somebody taps them. */
async function correct(then) {
  const { found, answers, cards } = app.photo;
  const doubts = found.doubts.filter((one) => !(one.at in answers));
  const { observations: _, ...scan } = found;
  try {
    await enter({ ...found.position, ...(cards.length ? { cards } : {}) }, { doubts, scan });
    keep("photo", null);
    await then?.();
  } catch (error) {
    complain(error);
  }
}

/** The range of scores for a table that was corrected: what people touched is certain, the rest is as it was read. */
export async function weighAgain({ scan, position, doubts }) {
  const seenPieces = [];
  for (const [at, standing] of pieces(position)) {
    for (const { colour, shape } of standing) {
      const whose = colour === "grey" ? {} : { colour };
      seenPieces.push({ at, piece: shape, ...whose, probability: doubts.get(at)?.probability ?? 1 });
    }
  }
  for (const doubt of doubts.values()) {
    for (const other of doubt.alternatives) {
      if (other.piece && other.colour) seenPieces.push({ at: doubt.at, piece: other.piece, colour: other.colour, probability: other.probability });
    }
  }
  const known = { board: position.board, players: position.players.map((player) => player.colour), cards: position.cards };
  const found = await post("scans", { terrain: scan.grid, pieces: seenPieces, known });
  return found.scores;
}
