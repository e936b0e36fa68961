// The steps from a photograph to a table: the cards, the picture, and then the doubtful hexes, until the gold is
// certain or the user stops.

import { html, nothing } from "./vendor/lit-html.js";
import { app, change } from "./store.js";
import { post, Refused, upload } from "./api.js";
import { all, load, title } from "./catalogue.js";
import { CARDS, cardsMissing, taskList, toggledChoice } from "./choosers.js";
import { confirmSheet, doubtSheet, isCertain, namesKinds, nextSheet, ownersIn, question, weigh } from "./doubts.js";
import { complain } from "./game.js";
import { countTable, enter } from "./pieces.js";
import { pieceFace } from "./faces.js";
import { keep, keepDraft, kept } from "./keep.js";
import { playerName } from "./players.js";
import { notices, warn } from "./notices.js";
import { BOARD_CORNERS, centresOf, nearest, pictureFrame, recognised, tappedCorners, withCorner } from "./overlay.js";
import { bytesOf, choosePicture, packedPicture } from "./pictures.js";
import { startSection } from "./lone-section.js";
import { ownSections } from "./sections.js";
import { tasksDue } from "./setup.js";
import { pieces } from "./table.js";
import { begun, listed, say, sentence } from "./words.js";

const SUBJECTS = ["cards", "colours", "figures", "sections", "tasks", "terrains", "tiles"];
const MOST_PICTURES = 2;
// Inconsistencies about missing cards and tasks, which the page asks for in its own words.
const SAID_BELOW = ["card-count", "task-count"];
// The statuses of a busy service, the delay before each retry in milliseconds, and the maximum number of retries.
const BUSY = [429, 503];
const PAUSE = 3000;
const PATIENCE = 40;
const NOTHING_YET = {
  players: [], cards: [], tasks: [], pictures: [], corners: [], found: null, answers: {}, sheet: [], asked: null,
  enough: false, reading: false, weighing: false, large: false,
};

/**
 * Start to read a photograph. Ask before an earlier photograph is replaced, because the pieces may have been put away
 * since.
 */
export function startPhoto() {
  if (!kept("photo")) startAnew();
  else change({ dialog: { kind: "unfinished", draft: "photo", goOn, startAnew } });
}

function goOn() {
  if (!app.photo) reopen();
  change({ screen: "photo" });
}

/** Delete the draft, and start with the questions that a picture cannot answer. */
function startAnew() {
  keep("photo", null);
  files = [];
  change({ screen: "photo", photo: { ...NOTHING_YET } });
  load(...SUBJECTS).catch(complain);
}

/** Reopen the draft of a photograph. */
export function reopen() {
  const before = kept("photo");
  if (!before) return;
  files = [];
  change({ photo: { ...NOTHING_YET, ...before, reading: false, weighing: false, large: false } });
  load(...SUBJECTS).catch(complain);
}

/** The chosen picture files. After the page is closed, only the smaller copies are left. */
let files = [];

export function changePhoto(changes) {
  change({ photo: { ...app.photo, ...changes } });
  if (app.photo.pictures.length) keepDraft("photo", { ...app.photo, reading: false, weighing: false });
}

/** The scroll position before the question about a single hex was opened. */
let wasAt = 0;

/** Open the question about a single hex, or close it (null) and restore the scroll position. */
export function askAbout(at) {
  if (at === app.photo.asked) return;
  if (!app.photo.asked) wasAt = window.scrollY;
  changePhoto({ asked: at });
  setTimeout(() => window.scrollTo(0, at ? 0 : wasAt));
}

export function photoScreen() {
  const { photo } = app;
  return html`
    <div class="setting-up photo ${photo.reading || photo.weighing ? "waiting" : ""}">
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

/** The optional questions about cards and players, and the chosen pictures. */
function preparing(photo) {
  const toggle = (colour) => changePhoto({ players: flipped(photo.players, colour) });
  return html`
    ${cardsPart(photo)}
    <section class="part"><h2>${say("players")}</h2><p class="faint">${say("photo-players")}</p>${colours(photo.players, toggle)}</section>
    ${photo.pictures.map((picture, number) => html`<figure class="photograph"><img src=${picture.address} alt=${say("photo-alt")}>
      <button type="button" class="icon turner" @click=${() => remove(number)} aria-label=${say("remove-photo")}>×</button></figure>`)}
    ${otherPictures(photo)}`;
}

/** The cards as buttons. Those from the expansions are in a second list, which is open if one of them is chosen. */
function cardsPart({ cards }) {
  const toggle = (name) => {
    changePhoto({ cards: toggledChoice(cards, name, CARDS) });
    if (app.photo.found && app.photo.cards.length === CARDS) weigh();
  };
  const chips = (some) => html`<div class="chips">${some.map((card) => html`
    <button type="button" data-kingdom=${card.name} aria-pressed=${cards.includes(card.name)}
      ?disabled=${cards.length === CARDS && !cards.includes(card.name)} @click=${() => toggle(card.name)}>${begun(card.title)}</button>`)}</div>`;
  const isBase = (card) => card.expansion === "base";
  const listedCards = [...all("cards").values()];
  const others = listedCards.filter((card) => !isBase(card));
  const hint = cards.length ? cardsMissing(cards) || say("cards-full") : say("photo-cards");
  return html`<section class="part"><h2>${say("kingdom-cards")}</h2><p class="faint">${hint}</p>
    ${chips(listedCards.filter(isBase))}
    <details class="more" ?open=${others.some((card) => cards.includes(card.name))}>
      <summary>${say("other-cards")}</summary>${chips(others)}</details></section>`;
}

function colours(chosen, toggle) {
  return html`<div class="colours">${[...all("colours").keys()].map((colour) => html`
    <button type="button" data-player=${colour} aria-pressed=${chosen.includes(colour)} @click=${() => toggle(colour)}>
      ${pieceFace(colour)}<span>${begun(title("colours", colour))}</span></button>`)}</div>`;
}

const flipped = (list, one) => (list.includes(one) ? list.filter((other) => other !== one) : [...list, one]);

function remove(number) {
  files.splice(number, 1);
  changePhoto({ pictures: app.photo.pictures.filter((_, other) => other !== number) });
}

/** The buttons at the bottom: the next step and the alternatives. */
function steps(photo) {
  if (photo.reading) return html`<div class="deeds">
    <button type="button" class="primary" disabled>${say(photo.reading === "busy" ? "busy" : "reading")}</button>
    <button type="button" data-deed="stop" @click=${stopReading}>${say("stop")}</button></div>`;
  if (isAsking(photo)) return html`<div class="deeds">
    <button type="button" class="primary" data-deed="right" ?disabled=${photo.weighing} @click=${confirmSheet}>
      ${say("sheet-right", { count: photo.sheet.length })}</button>
    <button type="button" data-deed="enough" @click=${() => changePhoto({ enough: true })}>${say("enough")}</button></div>`;
  if (photo.asked) return html`<div class="deeds"><button type="button" @click=${() => askAbout(null)}>${say("back")}</button></div>`;
  if (photo.found?.position) return html`${missing(photo).map((text) => html`<p class="faint">${text}</p>`)}<div class="deeds">
    <button type="button" class="primary" ?disabled=${missing(photo).length > 0} @click=${() => correct(countTable)}>${say("count-gold")}</button>
    <button type="button" @click=${() => correct()}>${say("correct")}</button></div>`;
  if (!photo.pictures.length) return html`<div class="deeds">${addButton("primary")}</div>`;
  const ready = !needsCorners(photo.found) || photo.corners.length === BOARD_CORNERS.length;
  return html`<div class="deeds">
    <button type="button" class="primary" ?disabled=${!ready} @click=${readPictures}>${say("read-photo")}</button></div>`;
}

/** Sentences about the cards and tasks that are still needed to count the gold; empty if none are missing. */
function missing({ cards, tasks, found }) {
  const due = tasksDue(found.position.board);
  return [cardsMissing(cards), tasks.length < due ? say("tasks-missing", { count: due - tasks.length }) : ""].filter(Boolean);
}

/** Buttons to add a second photograph and to start again with a different photograph. */
function otherPictures({ pictures, found, reading }) {
  if (!pictures.length || reading) return nothing;
  return html`<div class="deeds">${pictures.length < MOST_PICTURES ? addButton("") : nothing}
    <button type="button" class="link" @click=${found?.position ? startPhoto : startAnew}>${say("other-photo")}</button></div>`;
}

const isAsking = ({ found, sheet, enough, asked }) => Boolean(found?.position && sheet.length && !enough && !asked);

function addButton(look) {
  return html`<button type="button" class=${look} @click=${() => choosePicture(begin)}>
    ${say(app.photo.pictures.length ? "second-photo" : "take-photo")}</button>`;
}

/** Read a chosen photograph at once, and store a smaller copy. */
export async function begin(file) {
  if (!app.photo) startAnew();
  try {
    const picture = await packedPicture(file);
    files[app.photo.pictures.length] = file;
    changePhoto({ pictures: [...app.photo.pictures, picture] });
  } catch {
    warn(say("photo-broken"));
    return;
  }
  await readPictures();
}

/** The facts that the user has stated, and the custom sections. The cards are left out until three are chosen. */
export function knownFacts({ cards, tasks, players }) {
  const own = ownSections().map(({ rows, locations }) => ({ rows, locations }));
  return {
    ...(cards.length === CARDS ? { cards } : {}),
    ...(tasks.length ? { tasks } : {}),
    ...(players.length ? { players } : {}),
    ...(own.length ? { sections: own } : {}),
  };
}

/** The number of the current reading. Stopping a reading increases the number, so that the late answer is discarded. */
let readings = 0;

function stopReading() {
  readings += 1;
  changePhoto({ reading: false });
}

/** Read the pictures, or read them again with more facts. */
export async function readPictures() {
  const { photo } = app;
  const { pictures, answers } = photo;
  const corners = cornersOf(photo);
  const known = {
    ...knownFacts(photo),
    ...(corners ? { corners: [corners, ...pictures.slice(1).map(() => null)] } : {}),
    ...(Object.keys(answers).length ? { pieces: ownersIn(answers) } : {}),
  };
  const form = new FormData();
  pictures.forEach((picture, number) => form.append("picture", files[number] ?? bytesOf(picture.address)));
  form.append("known", new Blob([JSON.stringify(known)], { type: "application/json" }));
  changePhoto({ reading: true });
  readings += 1;
  const reading = readings;
  const isWanted = () => reading === readings;
  const ask = async () => (isWanted() ? upload("photos", form) : null);
  try {
    const answer = await patiently(ask, () => isWanted() && changePhoto({ reading: "busy" }));
    if (!isWanted()) return;
    const found = sized(answer, pictures);
    changePhoto({ found, asked: null, enough: false, sheet: nextSheet(found, answers) });
    // Weigh the observations again if the user stated facts while the pictures were being read, or named kinds of
    // pieces, which are not sent with pictures.
    const isOld = namesKinds(answers) || JSON.stringify(knownFacts(app.photo)) !== JSON.stringify(knownFacts(photo));
    if (found.position && isOld) await weigh();
  } catch (error) {
    if (isWanted()) complain(error);
  } finally {
    if (isWanted()) changePhoto({ reading: false });
  }
}

/**
 * The corners of the board in pixels of the first picture as it is sent; null if they are not known. Corners that were
 * found before take precedence over tapped ones, so that hexes keep their names.
 */
function cornersOf({ corners, found, pictures }) {
  const centres = found && centresOf(found);
  const known = centres ? BOARD_CORNERS.map((name) => centres[name]) : corners.length === BOARD_CORNERS.length ? corners : null;
  const scale = files[0] ? 1 : pictures[0].scale ?? 1;
  return known?.map((point) => point.map((pixel) => Math.max(0, pixel * scale))) ?? null;
}

/** The answer, converted to pixels of the chosen pictures. */
function sized(found, pictures) {
  const overlay = found.overlay.map((one, number) => {
    const scale = pictures[number].width / one.width;
    const enlarged = ([name, point]) => [name, point.map((pixel) => pixel * scale)];
    const centres = one.centres && Object.fromEntries(Object.entries(one.centres).map(enlarged));
    return { ...one, width: pictures[number].width, height: pictures[number].height, centres };
  });
  return { ...found, overlay };
}

/**
 * The result of `ask`. While the service is busy, call `wait`, pause, and ask again, at most `tries` times. Throws if
 * the service is still busy then, or on any other error.
 */
export async function patiently(ask, wait, tries = PATIENCE) {
  try {
    return await ask();
  } catch (error) {
    if (!tries || !(error instanceof Refused && BUSY.includes(error.status))) throw error;
    wait();
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return patiently(ask, wait, tries - 1);
  }
}

/** The open questions and, below them, the whole picture with everything that was recognised. */
function checking(photo) {
  const { found } = photo;
  if (needsCorners(found) || !found.position) return html`${outcome(found)}${wholePicture(photo)}${otherPictures(photo)}`;
  if (photo.asked) return html`${question(photo)}${wholePicture(photo)}`;
  return html`${openFacts(photo)}
    ${isAsking(photo) ? doubtSheet(photo) : outcome(found)}
    ${wholePicture(photo)}${otherPictures(photo)}${playersPart(photo)}`;
}

/** The choice of cards until three are chosen, and the choice of tasks if the board needs tasks. */
function openFacts(photo) {
  const due = tasksDue(photo.found.position.board);
  const choose = (tasks) => {
    changePhoto({ tasks });
    weigh();
  };
  return html`${photo.cards.length === CARDS ? nothing : cardsPart(photo)}
    ${due ? html`<section class="part"><h2>${say("tasks")}</h2>
      <p class="faint">${say("tasks-due", { count: due })}</p>${photo.tasks.length < due
      ? taskChips(photo.tasks, choose, due)
      : html`<details class="more"><summary>${listed(photo.tasks.map((task) => begun(title("tasks", task))))}</summary>
        ${taskList(photo.tasks, choose, due)}</details>`}</section>` : nothing}`;
}

function taskChips(chosen, choose, most) {
  const toggle = (task) => choose(toggledChoice(chosen, task, most));
  return html`<div class="chips">${[...all("tasks").values()].map((task) => html`
    <button type="button" data-task=${task.name} aria-pressed=${chosen.includes(task.name)}
      @click=${() => toggle(task.name)}>${begun(task.title)}</button>`)}</div>`;
}

/**
 * The recognised players. If the user corrects them, the service reads the picture again, because the players determine
 * the possible colours of the pieces.
 */
function playersPart(photo) {
  const found = photo.found.position.players.map((player) => player.colour);
  const toggle = (colour) => {
    changePhoto({ players: flipped(found, colour) });
    readPictures();
  };
  return html`<section class="part"><h2>${say("players")}</h2><p class="faint">${say("players-found")}</p>${colours(found, toggle)}</section>`;
}

/** The whole photograph. A tap opens the question about a hex or, before a board is found, marks a corner. */
function wholePicture(photo) {
  const { found, pictures, corners, large } = photo;
  const [{ address, width, height }] = pictures;
  const centres = centresOf(found);
  return pictureFrame({
    address, width, height, large,
    drawing: centres ? recognised(found, photo.answers) : tappedCorners(corners, BOARD_CORNERS, width),
    tap: (point) => (centres ? askAbout(nearest(centres, point)) : changePhoto({ corners: withCorner(corners, point, BOARD_CORNERS) })),
    toggle: () => changePhoto({ large: !large }),
    hint: centres ? say("tap-picture") : null,
  });
}

function needsCorners(found) {
  return found && !centresOf(found);
}

function outcome(found) {
  return html`<section class="part">
    <h2>${say(isCertain(found) ? "photo-certain" : `photo-${found.verdict}`)}</h2>
    ${(found.advice ?? []).map((tip) => html`<p>${sentence(tip.text)}</p>`)}
    ${found.inconsistencies.filter(({ code }) => !SAID_BELOW.includes(code)).map((one) => html`<p class="faint">${sentence(one.text)}</p>`)}
    ${needsCorners(found) ? html`<p><strong>${say("tap-corners", { list: listed(BOARD_CORNERS) })}</strong></p>` : nothing}
    ${found.verdict === "unknown" ? html`<p>${say("teach-section")}</p>
      <button type="button" @click=${() => startSection({ screen: "photo" })}>${say("photograph-section")}</button>` : nothing}
  </section>`;
}

/** The likeliest gold of each player, and its range. */
export function ranges(scores) {
  const worth = ({ value, low, high }) => (low === high ? say("gold-exact", { gold: low }) : say("gold-range", { value, low, high, gold: value }));
  return html`<ul class="ranges">${scores.players.map((range) => html`<li data-gold=${range.colour}>${pieceFace(range.colour)}
    <span><span class="hidden">${playerName(range.colour)}</span> ${worth(range)}</span></li>`)}</ul>`;
}

/**
 * Open the position on the screen for entering pieces, and then call `then`, if given. Doubtful hexes stay marked
 * until the user taps them.
 */
async function correct(then) {
  const { found, answers, cards } = app.photo;
  const doubts = found.doubts.filter((one) => !(one.at in answers));
  const { observations: _, ...scan } = found;
  try {
    await enter({ ...found.position, cards }, { doubts, scan });
    keep("photo", null);
    await then?.();
  } catch (error) {
    complain(error);
  }
}

/** The range of scores for a corrected table. Doubtful hexes keep their probabilities; all other hexes are certain. */
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
