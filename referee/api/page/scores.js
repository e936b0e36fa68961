// The scores: the gold for each player and source, the hexes that earn it, and the end of a game.

import { html, nothing } from "./vendor/lit-html.js";
import { app, change } from "./store.js";
import { countedFace } from "./counted.js";
import { pieceFace } from "./faces.js";
import { entry, load, sourceTitle } from "./catalogue.js";
import { fullName, playerName } from "./players.js";
import { openRule } from "./answer.js";
import { savePicture, shareLink } from "./share.js";
import { begun, listed, say, sentence } from "./words.js";

export function scoresPanel() {
  const { scores, state } = app.game;
  const supply = listed(state.players.map((player) => `${playerName(player.colour)} ${player.supply}`));
  return html`<h2>${say("gold-now")}</h2>${scoreTable(scores.players)}${explanation()}<p class="faint">${say("supply", { list: supply })}</p>`;
}

/**
 * A row for each source of gold and a column for each player. Every sum except the totals can be tapped. With
 * `ranked`, the columns are in the order of the ranking, and the totals are left out, because the ranking above shows
 * them.
 */
export function scoreTable(players, { ranked = false } = {}) {
  const columns = ranked ? [...players].sort((a, b) => a.rank - b.rank) : players;
  const sources = [...new Set(players.flatMap((player) => player.entries.map((entry) => entry.source)))];
  return html`<table class="scores ${columns.length > 3 ? "many" : ""}">
    <thead><tr><td></td>${columns.map((player) => html`<th scope="col">${pieceFace(player.colour)}
      <span class="${columns.length > 3 ? "hidden" : ""}">${begun(playerName(player.colour))}</span></th>`)}</tr></thead>
    <tbody>${sources.map((source) => html`<tr>
      <th scope="row">${begun(sourceName(source))}</th>
      ${columns.map((player) => html`<td>${cell(player, source)}</td>`)}</tr>`)}</tbody>
    ${ranked ? nothing : html`<tfoot><tr><th scope="row">${say("total")}</th>${columns.map((player) => html`<td>${player.total}</td>`)}</tr></tfoot>`}
  </table>`;
}

function sourceName(source) {
  return sourceTitle(source, say(`source-${source}`));
}

function cell(player, source) {
  const entry = player.entries.find((one) => one.source === source);
  if (!entry) return "–";
  const chosen = app.lit?.player === player.colour && app.lit?.source === source;
  return html`<button type="button" class="sum" aria-pressed=${chosen} @click=${() => light(player, entry, chosen)}
    aria-label=${say("sum-of", { player: playerName(player.colour), source: sourceName(source), gold: entry.gold })}>${entry.gold}</button>`;
}

function light(player, entry, chosen) {
  if (chosen) {
    change({ lit: null });
    return;
  }
  if (entry.options?.length) load("options").catch(() => {});
  change({
    lit: {
      player: player.colour, source: entry.source, hexes: new Set(entry.hexes), text: entry.text, rule: entry.rule,
      options: entry.options ?? [],
    },
    answer: null,
    said: sentence(entry.text),
  });
}

/** The explanation of the chosen sum. */
export function explanation() {
  const { lit } = app;
  if (!lit?.text) return html`<p class="faint">${say("tap-a-sum")}</p>`;
  return html`<section class="answer ask"><p>${countedFace(lit.source)}
    <strong>${begun(playerName(lit.player))}, ${sourceName(lit.source)}:</strong> ${sentence(lit.text)}
    <button type="button" class="rule" @click=${() => openRule(lit.rule)}
      aria-label=${say("read-rule", { number: lit.rule })}>${lit.rule}</button></p>
    ${(lit.options ?? []).map((name) => html`<p class="faint">${ownRule(name)}</p>`)}</section>`;
}

/** A sentence about the option that decided how the sum was counted. */
function ownRule(name) {
  const { ruleset } = app.screen === "entry" ? app.entry.position : app.game.state;
  const value = ruleset?.[name] ?? entry("options", name)?.default;
  return value ? say("edition-decides", { rule: `${say(`option-${name}`)} ${say(`option-${name}-${value}`)}` }) : "";
}

/** The heading with the winners and their gold. */
export function victory({ players, winners }) {
  const names = listed(winners.map((colour) => playerName(colour)));
  const gold = Math.max(...players.map((player) => player.total));
  return html`<h2>${begun(say("wins", { count: winners.length, players: names, gold: say("hex-gold", { gold }) }))}</h2>`;
}

/** The end of a game: the winners, the ranking, the gold, and buttons to share the game. */
export function finalScreen() {
  const { players, winners } = app.game.scores;
  const ranking = [...players].sort((a, b) => a.rank - b.rank || b.total - a.total);
  return html`
    <section class="final">
      ${victory(app.game.scores)}
      <ol class="ranking">${ranking.map((player) => html`
        <li class=${winners.includes(player.colour) ? "winner" : ""}>
          <span class="rank">${player.rank}</span>${pieceFace(player.colour)}
          <span class="who">${begun(fullName(player.colour))}</span>
          <span class="sum">${player.total}</span>
        </li>`)}</ol>
      ${scoreTable(players, { ranked: true })}
      ${explanation()}
      <div class="deeds">
        <button type="button" class="primary" @click=${shareLink}>${say("share-link")}</button>
        <button type="button" @click=${savePicture}>${say("save-picture")}</button>
        <button type="button" @click=${() => change({ screen: "home" })}>${say("new-game")}</button>
      </div>
    </section>`;
}

