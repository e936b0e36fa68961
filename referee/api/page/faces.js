// Small pictures of pieces, terrain cards, grounds, sections and tiles.

import { html, svg, nothing } from "./vendor/lit-html.js";
import { terrainsOf } from "./catalogue.js";
import { grid, extent, nameOf } from "./hexes.js";
import { signOf } from "./signs.js";

export function pieceFace(colour, shape = "settlement") {
  return html`<svg class="face" viewBox="-19 -19 38 38" aria-hidden="true"><use href="#${colour}-${shape}"></use></svg>`;
}

/** A terrain card; a swamp card shows both its terrains. */
export function cardFace(card) {
  const [first, second] = terrainsOf(card);
  return html`<svg class="face" viewBox="-28 -32 56 64" aria-hidden="true"><use href="#${first}"></use>
    ${second ? svg`<use href="#${second}" transform="translate(14 16) scale(.5)"></use>` : nothing}</svg>`;
}

/** The ground of a hex, for palettes. */
export function groundFace(kind, special) {
  return html`<svg class="face" viewBox="-28 -32 56 64" aria-hidden="true"><use href=${special ? "#special" : `#${kind}`}></use>
    ${special ? svg`<use href="#icon-${kind}"></use>` : nothing}</svg>`;
}

/**
 * A small picture of a section, with one path for each ground, because two dozen sections are shown at once.
 * `letters` maps the letters of the rows to the names of their grounds.
 */
export function sectionFace(rows, letters, turned = false) {
  const columns = Math.max(...rows.map((row) => row.length));
  const { width, height } = extent(rows.length, columns);
  const paths = new Map();
  const icons = [];
  rows.forEach((row, r) => [...row].forEach((letter, c) => {
    const kind = letters.get(letter);
    if (!kind) return;
    const { x, y } = grid(r, c);
    paths.set(kind, `${paths.get(kind) ?? ""}M${x} ${y - 31}l27 15.5v31l-27 15.5l-27 -15.5v-31z`);
    if (["castle", "location", "nomad-space", "palace", "silo"].includes(kind)) icons.push({ kind, x, y, name: nameOf(r, c) });
  }));
  return html`<svg class="section" viewBox="0 0 ${width} ${height}" aria-hidden="true">
    <g transform=${turned ? `rotate(180 ${width / 2} ${height / 2})` : "translate(0 0)"}>
      ${[...paths].map(([kind, path]) => svg`<path class="ground-${kind}" d=${path}></path>`)}
    </g>
    ${icons.map(({ kind, x, y }) => {
      const [left, top] = turned ? [width - x, height - y] : [x, y];
      return svg`<use href="#icon-${kind}" transform="translate(${left} ${top}) scale(1.9)"></use>`;
    })}
  </svg>`;
}

/** A tile: an octagon with the sign of its kind. */
export function tileFace(kind) {
  return html`<svg class="face tile" viewBox="-16 -16 32 32" aria-hidden="true">
    <path class="octagon" d="M-6-14.500H6L14.500-6V6L6 14.500H-6L-14.500 6V-6Z"></path><path class="sign" d=${signOf(kind)}></path></svg>`;
}
