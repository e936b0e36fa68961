// Dialogs in which something is chosen from many: a section, cards, the island.

import { html, nothing } from "./vendor/lit-html.js";
import { app, change } from "./store.js";
import { all, entry, title } from "./catalogue.js";
import { changeFacts } from "./pieces.js";
import { alter, put } from "./setup.js";
import { forgetSection, ownSections, sectionPicture, sections } from "./sections.js";
import { startPainting } from "./paint.js";
import { begun, say } from "./words.js";

const ISLANDS = ["rope-bridge", "tree-house"];
const CARDS = 3;

export function chooser(open) {
  switch (open.kind) {
    case "section":
      return sectionChooser(open.number);
    case "cards":
      return cardChooser(open.place);
    case "island":
      return islandChooser();
    default:
      return nothing;
  }
}

function sectionChooser(number) {
  const chosen = (section) => {
    put(number, section);
    change({ dialog: null });
  };
  const printed = boxed([...sections().values()].filter((section) => section.rows.length === 10));
  return html`<h2 id="dialog-title">${say("which-section", { place: say(`quarter-${number}`) })}</h2>
    <div class="pictures">
      ${ownSections().map((section) => html`<div class="quarter">
        <button type="button" class="picture" @click=${() => chosen(section)}>${sectionPicture(section)}<span>${section.name}</span></button>
        <button type="button" class="icon turner" @click=${() => forgetSection(section.name)}
          aria-label=${say("forget", { section: section.name })}>×</button>
      </div>`)}
      ${printed.map((section) => html`<button type="button" class="picture" @click=${() => chosen(section.name)}>
        ${sectionPicture(section.name)}<span>${begun(section.title)}</span></button>`)}
      <button type="button" class="picture own" @click=${() => startPainting(number)}>
        <span class="plus" aria-hidden="true">+</span><span>${say("paint-own")}</span></button>
    </div>`;
}

// Where cards are chosen for: a game to set up, a table that is entered, a photograph.
const PLACES = {
  setup: { cards: () => app.setup.cards ?? [], choose: (cards) => alter({ cards }) },
  entry: { cards: () => app.entry.position.cards, choose: (cards) => changeFacts({ cards }) },
  photo: { cards: () => app.photo.cards, choose: (cards) => change({ photo: { ...app.photo, cards } }) },
};

/** The chosen cards, and a button to choose others. */
export function cardsLine(cards, place, more = nothing) {
  return html`<div class="kingdom">${cards.map((name) => html`<span class="chosen"><b>${begun(title("cards", name))}</b><small>${meaning(name)}</small></span>`)}</div>
    <div class="deeds"><button type="button" @click=${() => change({ dialog: { kind: "cards", place } })}>${say("choose-cards")}</button>${more}</div>`;
}

/** What a card pays for, without its name in front. */
function meaning(name) {
  return begun(entry("cards", name)?.text.replace(/^[^:]*: /, ""));
}

function cardChooser(place) {
  const { cards, choose } = PLACES[place];
  const chosen = cards();
  const toggle = (name) => choose(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name].slice(-CARDS));
  return html`<h2 id="dialog-title">${say("which-cards")}</h2>
    <div class="listed">${boxed([...all("cards").values()]).map((card) => html`
      <button type="button" aria-pressed=${chosen.includes(card.name)} @click=${() => toggle(card.name)}>
        <b>${begun(card.title)}</b><small>${meaning(card.name)}</small></button>`)}</div>
    <div class="deeds sticky"><button type="button" class="primary" @click=${() => change({ dialog: null })}>${say("done")}</button></div>`;
}

/** The tasks there are, each to be chosen with a tap. */
export function taskChips(chosen, choose) {
  const toggle = (task) => choose(chosen.includes(task) ? chosen.filter((one) => one !== task) : [...chosen, task]);
  return html`<div class="chips">${[...all("tasks").values()].map((task) => html`
    <button type="button" aria-pressed=${chosen.includes(task.name)} title=${task.text} @click=${() => toggle(task.name)}>${begun(task.title)}</button>`)}</div>`;
}

/** Those in the chosen boxes first. */
function boxed(entries) {
  const boxes = app.setup?.expansions ?? new Set();
  return [...entries.filter((one) => boxes.has(one.expansion)), ...entries.filter((one) => !boxes.has(one.expansion))];
}

function islandChooser() {
  const choose = (island) => {
    const { island: _, ...rest } = app.setup.board;
    alter({ board: island ? { ...rest, island } : rest });
    change({ dialog: null });
  };
  return html`<h2 id="dialog-title">${say("island")}</h2>
    <div class="pictures">${ISLANDS.map((name) => html`<button type="button" class="picture" @click=${() => choose(name)}>
      ${sectionPicture(name)}<span>${begun(sections().get(name)?.title ?? name)}</span></button>`)}
      <button type="button" class="picture own" @click=${() => choose(null)}><span>${say("no-island")}</span></button></div>`;
}
