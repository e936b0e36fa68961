// The service's catalogue in the user's language, for example the names of terrains and the texts of rules and cards.

import { get } from "./api.js";
import { app, change } from "./store.js";
import { keep, kept } from "./keep.js";

let subjects = {};
let language = "";
const asked = new Map();

/** Load these subjects in the current language, unless they are already loaded, and then redraw the page. */
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
  // Redraw once for all subjects, because every drawing takes a slow phone a tenth of a second.
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
    // If the request fails, use the names and texts that an earlier visit stored.
    subjects = { ...subjects, [subject]: byName(before) };
  }
}

function byName(entries) {
  return new Map(entries.map((entry) => [entry.name ?? entry.number ?? entry.code, entry]));
}

/** The entries of a subject by name, number or code; empty until the subject is loaded. */
export function all(subject) {
  return subjects[subject] ?? new Map();
}

/** One entry, or undefined. */
export function entry(subject, name) {
  return all(subject).get(name);
}

/** The title of an entry, or its plain name until the subject is loaded. */
export function title(subject, name) {
  return entry(subject, name)?.title ?? String(name ?? "").replaceAll("-", " ");
}

/** The title of a terrain card, with both terrains for a swamp card. */
export function cardTitle(card) {
  return terrainsOf(card).map((terrain) => title("terrains", terrain)).join(" / ");
}

/** The terrains of a terrain card. */
export function terrainsOf(card) {
  return card.startsWith("swamp-") ? [card.slice("swamp-".length), "swamp"] : [card];
}

/** The title of a source of gold: a card, a task, or `fallback` for any other source. */
export function sourceTitle(source, fallback) {
  return entry("cards", source)?.title ?? entry("tasks", source)?.title ?? fallback;
}
