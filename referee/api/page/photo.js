// From a photograph to a table: the service reads it, people correct it.

import { html, svg, nothing } from "./vendor/lit-html.js";
import { app, change } from "./store.js";
import { post, upload } from "./api.js";
import { load, title } from "./catalogue.js";
import { cardsLine } from "./choosers.js";
import { complain } from "./game.js";
import { enter } from "./pieces.js";
import { pieceFace } from "./faces.js";
import { say, sentence } from "./words.js";

/** Let people take a photograph or choose one; the browser asks, so the page needs no camera. */
export function choosePhoto() {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = "image/*";
  input.addEventListener("change", () => input.files[0] && begin(input.files[0]));
  input.click();
}

/** Show a photograph that was chosen. */
export function begin(file) {
  if (app.photo) URL.revokeObjectURL(app.photo.address);
  load("cards", "colours", "figures", "sections").catch(complain);
  change({ screen: "photo", photo: { file, address: URL.createObjectURL(file), cards: [], found: null, reading: false, size: null } });
}

function alter(changes) {
  change({ photo: { ...app.photo, ...changes } });
}

export function photoScreen() {
  const { photo } = app;
  return html`
    <div class="setting-up photo">
      <header class="bar"><button type="button" class="icon" @click=${() => change({ screen: "home" })} aria-label=${say("back")}>←</button>
        <h1 class="turn">${say("photograph")}</h1></header>
      <main>
        ${picture(photo)}
        ${photo.found ? outcome(photo) : html`
          <section class="part"><h2>${say("kingdom-cards")}</h2><p class="faint">${say("photo-cards")}</p>${cardsLine(photo.cards, "photo")}</section>`}
      </main>
      <footer class="next">
        ${photo.found
          ? html`<button type="button" class="primary" ?disabled=${!photo.found.position} @click=${correct}>${say("correct")}</button>`
          : html`<button type="button" class="primary" ?disabled=${photo.reading} @click=${read}>${say(photo.reading ? "reading" : "read-photo")}</button>`}
        <button type="button" class="link" @click=${choosePhoto}>${say("other-photo")}</button>
      </footer>
    </div>`;
}

/** The photograph, and over it what was recognised; a dashed ring where nobody can be sure. */
function picture({ address, found, size }) {
  const measured = (event) => alter({ size: { width: event.target.naturalWidth, height: event.target.naturalHeight } });
  const spots = found ? centres(found.overlay) : null;
  return html`<figure class="photograph">
    <img src=${address} alt=${say("photo-alt")} @load=${size ? nothing : measured}>
    ${spots && size ? html`<svg viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label=${say("overlay")}>${seen(found, spots)}</svg>` : nothing}
  </figure>`;
}

function seen(found, spots) {
  const [a, b] = [spots.get("j10"), spots.get("k10")];
  const unit = a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) / 52 : 1;
  const at = (name) => `translate(${spots.get(name).join(" ")}) scale(${unit})`;
  const doubtful = new Set(found.doubts.map((doubt) => doubt.at));
  return [
    ...found.pieces.filter((piece) => spots.has(piece.at)).map((piece) => svg`
      <use href="#${piece.colour ?? "grey"}-${piece.piece ?? "settlement"}" transform=${at(piece.at)}></use>`),
    ...[...doubtful].filter((name) => spots.has(name)).map((name) => svg`<circle class="doubtful" r="22" transform=${at(name)}></circle>`),
  ];
}

/** The middles of the hexes in the picture, by name; the page sends one picture. */
function centres(overlay) {
  const given = overlay?.[0]?.centres ?? {};
  return new Map(Object.entries(given));
}

function outcome({ found }) {
  return html`<section class="part">
    <h2>${say(`photo-${found.verdict}`)}</h2>
    ${(found.advice ?? []).map((tip) => html`<p>${sentence(tip.text)}</p>`)}
    ${found.inconsistencies.map((one) => html`<p class="faint">${sentence(one.text)}</p>`)}
    ${found.doubts.length ? html`<p>${say("doubts", { count: found.doubts.length })}</p>` : nothing}
    ${found.scores ? ranges(found.scores) : nothing}
  </section>`;
}

/** What every player's gold can be. */
export function ranges(scores) {
  return html`<ul class="ranges">${scores.players.map((range) => html`<li>${pieceFace(range.colour)}
    <span><span class="hidden">${title("colours", range.colour)}</span> ${range.low === range.high ? say("gold-exact", { gold: range.low }) : say("gold-range", { low: range.low, high: range.high })}</span></li>`)}</ul>`;
}

async function read() {
  const { file, cards } = app.photo;
  const form = new FormData();
  form.append("picture", file);
  if (cards.length) form.append("known", new Blob([JSON.stringify({ cards })], { type: "application/json" }));
  alter({ reading: true });
  try {
    alter({ found: await upload("photos", form) });
  } catch (error) {
    complain(error);
  } finally {
    alter({ reading: false });
  }
}

/** Go on with the position; doubts stay marked until somebody taps them. */
async function correct() {
  const { found } = app.photo;
  try {
    await enter(found.position, { doubts: found.doubts, scan: found });
  } catch (error) {
    complain(error);
  }
}

/** The range of scores for a table that was corrected: what people touched is certain, the rest is as it was read. */
export async function weighAgain(entry) {
  const { scan, position } = entry;
  const board = position.board;
  const seen = [];
  for (const player of position.players) {
    for (const at of player.settlements) seen.push({ at, colour: player.colour, probability: entry.doubts.get(at)?.probability ?? 1 });
  }
  for (const doubt of entry.doubts.values()) {
    for (const other of doubt.alternatives) {
      if (other.piece && other.colour) seen.push({ at: doubt.at, piece: other.piece, colour: other.colour, probability: other.probability });
    }
  }
  const known = { board, players: position.players.map((player) => player.colour), cards: position.cards };
  const found = await post("scans", { terrain: scan.grid, pieces: seen, known });
  return found.scores;
}
