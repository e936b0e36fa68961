// A photograph with the recognised pieces: cut-outs around single hexes, and the whole picture, which reacts to taps.

import { html, svg, nothing } from "./vendor/lit-html.js";
import { WIDTH } from "./hexes.js";
import { pieces } from "./table.js";
import { say } from "./words.js";

/** The distance from the centre of a cut-out to its edge, in hex widths. */
const REACH = 1.7;
// The corner hexes of a board and of a section, in the order in which the user taps them.
export const BOARD_CORNERS = ["a1", "t1", "t20", "a20"];
export const SECTION_CORNERS = ["a1", "j1", "j10", "a10"];

/** The centres of the hexes in the first picture; null if no board was found. */
export const centresOf = (found) => found.overlay?.[0]?.centres ?? null;

/** The cut-out around a hex, from the second picture if the hex could be read only there. */
export function cutOut({ found, pictures }, at) {
  const number = clearest(found.overlay, at);
  const { centres, width, height } = found.overlay[number];
  return partOf({ ...pictures[number], width, height }, centres[at], WIDTH * unitOf(centres), say("cut-out", { hex: at }));
}

function clearest(overlays, at) {
  const shows = ({ centres, used, unread }) => used && centres?.[at] && !unread.some((one) => one.at === at);
  return Math.max(0, overlays.findIndex(shows));
}

/** The part of a picture around a point, with a ring in the middle. `wide` is the width of a hex at that point, in pixels. */
export function partOf({ address, width, height }, [x, y], wide, label) {
  const reach = REACH * wide;
  return html`<svg class="cut-out" viewBox="${x - reach} ${y - reach} ${2 * reach} ${2 * reach}" role="img" aria-label=${label}>
    <image href=${address} width=${width} height=${height} preserveAspectRatio="none"></image>
    <circle class="spot" cx=${x} cy=${y} r=${wide * 0.55}></circle></svg>`;
}

/** The number of pixels of the photograph per unit of the drawings. */
function unitOf(centres) {
  const [left, right] = [centres.j10, centres.k10];
  return Math.hypot(left[0] - right[0], left[1] - right[1]) / WIDTH;
}

/** A picture that can be enlarged, with a drawing over it; `tap` gets the point in pixels of the picture. */
export function pictureFrame({ address, width, height, large, drawing, tap, toggle, hint }) {
  return html`<figure class="photograph">
    <div class="picture-frame" tabindex="0" role="region" aria-label=${say("photo-alt")}><div class="sheet-of-picture ${large ? "large" : ""}">
      <img src=${address} alt=${say("photo-alt")}>
      <svg viewBox="0 0 ${width} ${height}" role="img" aria-label=${say("overlay")}
        @click=${(event) => tap(pointOf(event))}>${drawing}</svg></div></div>
  </figure>
  <div class="deeds"><button type="button" @click=${toggle}>${say(large ? "zoom-out" : "zoom-in")}</button>
    ${hint ? html`<span class="faint">${hint}</span>` : nothing}</div>`;
}

function pointOf(event) {
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(event.currentTarget.getScreenCTM().inverse());
  return [Math.max(0, x), Math.max(0, y)];
}

/** The recognised pieces at their places in the picture, with a dashed ring around each doubtful hex. */
export function recognised(found, answers) {
  const centres = centresOf(found);
  const unit = unitOf(centres);
  const at = (name) => `translate(${centres[name].join(" ")}) scale(${unit})`;
  const standing = [...(found.position ? pieces(found.position) : [])].flatMap(([name, all]) => all.map((piece) => ({ name, ...piece })));
  const doubtful = found.doubts.filter((doubt) => centres[doubt.at] && !(doubt.at in answers));
  return [
    ...standing.filter(({ name }) => centres[name]).map(({ name, colour, shape }) => svg`
      <use href="#${colour}-${shape}" transform=${at(name)}></use>`),
    ...doubtful.map((doubt) => svg`<circle class="doubtful" r="22" transform=${at(doubt.at)}></circle>`),
  ];
}

/** The marks for the corners tapped so far. */
export function tappedCorners(corners, names, width) {
  return corners.map(([x, y], number) => svg`<g transform="translate(${x} ${y}) scale(${width / 500})">
    <circle class="corner" r="14"></circle><text y="5">${names[number]}</text></g>`);
}

/** The corners after another tap. A tap after the last corner starts again with the first corner. */
export function withCorner(corners, point, names) {
  return [...(corners.length < names.length ? corners : []), point];
}

/** The hex whose centre is nearest to a point. */
export function nearest(centres, [x, y]) {
  const far = ([left, top]) => Math.hypot(left - x, top - y);
  return Object.keys(centres).reduce((best, name) => (far(centres[name]) < far(centres[best]) ? name : best));
}
