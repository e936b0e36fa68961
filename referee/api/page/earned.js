// Facts that a score needs but the board does not show: whether the game is over, gold gained during play, and marked
// lines.

import { html, nothing } from "./vendor/lit-html.js";
import { app } from "./store.js";
import { pieceFace } from "./faces.js";
import { correctScore } from "./pieces.js";
import { playerName } from "./players.js";
import { begun, say, sentence } from "./words.js";

// The codes of the remarks about each of these facts.
const ABOUT_THE_END = ["running", "taken-as-final", "supply-left", "silos-to-come"];
const ABOUT_GOLD = ["gold-not-given", "treasure-not-given"];
const ABOUT_LINES = ["marks-not-given"];

/**
 * The remarks about facts that the board does not show, with a control to state each fact. The control stays after the
 * user has stated the fact, so that the user can change it.
 */
export function openRemarks({ scores, final, position }) {
  const remarks = scores.remarks ?? [];
  const has = (codes) => remarks.some((remark) => codes.includes(remark.code));
  const anyone = (key) => position.players.some((player) => (Array.isArray(player[key]) ? player[key].length : player[key]));
  const texts = (codes) => remarks.filter((remark) => codes.includes(remark.code))
    .map((remark) => html`<p class="faint">${sentence(remark.text)}</p>`);
  return html`
    ${texts(ABOUT_THE_END)}${final !== null || has(ABOUT_THE_END) ? isOver(scores) : nothing}
    ${texts(ABOUT_GOLD)}${anyone("gold") || has(ABOUT_GOLD) ? goldInPlay(position) : nothing}
    ${texts(ABOUT_LINES)}${anyone("marks") || has(ABOUT_LINES) ? markedLines(position) : nothing}`;
}

function isOver(scores) {
  const answer = (final, words) => html`<button type="button" data-final=${final} aria-pressed=${scores.final === final}
    @click=${() => correctScore({ final })}>${words}</button>`;
  return html`<div class="choices" role="group" aria-label=${say("is-it-over")}><span>${say("is-it-over")}</span>
    ${answer(true, say("yes"))}${answer(false, say("no"))}</div>`;
}

function goldInPlay({ players }) {
  return html`<div class="names earned"><span>${say("gold-in-play")}</span>${players.map((player) => html`
    <label>${pieceFace(player.colour)}<input type="number" inputmode="numeric" min="0" max="999" data-earned=${player.colour}
      aria-label=${say("gold-in-play-of", { player: playerName(player.colour) })} .value=${String(player.gold ?? 0)}
      @change=${(event) => give(player, "gold", Math.max(0, Math.trunc(event.target.valueAsNumber || 0)))}></label>`)}</div>`;
}

function markedLines({ players }) {
  // The name of a hex is the letter of its column and the number of its line, after the prefix `i:` on the island.
  const lines = [...new Set([...app.entry.topology.kinds.keys()].map((name) => name.replace(/[a-z](?=\d)/, "")))];
  lines.sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
  return html`<span>${say("marked-lines")}</span>${players.map((player) => {
    const marks = player.marks ?? [];
    const taken = players.flatMap((one) => one.marks ?? []);
    const words = say("mark-line", { player: begun(playerName(player.colour)) });
    return html`<div class="choices">${pieceFace(player.colour)}
      ${marks.map((line) => html`<button type="button" @click=${() => give(player, "marks", marks.filter((one) => one !== line))}
        aria-label=${say("unmark-line", { line: lineName(line) })}>${lineName(line)} ×</button>`)}
      <select aria-label=${words} data-lines=${player.colour} .value=${""}
        @change=${(event) => give(player, "marks", [...marks, event.target.value])}>
        <option value="">${words}</option>
        ${lines.filter((line) => !taken.includes(line)).map((line) => html`<option value=${line}>${lineName(line)}</option>`)}
      </select></div>`;
  })}`;
}

const lineName = (line) => line.replace("i:", say("island-prefix"));

function give(player, key, value) {
  const players = app.entry.position.players.map((one) => (one.colour === player.colour ? { ...one, [key]: value } : one));
  correctScore({ position: { ...app.entry.position, players } });
}
