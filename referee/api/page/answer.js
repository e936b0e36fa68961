// The card beside the board. For example, it shows why an action is illegal, or lets the user choose between the
// actions that a tap can mean.

import { html, nothing } from "./vendor/lit-html.js";
import { app, change } from "./store.js";
import { ask } from "./game.js";
import { pick } from "./play.js";
import { load } from "./catalogue.js";
import { aboutTile } from "./players.js";
import { zoom } from "./zoom.js";
import { say, sentence } from "./words.js";

/**
 * The card beside the board; nothing if there is no answer, or if the action is legal. The play screen reports legal
 * actions elsewhere.
 */
export function answerCard() {
  const { answer } = app;
  switch (answer?.kind) {
    case "illegal":
      return card("no", html`<h2>${say("no-because")}</h2>${reasonsOf(answer.violations)}${instead(answer)}`);
    case "undetermined":
      return card("no", html`<h2>${say("depends")}</h2>${reasonsOf(answer.violations)}`);
    case "impossible":
      return card("no", html`<h2>${say("cannot-be")}</h2>${reasonsOf(answer.inconsistencies)}`);
    case "choice":
      return card("ask", html`<h2>${say("choose")}</h2><div class="choices">${answer.choices.map((choice) => html`
        <button type="button" data-choice=${choice.type} @click=${() => pick(choice)}>${say(`choice-${choice.type}`)}</button>`)}</div>`);
    case "meanwhile":
      return card("ask", html`<h2>${say("meanwhile")}</h2><p>${answer.steps.flatMap((step) => step.sentences).map(sentence).join(" ")}</p>`);
    case "about":
      return card("ask", aboutTile(answer.name));
    case "gold":
    case "hint":
      return card("ask", html`<p>${answer.text}</p>${answer.hint ? html`<p class="faint">${answer.hint}</p>` : nothing}`);
    default:
      return nothing;
  }
}

/** The first reason. The others are collapsed, because one reason is usually enough. */
function reasonsOf([first, ...others]) {
  return html`${reason(first)}${others.length
    ? html`<details class="others"><summary>${say("more-reasons", { count: others.length })}</summary>${others.map(reason)}</details>` : nothing}`;
}

function card(kind, content) {
  return html`<section class="answer ${kind}" aria-label=${say("answer")}>
    ${content}
    <button type="button" class="close" @click=${() => change({ answer: null, lit: null })} aria-label=${say("close")}>×</button>
  </section>`;
}

/** One reason, with a button for each rule behind it. */
export function reason(found) {
  return html`<p>${sentence(found.text)}
    ${(found.rules ?? []).map((number) => html`<button type="button" class="rule" @click=${() => openRule(number)}
      aria-label=${say("read-rule", { number })}>${number}</button>`)}</p>`;
}

/** The suggested actions, without the refused action and without duplicate texts. */
export function alternatives(answer) {
  const asked = JSON.stringify(answer.action);
  const others = (answer.instead ?? []).filter(({ action }) => JSON.stringify(action) !== asked);
  return others.filter(({ text }, number) => others.findIndex((other) => other.text === text) === number);
}

/**
 * Buttons for the suggested actions and, if some of the hexes in the answer are out of view, a button that shows all of
 * these hexes.
 */
function instead(answer) {
  const others = alternatives(answer);
  const hexes = [
    ...answer.violations.flatMap((violation) => violation.hexes),
    ...others.map(({ action }) => action.to ?? action.at).filter(Boolean),
  ];
  return html`
    ${zoom.isShown(hexes) ? nothing : html`<div class="choices">
      <button type="button" @click=${() => zoom.showAll(hexes)}>${say("show-hexes")}</button></div>`}
    ${others.length ? html`<div class="choices" role="group" aria-label=${say("instead")}>
      <span class="faint">${say("instead")}</span>
      ${others.map((other) => html`<button type="button" ?disabled=${app.pending.length > 0}
        @click=${() => ask(other.action)}>${bare(other.text)}</button>`)}
    </div>` : nothing}`;
}

/** A sentence as a button label, without the final full stop. */
export function bare(text) {
  return sentence(text).replace(/\.$/, "");
}

export function openRule(number) {
  load("rules").catch(() => {});
  change({ dialog: { kind: "rule", number } });
}
