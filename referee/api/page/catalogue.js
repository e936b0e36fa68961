// What exists in the game, as the service lists it: names in the reader's language, rules, cards, tiles, sections.

import { get } from "./api.js";
import { app, change } from "./store.js";
import { keep, kept } from "./keep.js";

let subjects = {};
let language = "";
const asked = new Map();

/** Load these subjects once for the language; the page is drawn again when they are there. */
export async function load(...wanted) {
  if (language !== app.language) {
    language = app.language;
    asked.clear();
  }
  await Promise.all(wanted.map((subject) => {
    const key = `${language} ${subject}`;
    if (!asked.has(key)) asked.set(key, fetched(subject, key));
    return asked.get(key);
  }));
  // Once for all: every drawing costs a slow telephone a tenth of a second.
  change();
}

async function fetched(subject, key) {
  const speaking = language;
  const place = `catalogue.${speaking}.${subject}`;
  try {
    const answer = await get(`catalogue/${subject}`);
    if (speaking !== language) return;
    subjects = { ...subjects, [subject]: byName(answer[subject]) };
    keep(place, answer[subject]);
  } catch (error) {
    asked.delete(key);
    const before = kept(place);
    if (!before) throw error;
    // While the service is away, the names and texts of the last time are complete.
    subjects = { ...subjects, [subject]: byName(before) };
  }
}

function byName(entries) {
  return new Map(entries.map((entry) => [entry.name ?? entry.number ?? entry.code, entry]));
}

/** All entries of a subject that is loaded, as a map from their names. */
export function all(subject) {
  return subjects[subject] ?? new Map();
}

/** One entry, or undefined. */
export function entry(subject, name) {
  return all(subject).get(name);
}

/** What something is called; its plain name while the list is on its way. */
export function title(subject, name) {
  return entry(subject, name)?.title ?? String(name ?? "").replaceAll("-", " ");
}

/** The name of a terrain card; a swamp card shows two terrains. */
export function cardTitle(card) {
  return terrainsOf(card).map((terrain) => title("terrains", terrain)).join(" / ");
}

/** The terrains that a card's name speaks of. */
export function terrainsOf(card) {
  return card.startsWith("swamp-") ? [card.slice("swamp-".length), "swamp"] : [card];
}

/** The title of any source of gold: a card, a task, or something that always pays. */
export function sourceTitle(source, fallback) {
  return entry("cards", source)?.title ?? entry("tasks", source)?.title ?? fallback;
}
