// The holdings: each player's gold, pieces, tiles and hand, the cards and tasks in play, and each kind of tile.

import { html, nothing } from "./vendor/lit-html.js";
import { app, change } from "./store.js";
import { cardTitle, entry, title } from "./catalogue.js";
import { countedFace } from "./counted.js";
import { pieceFace, tileFace } from "./faces.js";
import { ask } from "./game.js";
import { tilesOn } from "./table.js";
import { heldTiles } from "./tools.js";
import { begun, listed, say, sentence } from "./words.js";

const FIGURES = { warriors: "warrior", scouts: "scout", wagon: "wagon", ship: "ship", city_hall: "city-hall" };

/** The name of a player, or the colour if no name was given. */
export function playerName(colour) {
  const names = app.screen === "entry" ? app.entry?.names : app.game?.about?.names;
  return names?.[colour] || title("colours", colour);
}

/** The name of a player with the colour, which the referee's sentences use; only the colour if no name was given. */
export function fullName(colour) {
  const name = playerName(colour);
  const inColour = title("colours", colour);
  return name === inColour ? name : say("player-in-colour", { player: name, colour: inColour });
}

export function holdingsPanel() {
  const { state } = app.game;
  return html`<h2>${say("who-holds")}</h2>
    <ul class="players">${state.players.map(playerRow)}</ul>
    <h2>${say("kingdom-cards")}</h2>
    ${state.cards.map((name) => explained("cards", name))}
    ${state.tasks?.length ? html`<h2>${say("tasks")}</h2>${state.tasks.map((name) => explained("tasks", name))}` : nothing}
    ${kindsInPlay().length ? html`<h2>${say("location-tiles")}</h2>${kindsInPlay().map((kind) => html`
      <details class="kind"><summary>${tileFace(kind)}<span>${begun(title("tiles", kind))}</span><small>${whereabouts(kind)}</small></summary>
        <p>${sentence(entry("tiles", kind)?.text ?? "")}</p></details>`)}` : nothing}
    <div class="deeds"><button type="button" data-deed="settings" @click=${() => change({ dialog: { kind: "settings" } })}>
      ${say("settings")}</button></div>`;
}

function playerRow(player) {
  const { colour } = player;
  const total = app.game.scores?.players.find((one) => one.colour === colour)?.total;
  const turn = app.game.awaited?.player === colour;
  const tiles = heldTiles(player, app.game);
  return html`<li class=${turn ? "turning" : ""}>
    <div class="who">${pieceFace(colour)}<b>${begun(fullName(colour))}</b>${turn ? html`<small>${say("at-turn")}</small>` : nothing}
      <span class="sum">${total === undefined ? "" : say("gold-exact", { gold: total })}</span></div>
    <p class="faint">${[say("supply-left", { count: player.supply }), handOf(player), ...figuresOf(player)].filter(Boolean).join(" · ")}</p>
    ${tiles.length ? html`<ul class="held">${tiles.map(heldTile)}</ul>` : nothing}
  </li>`;
}

/** A tile in front of a player, with its status and an expandable description. */
function heldTile({ kind, status }) {
  return html`<li class=${status}><details>
    <summary>${tileFace(kind)}<span>${begun(title("tiles", kind))}<small>${say(`tile-${status}`)}</small></span></summary>
    <p>${sentence(entry("tiles", kind)?.text ?? "")}</p><p class="faint">${whereabouts(kind)}</p></details></li>`;
}

/** The cards in a player's hand, or only their number if hands are hidden or a card is unknown. */
function handOf({ hand }) {
  if (!hand?.length) return "";
  const hidden = app.game.about?.hidden || hand.includes(null);
  return hidden ? say("cards-in-hand", { count: hand.length }) : say("hand-is", { cards: listed(hand.map(cardTitle)) });
}

function figuresOf(player) {
  return Object.entries(FIGURES).filter(([key]) => (Array.isArray(player[key]) ? player[key].length : player[key]))
    .map(([key, shape]) => `${title("figures", shape)}${player[key].length > 1 && Array.isArray(player[key]) ? ` ×${player[key].length}` : ""}`);
}

function explained(subject, name) {
  return html`<details class="kind"><summary><span>${begun(title(subject, name))}</span></summary>
    <p>${countedFace(name)}${sentence(entry(subject, name)?.text ?? "")}</p></details>`;
}

/** The kinds of location on this board. */
function kindsInPlay() {
  return [...new Set(Object.values(app.game.topology.locations))].sort((a, b) => title("tiles", a).localeCompare(title("tiles", b)));
}

/** The number of tiles of a kind that are left on the board, and the players who hold one. */
function whereabouts(kind) {
  const { state, topology } = app.game;
  const left = Object.keys({ ...topology.locations, ...state.nomad_tiles }).filter((name) => tileAt(name) === kind)
    .reduce((sum, name) => sum + (tilesOn(state, name) ?? 0), 0);
  const holds = (player) => heldTiles(player, app.game).some((tile) => tile.kind === kind);
  const holders = state.players.filter(holds).map((player) => playerName(player.colour));
  return [say("tiles-left", { count: left }), holders.length ? say("held-by", { players: listed(holders) }) : say("held-by-nobody")].join(" · ");
}

/** The kind of the nomad tile or location on a hex; null if there is neither. */
export function tileAt(name) {
  const { state, topology } = app.game;
  return state.nomad_tiles?.[name] ?? topology.locations[name] ?? null;
}

/** The description of a location or of the tile on a hex, with a button that asks about building there anyway. */
export function aboutTile(name) {
  const kind = tileAt(name);
  const location = app.game.topology.locations[name];
  return html`<h2 class="about">${tileFace(kind)}<span>${begun(title("tiles", kind))}</span></h2>
    <p>${sentence(entry("tiles", kind)?.text ?? "")}</p>
    ${location ? html`<p class="faint">${whereabouts(kind)} ·
      ${say("tiles-here", { hex: name, count: tilesOn(app.game.state, name) ?? 0 })}</p>` : nothing}
    <div class="choices"><button type="button" @click=${() => ask({ type: "build", at: name })}>${say("ask-there")}</button></div>`;
}
