// Small pictures that show what a card or a task counts.

import { html, svg, nothing } from "./vendor/lit-html.js";
import { extent, grid, OUTLINE } from "./hexes.js";

// Each string is a row of hexes. A dot is an empty hex. An o is a piece that earns gold, an x is another piece of the
// same player, and an e is another player's piece. The letters w, m and t are water, mountain and the removed
// terrain. S and M are a special hex and a mountain that earn gold, and s is a special hex that does not. At the
// start of the first row, / means two sections side by side, ^ means the edge of the board along the top, and # means
// edges all around.
const EXAMPLES = {
  fishermen: ["wo.x", "wwo."],
  miners: ["mo.x", "mmo."],
  workers: ["oso.", ".o.x"],
  merchants: ["Sx..", ".xxS"],
  discoverers: ["o..x", "....", ".o.."],
  knights: ["x...", "oo.o", ".x.."],
  hermits: ["ox..", "....", ".o.o"],
  citizens: ["oo.x", "oo.."],
  farmers: ["/xx.o", "x..."],
  lords: ["/oo.e", "oe.x"],
  homesteaders: ["/oo.x", "o..."],
  rangers: ["o...", "xx.x", ".o.."],
  chainers: ["xoox", "...."],
  travellers: ["^o.o.", "....", ".x.."],
  mayors: ["....", "oooo"],
  rovers: ["/o..o", "...."],
  geologists: ["Mx..", ".xxM"],
  messengers: ["o...", "oo..", "..oo"],
  noblewomen: [".xx.", "xSe.", ".e.."],
  vassals: ["/.oo.", "x.o."],
  captains: [".ox.", "xo.."],
  scouts: ["to.x", "tto."],
  families: ["....", "ooo."],
  shepherds: [".mm.", "wox.", ".ww."],
  ambassadors: ["eo..", "..x."],
  "home-country": ["woow", "wowm", "wwmm"],
  fortress: [".xx.", "xox.", ".xx."],
  road: ["o...", "o...", ".o..", ".o.."],
  "place-of-refuge": [".xx.", "xSx.", ".xx."],
  advance: ["^oooo", "...."],
  "compass-points": ["#.o..", "o..o", "..o."],
};
const GROUNDS = { w: "water", m: "mountain", M: "mountain", t: "desert" };
const BORDERS = "/^#";
const HOUSE = "M-15 14V-4L0-17 15-4V14Z";
const STAR = "M0-17L5-6 17-5 8 4 11 16 0 10-11 16-8 4-17-5-5-6Z";

/** The picture of a card or a task; nothing if there is none. */
export function countedFace(name) {
  if (!EXAMPLES[name]) return nothing;
  const [first, ...others] = EXAMPLES[name];
  const side = BORDERS.includes(first[0]) ? first[0] : "";
  const rows = [first.slice(side.length), ...others];
  const { width, height } = extent(rows.length, rows[0].length);
  const edge = { "^": `M0-6H${width}`, "#": `M-6-6H${width + 6}V${height + 6}H-6Z` }[side];
  return html`<svg class="counted" viewBox="-9 -9 ${width + 18} ${height + 18}" aria-hidden="true">
    ${rows.map((row, r) => [...row].map((letter, c) => exampleHex(letter, grid(r, c), side === "/" && c > 1)))}
    ${edge ? svg`<path class="edge" d=${edge}></path>` : nothing}</svg>`;
}

function exampleHex(letter, { x, y }, beyond) {
  const earns = "oSM".includes(letter);
  const ground = GROUNDS[letter] ? `ground-${GROUNDS[letter]}` : beyond ? "beyond" : "";
  const sign = "sS".includes(letter) ? STAR : "oxe".includes(letter) ? HOUSE : "";
  return svg`<g transform="translate(${x} ${y})"><path class="${ground || "plain"} ${earns ? "earns" : ""}" d=${OUTLINE}></path>
    ${sign ? svg`<path class=${letter === "e" ? "other" : "drawn"} d=${sign}></path>` : nothing}</g>`;
}
