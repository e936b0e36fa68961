// Dialogs and lists in which something is chosen from many: a section, cards, tasks.

import { html, nothing } from "./vendor/lit-html.js";
import { app, change } from "./store.js";
import { all, entry, title } from "./catalogue.js";
import { countedFace } from "./counted.js";
import { changeFacts } from "./pieces.js";
import { startSection } from "./lone-section.js";
import { alter, isBoxed, put } from "./setup.js";
import { forgetSection, ownSections, sectionPicture, sections } from "./sections.js";
import { startPainting } from "./paint.js";
import { begun, say } from "./words.js";

const CARDS = 3;
const SIZE = 10;

export function chooser(open) {
  switch (open.kind) {
    case "section":
      return sectionChooser(open.number);
    case "cards":
      return cardChooser(open.place);
    default:
      return nothing;
  }
}

function sectionChooser(number) {
  const chosen = (section) => {
    put(number, section);
    change({ dialog: null });
  };
  const printed = [...sections().values()].filter((section) => isBoxed(section) && section.rows.length === SIZE);
  return html`<h2 id="dialog-title">${say("which-section", { place: say(`quarter-${number}`) })}</h2>
    <div class="pictures">
      ${ownSections().map((section) => html`<div class="quarter">
        <button type="button" class="picture" @click=${() => chosen(section)}>${sectionPicture(section)}<span>${section.name}</span></button>
        <button type="button" class="icon turner" @click=${() => forgetSection(section.name)}
          aria-label=${say("forget", { section: section.name })}>×</button>
      </div>`)}
      ${printed.map((section) => html`<button type="button" class="picture" @click=${() => chosen(section.name)}>
        ${sectionPicture(section.name)}<span>${begun(section.title)}</span></button>`)}
      <button type="button" class="picture own" @click=${() => leaveFor(() => startPainting(number))}>
        <span class="plus" aria-hidden="true">+</span><span>${say("paint-own")}</span></button>
      ${app.features?.photos ? html`<button type="button" class="picture own"
        @click=${() => leaveFor(() => startSection({ screen: "setup", number }))}>
        <span class="plus" aria-hidden="true">+</span><span>${say("photograph-section")}</span></button>` : nothing}
    </div>`;
}

/** The set-up is there again after a section was made, even if the page was closed in between. */
function leaveFor(start) {
  alter({});
  start();
}

// Where cards are chosen for: a game to set up, a table that is entered.
const PLACES = {
  setup: { cards: () => app.setup.cards, choose: (cards) => alter({ cards }), boxes: () => [...app.setup.expansions] },
  entry: { cards: () => app.entry.position.cards, choose: (cards) => changeFacts({ cards }), boxes: () => app.entry.boxes },
};

/** The chosen cards, and a button to choose others. */
export function cardsLine(cards, place, more = nothing) {
  const choose = () => change({ dialog: { kind: "cards", place } });
  return html`<div class="kingdom">${cards.map((name) => html`<span class="chosen">${inWords("cards", name)}</span>`)}</div>
    <div class="deeds"><button type="button" @click=${choose}>${say("choose-cards")}</button>${more}</div>`;
}

/** What a card or a task is called and pays for, with a picture of it. */
function inWords(subject, name) {
  const meaning = begun(entry(subject, name)?.text.replace(/^[^:]*: /, ""));
  return html`${countedFace(name)}<b>${begun(title(subject, name))}</b><small>${meaning}</small>`;
}

function cardChooser(place) {
  const { cards, choose, boxes: inBoxes } = PLACES[place];
  const chosen = cards();
  const wanted = inBoxes();
  const boxes = wanted?.length ? wanted : [...all("cards").values()].map((card) => card.expansion);
  const toggle = (name) => choose(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name].slice(-CARDS));
  return html`<h2 id="dialog-title">${say("which-cards")}</h2>
    <div class="listed">${[...all("cards").values()].filter((card) => boxes.includes(card.expansion)).map((card) => html`
      <button type="button" aria-pressed=${chosen.includes(card.name)} @click=${() => toggle(card.name)}>
        ${inWords("cards", card.name)}</button>`)}</div>
    <div class="deeds sticky"><button type="button" class="primary" @click=${() => change({ dialog: null })}>${say("done")}</button></div>`;
}

/** The tasks of the chosen boxes, each with what it asks for; the newest choice replaces the oldest one. */
export function taskList(chosen, choose, most) {
  const toggle = (task) => choose(chosen.includes(task) ? chosen.filter((one) => one !== task) : [...chosen, task].slice(-most));
  return html`<div class="listed">${[...all("tasks").values()].map((task) => html`
    <button type="button" aria-pressed=${chosen.includes(task.name)} @click=${() => toggle(task.name)}>
      ${inWords("tasks", task.name)}</button>`)}</div>`;
}
