// What the referee said: yes, no and why, or what a tap could mean.

import { html, nothing } from "./vendor/lit-html.js";
import { app, change } from "./store.js";
import { ask } from "./game.js";
import { pick } from "./play.js";
import { load } from "./catalogue.js";
import { say, sentence } from "./words.js";

/** The answer beside the board, or nothing. */
export function answerCard() {
  const { answer } = app;
  if (!answer) return nothing;
  switch (answer.kind) {
    case "legal":
      return card("yes", html`<p>${answer.sentences.map(sentence).join(" ")}</p>`);
    case "illegal":
      return card("no", html`<h2>${say("no-because")}</h2>${answer.violations.map(reason)}${instead(answer)}`);
    case "undetermined":
      return card("no", html`<h2>${say("depends")}</h2>${answer.violations.map(reason)}`);
    case "impossible":
      return card("no", html`<h2>${say("cannot-be")}</h2>${answer.inconsistencies.map(reason)}`);
    case "choice":
      return card("ask", html`<h2>${say("choose")}</h2><div class="choices">${answer.choices.map((choice) => html`
        <button type="button" data-choice=${choice.type} @click=${() => pick(choice)}>${say(`choice-${choice.type}`)}</button>`)}</div>`);
    default:
      return card("ask", html`${answer.list
        ? html`<details><summary>${answer.text}</summary><ul>${answer.list.map(({ text, choices }) => html`<li>${text}
          ${choices.length ? html`<div class="choices">${choices.map(({ words, choose }) => html`<button type="button" @click=${choose}>${words}</button>`)}</div>` : nothing}</li>`)}</ul></details>`
        : html`<p>${answer.text}</p>`}
        ${answer.hint ? html`<p class="faint">${answer.hint}</p>` : nothing}`);
  }
}

function card(kind, content) {
  return html`<section class="answer ${kind}" aria-label=${say("answer")}>
    ${content}
    <button type="button" class="close" @click=${() => change({ answer: null, lit: null })} aria-label=${say("close")}>×</button>
  </section>`;
}

/** One reason, with the rules it rests on; each rule can be read. */
export function reason(found) {
  return html`<p>${sentence(found.text)}
    ${(found.rules ?? []).map((number) => html`<button type="button" class="rule" @click=${() => openRule(number)}
      aria-label=${say("read-rule", { number })}>${number}</button>`)}</p>`;
}

/** What would be allowed instead, ready to be done. */
function instead(answer) {
  if (!answer.instead?.length) return nothing;
  return html`<div class="choices" role="group" aria-label=${say("instead")}>
    <span class="faint">${say("instead")}</span>
    ${answer.instead.map((other) => html`<button type="button" @click=${() => ask(other.action)}>${bare(other.text)}</button>`)}
  </div>`;
}

/** A sentence as the words on a button. */
export function bare(text) {
  return sentence(text).replace(/\.$/, "");
}

export function openRule(number) {
  load("rules").catch(() => {});
  change({ dialog: { kind: "rule", number } });
}
