// From a photograph to a table: the service reads it, people correct it.

import { html, svg, nothing } from "./vendor/lit-html.js";
import { app, change } from "./store.js";
import { post, upload } from "./api.js";
import { load, title } from "./catalogue.js";
import { cardsLine } from "./choosers.js";
import { complain } from "./game.js";
import { enter } from "./pieces.js";
import { pieceFace } from "./faces.js";
import { WIDTH } from "./hexes.js";
import { notices } from "./notices.js";
import { ownSections } from "./sections.js";
import { pieces } from "./table.js";
import { listed, say, sentence } from "./words.js";

/** Let people take a photograph or choose one; the browser asks, so the page needs no camera. */
export const startPhoto = choosePhoto;
export const changePhoto = alter;

/** A photograph stays with the tab: there is nothing to go on with. */
export function reopen() {}

function choosePhoto() {
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
  change({ screen: "photo", photo: { file, address: URL.createObjectURL(file), cards: [], boxes: [], corners: [], found: null, reading: false, size: null } });
}

function alter(changes) {
  change({ photo: { ...app.photo, ...changes } });
}

export function photoScreen() {
  const { photo } = app;
  return html`
    <div class="setting-up photo">
      <header class="bar"><button type="button" class="icon" @click=${() => change({ screen: "home" })} aria-label=${say("back")}>←</button>
        <h1 class="turn" tabindex="-1">${say("photograph")}</h1></header>
      <main>
        ${picture(photo)}
        ${photo.found ? outcome(photo) : html`
          <section class="part"><h2>${say("kingdom-cards")}</h2><p class="faint">${say("photo-cards")}</p>${cardsLine(photo.cards, "photo")}</section>`}
      </main>
      <footer class="next">
        ${notices()}
        ${photo.found && !needsCorners(photo.found)
          ? html`<button type="button" class="primary" ?disabled=${!photo.found.position} @click=${correct}>${say("correct")}</button>`
          : html`<button type="button" class="primary" ?disabled=${photo.reading || (photo.found && photo.corners.length < CORNERS.length)} @click=${read}>${say(photo.reading ? "reading" : "read-photo")}</button>`}
        <button type="button" class="link" @click=${choosePhoto}>${say("other-photo")}</button>
      </footer>
    </div>`;
}

/** The photograph, and over it what was recognised; a dashed ring where nobody can be sure. */
function picture({ address, found, size, corners }) {
  const measured = (event) => alter({ size: { width: event.target.naturalWidth, height: event.target.naturalHeight } });
  const overlay = found?.overlay?.[0];
  return html`<figure class="photograph">
    <img src=${address} alt=${say("photo-alt")} @load=${size ? nothing : measured}>
    ${size ? html`<svg viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label=${say("overlay")}
      @click=${needsCorners(found) ? tapCorner : nothing}>
      ${overlay?.centres ? seen(found, overlay.centres) : corners.map((point, number) => corner(point, number, size))}</svg>` : nothing}
  </figure>`;
}

/** The pieces that were found, each where it stands in the picture. */
function seen(found, centres) {
  const [left, right] = [centres.j10, centres.k10];
  const unit = Math.hypot(left[0] - right[0], left[1] - right[1]) / WIDTH;
  const at = (name) => `translate(${centres[name].join(" ")}) scale(${unit})`;
  const shown = found.pieces.filter((piece) => centres[piece.at]);
  const doubtful = found.doubts.filter((doubt) => centres[doubt.at]);
  return [
    ...shown.map((piece) => svg`<use href="#${piece.colour ?? "grey"}-${piece.piece}" transform=${at(piece.at)}></use>`),
    ...doubtful.map((doubt) => svg`<circle class="doubtful" r="22" transform=${at(doubt.at)}></circle>`),
  ];
}

// Where no board is found, people show its corners: the middles of these hexes, in this order.
const CORNERS = ["a1", "t1", "t20", "a20"];

function needsCorners(found) {
  return found && !found.overlay?.[0]?.centres;
}

function corner([x, y], number, { width }) {
  return svg`<g transform="translate(${x} ${y}) scale(${width / 500})"><circle class="corner" r="14"></circle><text y="5">${CORNERS[number]}</text></g>`;
}

function tapCorner(event) {
  const drawing = event.currentTarget;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(drawing.getScreenCTM().inverse());
  const { corners } = app.photo;
  alter({ corners: [...(corners.length < CORNERS.length ? corners : []), [Math.max(0, x), Math.max(0, y)]] });
}

function outcome({ found }) {
  return html`<section class="part">
    <h2>${say(`photo-${found.verdict}`)}</h2>
    ${(found.advice ?? []).map((tip) => html`<p>${sentence(tip.text)}</p>`)}
    ${found.inconsistencies.map((one) => html`<p class="faint">${sentence(one.text)}</p>`)}
    ${needsCorners(found) ? html`<p><strong>${say("tap-corners", { list: listed(CORNERS) })}</strong></p>` : nothing}
    ${found.doubts.length ? html`<p>${say("doubts", { count: found.doubts.length })}</p>` : nothing}
    ${found.scores ? ranges(found.scores) : nothing}
  </section>`;
}

/** What every player's gold can be. */
export function ranges(scores) {
  const worth = ({ low, high }) => (low === high ? say("gold-exact", { gold: low }) : say("gold-range", { low, high, gold: high }));
  return html`<ul class="ranges">${scores.players.map((range) => html`<li>${pieceFace(range.colour)}
    <span><span class="hidden">${title("colours", range.colour)}</span> ${worth(range)}</span></li>`)}</ul>`;
}

async function read() {
  const { file, cards, corners } = app.photo;
  const sections = ownSections().map(({ rows, locations }) => ({ rows, locations }));
  const known = {
    ...(cards.length ? { cards } : {}),
    ...(corners.length ? { corners: [corners] } : {}),
    ...(sections.length ? { sections } : {}),
  };
  const form = new FormData();
  form.append("picture", file);
  form.append("known", new Blob([JSON.stringify(known)], { type: "application/json" }));
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
  for (const [at, standing] of pieces(position)) {
    for (const { colour, shape } of standing) {
      const whose = colour === "grey" ? {} : { colour };
      seen.push({ at, piece: shape, ...whose, probability: entry.doubts.get(at)?.probability ?? 1 });
    }
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
