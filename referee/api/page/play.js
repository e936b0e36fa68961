// The play screen: the board, whose decision it is, what is in hand, and the referee's answer.

import { html, nothing } from "./vendor/lit-html.js";
import { app, change } from "./store.js";
import { zoom } from "./zoom.js";
import { board } from "./board.js";
import { answerCard } from "./answer.js";
import { cardFace, pieceFace } from "./faces.js";
import { ask, dueShuffle, redo, shuffle, undo, weigh } from "./game.js";
import { attempt, choices, goldOf, inHand, plainOffers, targets, tilesOf, tools } from "./tools.js";
import { cardTitle, entry, title } from "./catalogue.js";
import { finalScreen, scoresPanel } from "./scores.js";
import { historyPanel } from "./history.js";
import { begun, say, sentence } from "./words.js";

export function playScreen() {
  const { game } = app;
  const over = !game.state.frames.length;
  const tab = app.tab;
  return html`
    <div class="table ${over ? "over" : ""}">
      <header class="bar">
        <button type="button" class="icon" @click=${() => change({ screen: "home", dialog: null })} aria-label=${say("menu")}>☰</button>
        <h1 class="turn" tabindex="-1">${over ? say("game-over") : whose(game)}</h1>
        <button type="button" class="icon" ?disabled=${game.at === 0} @click=${undo} aria-label=${say("undo")}>↶</button>
        <button type="button" class="icon" ?disabled=${game.at === game.steps.length} @click=${redo} aria-label=${say("redo")}>↷</button>
      </header>
      <main class="ground">${board({ table: game.state, topology: game.topology, marks: marks(game), act: tap, hold })}</main>
      <aside class="side" aria-label=${say("side")}>
        <div class="panel play" ?hidden=${tab !== "play"}>${over ? finalScreen() : decision(game)}</div>
        <div class="panel gold" ?hidden=${tab !== "gold"}>${over ? nothing : scoresPanel()}</div>
        <div class="panel told" ?hidden=${tab !== "history"}>${historyPanel()}</div>
      </aside>
      <nav class="tabs" aria-label=${say("parts")}>
        ${[["play", over ? "tab-result" : "tab-play"], ["gold", "tab-gold"], ["history", "tab-history"]].map(([name, word]) => html`
          <button type="button" aria-pressed=${tab === name} @click=${() => change({ tab: name, lit: null })}>${say(word)}</button>`)}
        <button type="button" @click=${() => change({ dialog: { kind: "share" } })}>${say("tab-share")}</button>
      </nav>
    </div>`;
}

function whose(game) {
  const colour = game.awaited.player;
  return html`${pieceFace(colour)}<span>${begun(say("turn-of", { player: title("colours", colour) }))}</span>`;
}

function marks(game) {
  const tool = inHand();
  const { answer, lit, origin } = app;
  const last = game.at ? game.steps[game.at - 1].hexes ?? [] : [];
  const no = answer && answer.kind !== "legal" && answer.violations;
  const proof = no ? new Set(answer.violations.flatMap((violation) => violation.hexes)) : null;
  return {
    targets: no ? null : targets(tool, origin),
    proof,
    asked: no ? answer.action.to ?? answer.action.at : null,
    earning: lit?.hexes,
    origin: origin ?? (no ? answer.action.from : null),
    last: new Set(no ? [] : last),
    gold: app.goldShown && !no ? goldOf(app.gold, tool, origin) : null,
  };
}

/** A tap on a hex: do what it can mean, offer a choice where it can mean more, or ask why not. */
function tap(name) {
  const { game, origin } = app;
  if (!game.state.frames.length) return;
  const tool = inHand();
  const found = choices(tool, name, origin);
  if (!found.length && origin && (name === origin || choices(tool, name, null).some((choice) => choice.type === "choose-origin"))) {
    change({ origin: name === origin ? null : name, answer: null, lit: null });
    return;
  }
  if (found.length > 1) change({ answer: { kind: "choice", choices: found }, lit: null, said: say("choose") });
  else if (found.length === 1) pick(found[0]);
  else ask(attempt(tool, name, origin, game.topology)).then(showProof);
}

/** The hexes that prove a refusal shall be seen. */
function showProof() {
  const { answer } = app;
  if (!answer?.violations?.length) return;
  const { at, from, to } = answer.action;
  const hexes = [at, from, to, ...answer.violations.flatMap((violation) => violation.hexes)].filter(Boolean);
  // The answer takes room from the board first.
  requestAnimationFrame(() => requestAnimationFrame(() => zoom.showAll(hexes)));
}

/** Do one of the things that a tap can mean. */
export function pick(choice) {
  if (choice.type === "choose-origin") change({ origin: choice.origin, answer: null, lit: null, said: say("where-to") });
  else ask(choice);
}

async function hold(name) {
  const weighed = await weigh();
  const gold = goldOf(weighed, inHand(), app.origin).get(name);
  if (!weighed) return;
  const text = gold === undefined ? say("no-gold-known", { hex: name }) : say("gold-there", { hex: name, gold: signed(gold) });
  change({ answer: { kind: "gold", text }, goldShown: true, lit: null, said: text });
}

const signed = (gold) => (gold > 0 ? `+${gold}` : String(gold).replace("-", "−"));

async function toggleGold() {
  if (app.goldShown) change({ goldShown: false });
  else if (await weigh()) change({ goldShown: true });
}

/** What the table waits for, what is in hand, and the referee's last word. */
function decision(game) {
  const player = game.state.players.find((one) => one.colour === game.awaited.player);
  const offered = tools(game.offers);
  const tiles = tilesOf(player, offered);
  const mandatory = offered.find((tool) => !tool.tile && !tool.waiver);
  // In the middle of its own shuffle the page asks nobody for a card.
  const due = dueShuffle(game);
  const plain = due ? [] : plainOffers(game.offers);
  const inFrame = game.state.frames.at(-1);
  const glowing = targets(inHand(), app.origin).size > 0;
  return html`
    <p class="prompt">${prompt(game, inFrame)}</p>
    ${answerCard()}
    ${due ? html`<div class="deeds"><button type="button" class="primary" data-deed="shuffle" @click=${() => shuffle(due)}>${say("do-shuffle")}</button></div>` : nothing}
    ${plain.filter((offer) => offer.cards && offer.type !== "shuffle").map(cardPicker)}
    ${mandatory || tiles.length || glowing ? html`<div class="tools" role="group" aria-label=${say("tools")}>
      ${mandatory ? toolButton({ ...mandatory, ready: true }, html`${pieceFace(player.colour)}<span>${say("build")}</span>`) : nothing}
      ${tiles.map((tool) => toolButton(tool, tileWords(tool)))}
      ${glowing ? html`<button type="button" class="tool" aria-pressed=${app.goldShown} @click=${toggleGold}>
        <span class="coin" aria-hidden="true"></span><span>${say("show-gold")}</span></button>` : nothing}
    </div>` : nothing}
    ${spending(offered)}
    <div class="deeds">
      ${plain.filter((offer) => !offer.cards).map((offer) => html`
        <button type="button" class="primary" data-deed=${offer.type} @click=${() => ask(offer.example)}>${say(`do-${offer.type}`)}</button>`)}
    </div>`;
}

function prompt(game, frame) {
  return html`${frame.card ? cardFace(frame.card) : nothing}<span>${sentence(game.awaited.text)}</span>`;
}

function tileWords(tool) {
  const name = title("tiles", tool.tile ?? tool.waiver);
  const extra = tool.tile && tool.waiver ? ` + ${title("tiles", tool.waiver)}` : "";
  const via = tool.via ? ` (${title("tiles", tool.via)})` : "";
  const state = tool.ready ? nothing : html`<small>${say(`tile-${tool.status}`)}</small>`;
  return html`<span class="tile-sign" aria-hidden="true"></span><span>${begun(name)}${extra}${via}${tool.count > 1 ? ` ×${tool.count}` : ""}${state}</span>`;
}

function toolButton(tool, words) {
  const chosen = app.tool === tool.key;
  return html`<button type="button" class="tool ${tool.ready ? "ready" : "asleep"}" aria-pressed=${chosen} data-tool=${tool.key}
    title=${tool.tile ? entry("tiles", tool.tile)?.text ?? "" : ""} @click=${() => take(tool)}>${words}</button>`;
}

/** Take a tool in hand; one that needs no hex acts at once. */
function take(tool) {
  change({ tool: tool.key, origin: null, answer: null, lit: null });
  const direct = tool.offers.find((offer) => offer.type === "draw" || offer.type === "take");
  if (direct && tool.offers.length === 1) ask(direct.example);
  else if (!tool.offers.length) {
    const kinds = entry("tiles", tool.tile)?.actions ?? [];
    if (kinds.length && kinds.every((kind) => kind === "draw" || kind === "take")) ask({ type: kinds[0], tile: tool.tile });
    else change({ answer: { kind: "hint", text: entry("tiles", tool.tile)?.text ?? "", hint: say("tap-to-ask") } });
  } else change({ answer: tool.tile ? { kind: "hint", text: entry("tiles", tool.tile)?.text ?? "" } : null });
}

function cardPicker(offer) {
  return html`<div class="cards" role="group" aria-label=${say("cards")}>
    ${offer.cards.map((card) => html`<button type="button" class="card" data-card=${card ?? "hidden"} @click=${() => ask({ type: offer.type, card })}>
      ${card ? html`${cardFace(card)}<span>${cardTitle(card)}</span>` : html`<span class="face-down" aria-hidden="true">?</span><span>${say("face-down")}</span>`}
    </button>`)}
  </div>`;
}

/** Number tiles that can be given back: up to so many of each, with the tile itself or by way of another. */
function spending(offered) {
  return offered.flatMap((tool) => tool.offers).filter((offer) => offer.type === "spend").map((offer) => {
    const ways = [];
    for (let fives = 0; fives <= offer.fives; fives += 1)
      for (let ones = 0; ones <= offer.ones; ones += 1) if (ones + fives) ways.push({ ones, fives });
    const via = offer.via ? { via: offer.via } : {};
    return html`<div class="cards" role="group" aria-label=${say("spend")}>
      ${offer.via ? html`<span class="faint">${begun(title("tiles", offer.via))}</span>` : nothing}
      ${ways.map((way) => html`<button type="button" class="card" data-spend="${way.fives}+${way.ones}+${offer.via ?? ""}"
        @click=${() => ask({ type: "spend", tile: offer.tile, ...way, ...via })}>
        ${[way.fives ? `${way.fives}×5` : "", way.ones ? `${way.ones}×1` : ""].filter(Boolean).join(" + ")}</button>`)}
    </div>`;
  });
}
