// What happened, as sentences, turn by turn and the newest first; each leads back to the table as it was then.

import { html } from "./vendor/lit-html.js";
import { app } from "./store.js";
import { go } from "./game.js";
import { pieceFace } from "./faces.js";
import { playerName } from "./players.js";
import { begun, say, sentence } from "./words.js";

export function historyPanel() {
  const { steps, at } = app.game;
  return html`<h2>${say("history")}</h2>
    <ol class="history" reversed>
      ${turns(steps).reverse().map((turn) => html`<li class="turn-of">
        <h3>${turn.by ? html`${pieceFace(turn.by)}${begun(say("turn-of", { player: playerName(turn.by) }))}` : ""}</h3>
        <ol reversed>${turn.steps.reverse().map(({ step, after }) => html`
          <li><button type="button" class=${after > at ? "undone" : ""} aria-current=${after === at ? "step" : "false"} @click=${() => go(after)}>
            <span>${told(step)}</span></button></li>`)}</ol></li>`)}
      <li><button type="button" aria-current=${at === 0 ? "step" : "false"} @click=${() => go(0)}><span>${say("game-begins")}</span></button></li>
    </ol>`;
}

/** The steps of each turn together; a turn ends with the step that says so. */
function turns(steps) {
  const found = [];
  let open = null;
  steps.forEach((step, number) => {
    if (!open) found.push((open = { by: step.by, steps: [] }));
    open.steps.push({ step, after: number + 1 });
    if (step.action.type === "end-turn") open = null;
  });
  return found;
}

function told(step) {
  return step.sentences.length ? step.sentences.map(sentence).join(" ") : "…";
}
