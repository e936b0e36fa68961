// Dialogs and lists for choosing sections, cards and tasks.

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

export const CARDS = 3;
const SIZE = 10;

export function chooser(open) {
  switch (open.kind) {
    case "section":
      return sectionChooser(open.number);
    case "cards":
      return cardChooser(open.place);
    case "tasks":
      return taskChooser(open.most);
    case "unfinished":
      return unfinishedSheet(open);
    default:
      return nothing;
  }
}

/** The sheet that asks whether to continue a draft or to replace it. */
function unfinishedSheet({ draft, goOn, startAnew }) {
  const leaveSheet = (step) => () => {
    change({ dialog: null });
    step();
  };
  return html`<h2 id="dialog-title">${say(`unfinished-${draft}`)}</h2>
    <p>${say("unfinished-how")}</p>
    <div class="stack">
      <button type="button" class="primary" data-deed="go-on" @click=${leaveSheet(goOn)}>${say(`go-on-${draft}`)}</button>
      <button type="button" data-deed="anew" @click=${leaveSheet(startAnew)}>${say(`replace-${draft}`)}</button>
    </div>`;
}

function sectionChooser(number) {
  const chosen = (section) => {
    put(number, section);
    change({ dialog: null });
  };
  const printed = [...sections().values()].filter((section) => isBoxed(section) && section.rows.length === SIZE);
  return html`<h2 id="dialog-title">${say("which-section", { place: say(`quarter-${number}`) })}</h2>
    <div class="deeds">
      <button type="button" class="own" @click=${() => leaveFor(() => startPainting(number))}>
        <span aria-hidden="true">+</span> ${say("paint-own")}</button>
      ${app.features?.photos ? html`<button type="button" class="own" @click=${() => leaveFor(() => startSection({ screen: "setup", number }))}>
        <span aria-hidden="true">+</span> ${say("photograph-section")}</button>` : nothing}
    </div>
    <div class="pictures">
      ${ownSections().map((section) => html`<div class="quarter">
        <button type="button" class="picture" @click=${() => chosen(section)}>${sectionPicture(section)}<span>${section.name}</span></button>
        <button type="button" class="icon turner" @click=${() => forgetSection(section.name)}
          aria-label=${say("forget", { section: section.name })}>×</button>
      </div>`)}
      ${printed.map((section) => html`<button type="button" class="picture" @click=${() => chosen(section.name)}>
        ${sectionPicture(section.name)}<span>${begun(section.title)}</span></button>`)}
    </div>`;
}

/** Save the set-up before leaving it to make a section, so that it is restored even if the page is closed meanwhile. */
function leaveFor(start) {
  alter({});
  start();
}

// The places for which cards are chosen: a game that is being set up, and a table that is being entered.
const PLACES = {
  setup: { cards: () => app.setup.cards, choose: (cards) => alter({ cards }), boxes: () => [...app.setup.expansions] },
  entry: { cards: () => app.entry.position.cards, choose: (cards) => changeFacts({ cards }), boxes: () => app.entry.boxes },
};

/** The chosen cards, and a button that opens the list of cards. `more` is an additional button. */
export function cardsLine(cards, place, more = nothing) {
  const choose = () => change({ dialog: { kind: "cards", place } });
  return html`<div class="kingdom">${cards.map((name) => html`<span class="chosen">${inWords("cards", name)}</span>`)}</div>
    <div class="deeds"><button type="button" @click=${choose}>${say("choose-cards")}</button>${more}</div>`;
}

/** The title of a card or task, with its meaning and a picture. */
function inWords(subject, name) {
  const meaning = begun(entry(subject, name)?.text.replace(/^[^:]*: /, ""));
  return html`${countedFace(name)}<b>${begun(title(subject, name))}</b><small>${meaning}</small>`;
}

/** A sentence about the number of cards that are still missing; empty if three are chosen. */
export function cardsMissing(cards) {
  return cards.length < CARDS ? say("cards-missing", { count: CARDS - cards.length }) : "";
}

/** Whether the list of chosen items is full. A list for a single item never is: the next choice replaces the item. */
const isFull = (chosen, most) => most > 1 && chosen.length >= most;

/**
 * The list after a tap on an item. The tap adds the item, or removes it if it was chosen before. A full list gets no
 * further items.
 */
export function toggledChoice(chosen, name, most) {
  if (chosen.includes(name)) return chosen.filter((one) => one !== name);
  return isFull(chosen, most) ? chosen : [...chosen, name].slice(-most);
}

function cardChooser(place) {
  const { cards, choose, boxes: inBoxes } = PLACES[place];
  const chosen = cards();
  const wanted = inBoxes();
  const boxes = wanted?.length ? wanted : [...all("cards").values()].map((card) => card.expansion);
  const offered = [...all("cards").values()].filter((card) => boxes.includes(card.expansion));
  return html`<h2 id="dialog-title">${say("which-cards")}</h2>
    ${choiceList("cards", offered, chosen, CARDS, choose)}
    <div class="deeds sticky">
      <p class="faint" role="status">${cardsMissing(chosen) || say("cards-full")}</p>
      <button type="button" class="primary" @click=${() => change({ dialog: null })}>${say("done")}</button></div>`;
}

/** The dialog for the tasks of an entered table. */
function taskChooser(most) {
  return html`<h2 id="dialog-title">${say("choose-tasks")}</h2>
    <p class="faint">${say("tasks-due", { count: most })}</p>
    ${taskList(app.entry.position.tasks ?? [], (tasks) => changeFacts({ tasks }), most)}
    <div class="deeds sticky"><button type="button" class="primary" @click=${() => change({ dialog: null })}>${say("done")}</button></div>`;
}

/** The list of tasks, each with its meaning. */
export function taskList(chosen, choose, most) {
  return choiceList("tasks", [...all("tasks").values()], chosen, most, choose);
}

function choiceList(subject, offered, chosen, most, choose) {
  return html`<div class="listed">${offered.map(({ name }) => html`
    <button type="button" aria-pressed=${chosen.includes(name)} ?disabled=${isFull(chosen, most) && !chosen.includes(name)}
      @click=${() => choose(toggledChoice(chosen, name, most))}>${inWords(subject, name)}</button>`)}</div>`;
}
