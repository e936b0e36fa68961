// The play screen: the board, the player to act, the tools, and the referee's answer.

import { html, nothing } from "./vendor/lit-html.js";
import { app, change } from "./store.js";
import { board, isLong } from "./board.js";
import { alternatives, answerCard } from "./answer.js";
import { cardFace, pieceFace, tileFace } from "./faces.js";
import { call } from "./later.js";
import { holdingsPanel, playerName, tileAt } from "./players.js";
import { ask, dueShuffle, inTurn, isFarBack, isHandOver, judge, redo, shuffleOf, undo, weigh } from "./game.js";
import { attempt, choices, goldOf, inHand, plainOffers, targets, tilesOf, tools } from "./tools.js";
import { cardTitle, entry, title } from "./catalogue.js";
import { explanation, finalScreen, scoresPanel, scoreTable } from "./scores.js";
import { historyPanel, lookingBack, since } from "./history.js";
import { notices } from "./notices.js";
import { begun, say, sentence } from "./words.js";
import { zoom } from "./zoom.js";

// The parts of the panel, which a wide screen shows one below another.
const PARTS = ["play", "holdings", "gold", "history"];

export function playScreen() {
  const { game, tab } = app;
  const over = !game.state.frames.length;
  if (isHandOver(game)) return handOver(game);
  const content = {
    play: () => (over ? html`${notices()}${finalScreen()}` : decision(game)),
    holdings: holdingsPanel,
    gold: () => (over ? finalGold(game) : scoresPanel()),
    history: historyPanel,
  };
  return html`
    <div class="table ${over ? "over" : ""}" aria-busy=${app.pending.length > 0}>
      <header class="bar">
        <button type="button" class="icon" @click=${() => change({ screen: "home", dialog: null })} aria-label=${say("menu")}>☰</button>
        <h1 class="turn" tabindex="-1">${over ? say("game-over") : whose(game)}</h1>
        <button type="button" class="icon" ?disabled=${game.at === 0} @click=${undo} aria-label=${say("undo")}>↶</button>
        <button type="button" class="icon" ?disabled=${game.at === game.steps.length} @click=${redo} aria-label=${say("redo")}>↷</button>
        <button type="button" class="icon sharing" @click=${() => change({ dialog: { kind: "share" } })}
          aria-label=${say("tab-share")}>${shareSign()}</button>
      </header>
      <main class="ground">${board({ table: game.state, topology: game.topology, marks: marks(game), act: tap, hold, news: news() })}</main>
      <aside class="side" aria-label=${say("side")}>${PARTS.map((name) => html`
        <div class="panel ${name}" ?hidden=${tab !== name}>${content[name]()}</div>`)}</aside>
      <nav class="tabs" aria-label=${say("parts")}>${PARTS.map((name) => html`
        <button type="button" aria-pressed=${tab === name} @click=${() => change({ tab: name, lit: null })}>
          ${say(name === "play" && over ? "tab-result" : `tab-${name}`)}</button>`)}</nav>
    </div>`;
}

/** The gold of a finished game. A wide screen hides this part, because it shows the gold below the ranking. */
function finalGold(game) {
  return html`<h2>${say("tab-gold")}</h2>${scoreTable(game.scores.players)}${explanation()}`;
}

/** The screen between two turns with hidden hands, so that only the next player sees the next card. */
function handOver(game) {
  const colour = game.awaited.player;
  const steps = since(colour, game.steps.slice(0, game.at));
  const answer = steps.length ? { kind: "meanwhile", steps } : null;
  return html`<div class="hand-over">
    <main>${pieceFace(colour)}
      <h1 tabindex="-1">${say("pass-on", { player: begun(playerName(colour)) })}</h1>
      <button type="button" class="primary" @click=${() => takeOver(colour, answer)}>
        ${say("it-is-me", { player: begun(playerName(colour)) })}</button>
      <button type="button" class="link" @click=${() => change({ screen: "home" })}>${say("menu")}</button></main></div>`;
}

/** Hand the phone over to the next player. If none of the player's targets is in view, show the whole board. */
function takeOver(colour, answer) {
  change({ unlocked: colour, answer, said: sentence(app.game.awaited.text) });
  requestAnimationFrame(() => zoom.showAny([...targets(inHand(), null)]));
}

function shareSign() {
  return html`<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"
    fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round">
    <path d="M12 15V4m-4 3.500L12 3.500l4 3.500M6 11H5v9h14v-9h-1"></path></svg>`;
}

/** The sentences about a legal action, shown below the board. On a narrow screen, long news is shown in the panel. */
function news() {
  return app.answer?.kind === "legal" ? app.answer.sentences.map(sentence).join(" ") : "";
}

function whose(game) {
  const colour = game.awaited.player;
  return html`${pieceFace(colour)}<span>${begun(say("turn-of", { player: playerName(colour) }))}</span>`;
}

function marks(game) {
  const tool = inHand();
  const { answer, lit, origin } = app;
  const steps = answer?.kind === "meanwhile" ? answer.steps : game.steps.slice(0, game.at).slice(-1);
  const no = answer && answer.kind !== "legal" && answer.violations;
  const allowed = targets(tool, origin);
  return {
    targets: allowed,
    // A violation can also name hexes where building is legal. They are not obstacles, so they keep their own rings.
    proof: no ? new Set(answer.violations.flatMap((violation) => violation.hexes).filter((name) => !allowed?.has(name))) : null,
    instead: no ? new Set(alternatives(answer).map(({ action }) => action.to ?? action.at).filter(Boolean)) : null,
    asked: no ? answer.action.to ?? answer.action.at : null,
    earning: lit?.hexes,
    origin: origin ?? (no ? answer.action.from : null),
    last: new Set(no ? [] : steps.flatMap((step) => step.hexes ?? [])),
    pending: app.pending,
    gold: app.goldShown && !no ? goldOf(app.gold, tool, origin) : null,
  };
}

function tap(name) {
  if (app.game.state.frames.length) inTurn(name, () => mean(name));
}

/**
 * Handle a tap on a hex: choose a piece to move or cancel this choice, perform the legal action that the tap means, let
 * the user choose or confirm an action, describe the tile on the hex, or ask the referee why no action is legal there.
 */
async function mean(name) {
  const { game, origin } = app;
  const tool = inHand();
  const found = choices(tool, name, origin);
  app.tab = "play";
  if (!found.length && origin && (name === origin || choices(tool, name, null).some((choice) => choice.type === "choose-origin"))) {
    change({ origin: name === origin ? null : name, answer: null, lit: null });
    return;
  }
  const confirmed = app.confirm && found.length && found[0].type !== "choose-origin";
  if (found.length > 1 || confirmed) change({ answer: { kind: "choice", choices: found }, lit: null, said: say("choose") });
  else if (found[0]?.type === "choose-origin") pick(found[0]);
  else if (!found.length && !origin && tileAt(name)) change({ answer: { kind: "about", name }, lit: null });
  else await judge(found[0] ?? attempt(tool, name, origin, game.topology));
}

/** Perform one of the actions that a tap can mean. */
export function pick(choice) {
  if (choice.type === "choose-origin") change({ origin: choice.origin, answer: null, lit: null, said: say("where-to") });
  else ask(choice);
}

async function hold(name) {
  const weighed = await weigh();
  if (!weighed) return;
  const gold = goldOf(weighed, inHand(), app.origin).get(name);
  const text = gold === undefined ? say("no-gold-known", { hex: name }) : say("gold-there", { hex: name, gold: signed(gold) });
  change({ answer: { kind: "gold", text }, goldShown: true, lit: null, said: text });
}

const signed = (gold) => (gold > 0 ? `+${gold}` : String(gold).replace("-", "−"));

async function toggleGold() {
  if (app.goldShown) change({ goldShown: false });
  else if (await weigh()) change({ goldShown: true });
}

/** The panel with the prompt, the tools and the referee's last answer. */
function decision(game) {
  const player = game.state.players.find((one) => one.colour === game.awaited.player);
  const offered = tools(game.offers);
  const tiles = tilesOf(player, game);
  const mandatory = offered.find((tool) => !tool.tile && !tool.waiver);
  // While the page itself must shuffle, it does not ask the players for a card.
  const due = dueShuffle(game);
  const plain = due ? [] : plainOffers(game.offers);
  const glowing = targets(inHand(), app.origin).size > 0;
  return html`
    ${notices()}
    ${isFarBack(game) ? lookingBack() : nothing}
    ${answerCard()}
    ${isLong(news()) ? html`<p class="told">${news()}</p>` : nothing}
    ${game.about?.assumed && !app.answer ? html`<button type="button" class="assumed-button" @click=${() => change({ dialog: { kind: "assumed" } })}>
      ${say("assumed", { count: game.about.assumed.list.length })} ›</button>` : nothing}
    <p class="prompt">${prompt(game, game.state.frames.at(-1))}</p>
    ${plain.filter((offer) => offer.cards && offer.type !== "shuffle").map(cardPicker)}
    ${mandatory || tiles.length || glowing ? html`<div class="tools" role="group" aria-label=${say("tools")}>
      ${mandatory ? toolButton({ ...mandatory, ready: true }, html`${pieceFace(player.colour)}<span>${say("build")}</span>`) : nothing}
      ${tiles.map((tool) => toolButton(tool, tileWords(tool)))}
      ${glowing ? html`<button type="button" class="tool" aria-pressed=${app.goldShown} @click=${toggleGold}>
        <span class="coin" aria-hidden="true"></span><span>${say("show-gold")}</span></button>` : nothing}
    </div>` : nothing}
    ${spending(offered)}
    <div class="deeds">
      ${due ? deed("shuffle", shuffleOf(due)) : nothing}
      ${plain.filter((offer) => !offer.cards).map((offer) => deed(offer.type, offer.example))}
      ${game.about?.entered ? html`<button type="button" class="correct" @click=${() => call("pieces.js", "correctTable")}>
        ${say("correct-table")}</button>` : nothing}
    </div>`;
}

/** A button for an action without a hex. It is disabled while an answer is pending, because its meaning could change. */
function deed(type, action) {
  return html`<button type="button" class="primary" data-deed=${type} ?disabled=${app.pending.length > 0}
    @click=${() => ask(action)}>${say(`do-${type}`)}</button>`;
}

function prompt(game, frame) {
  return html`${frame.card ? cardFace(frame.card) : nothing}<span>${app.origin ? say("where-to") : sentence(game.awaited.text)}</span>`;
}

function tileWords(tool) {
  const name = title("tiles", tool.tile ?? tool.waiver);
  const extra = tool.tile && tool.waiver ? ` + ${title("tiles", tool.waiver)}` : "";
  const via = tool.via ? ` (${title("tiles", tool.via)})` : "";
  const state = tool.ready ? nothing : html`<small>${say(`tile-${tool.status}`)}</small>`;
  return html`${tileFace(tool.tile ?? tool.waiver)}<span>${begun(name)}${extra}${via}${tool.count > 1 ? ` ×${tool.count}` : ""}${state}</span>`;
}

function toolButton(tool, words) {
  const chosen = app.tool === tool.key;
  return html`<button type="button" class="tool ${tool.ready ? "ready" : "asleep"}" aria-pressed=${chosen} data-tool=${tool.key}
    title=${tool.tile ? entry("tiles", tool.tile)?.text ?? "" : ""} @click=${() => take(tool)}>${words}</button>`;
}

/** Choose a tool. A tool that needs no hex acts at once. */
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
    ${offer.cards.map((card) => html`<button type="button" class="card" data-card=${card ?? "hidden"}
      ?disabled=${app.pending.length > 0} @click=${() => ask({ type: offer.type, card })}>
      ${card ? html`${cardFace(card)}<span>${cardTitle(card)}</span>`
        : html`<span class="face-down" aria-hidden="true">?</span><span>${say("face-down")}</span>`}
    </button>`)}
  </div>`;
}

/** Buttons for each combination of number tiles that can be returned, directly or through another tile (`via`). */
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
