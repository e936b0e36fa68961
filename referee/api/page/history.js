// The history as sentences, grouped by turn, the newest first. A tap on a step goes to the state after that step.

import { html } from "./vendor/lit-html.js";
import { app } from "./store.js";
import { go } from "./game.js";
import { pieceFace } from "./faces.js";
import { playerName } from "./players.js";
import { begun, say, sentence } from "./words.js";

export function historyPanel() {
  const { steps, at } = app.game;
  return html`<h2>${say("history")}</h2>
    ${at < steps.length ? lookingBack() : ""}
    <ol class="history" reversed>
      ${turns(steps).reverse().map((turn) => html`<li class="turn-of">
        <h3>${turn.by ? html`${pieceFace(turn.by)}${begun(say("turn-of", { player: playerName(turn.by) }))}` : ""}</h3>
        <ol reversed>${turn.steps.reverse().map(({ step, after }) => html`
          <li><button type="button" class=${after > at ? "undone" : ""} aria-current=${after === at ? "step" : "false"} @click=${() => go(after)}>
            <span>${told(step)}</span></button></li>`)}</ol></li>`)}
      <li><button type="button" aria-current=${at === 0 ? "step" : "false"} @click=${() => go(0)}><span>${say("game-begins")}</span></button></li>
    </ol>`;
}

/** The number of the shown step, and a button that leads to the latest step. */
export function lookingBack() {
  const { steps, at } = app.game;
  return html`<div class="looking-back"><span>${say("looking-back", { number: at, count: steps.length })}</span>
    <button type="button" @click=${() => go(steps.length)}>${say("latest-move")}</button></div>`;
}

// Steps that end a turn or complete it afterwards: drawing the new card, and the shuffle that this may need.
const AFTERWARDS = ["end-turn", "shuffle", "reveal"];

/** The steps, grouped by turn. */
export function turns(steps) {
  const found = [];
  let ended = true;
  steps.forEach((step, number) => {
    if (ended && (!found.length || !AFTERWARDS.includes(step.action.type))) {
      found.push({ by: step.by, steps: [] });
      ended = false;
    }
    found.at(-1).steps.push({ step, after: number + 1 });
    if (step.action.type === "end-turn") ended = true;
  });
  return found;
}

/**
 * The steps of the other players since this player's last turn, without those that end a turn or complete it
 * afterwards.
 */
export function since(colour, steps) {
  const others = [];
  for (const turn of turns(steps).reverse()) {
    if (turn.by === colour) break;
    others.unshift(...turn.steps.map(({ step }) => step).filter(({ action }) => !AFTERWARDS.includes(action.type)));
  }
  return others;
}

function told(step) {
  return step.sentences.length ? step.sentences.map(sentence).join(" ") : "…";
}
