// What happened, as sentences, the newest first; each leads back to the table as it was then.

import { html } from "./vendor/lit-html.js";
import { app } from "./store.js";
import { go } from "./game.js";
import { pieceFace } from "./faces.js";
import { say, sentence } from "./words.js";

export function historyPanel() {
  const { steps, at } = app.game;
  return html`<h2>${say("history")}</h2>
    <ol class="history" reversed>
      ${steps.map((step, number) => ({ step, after: number + 1 })).reverse().map(({ step, after }) => html`
        <li><button type="button" class=${after > at ? "undone" : ""} aria-current=${after === at ? "step" : "false"} @click=${() => go(after)}>
          ${step.by ? pieceFace(step.by) : ""}<span>${told(step)}</span></button></li>`)}
      <li><button type="button" aria-current=${at === 0 ? "step" : "false"} @click=${() => go(0)}><span>${say("game-begins")}</span></button></li>
    </ol>`;
}

function told(step) {
  return step.sentences.length ? step.sentences.map(sentence).join(" ") : say("step", { type: step.action.type });
}
