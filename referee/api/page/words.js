// The page's own words, in the language of the browser. Everything about the game comes from the service, in the same one.

import { missed } from "./api.js";
import { app, change } from "./store.js";
import { keep, kept } from "./keep.js";

const LANGUAGES = ["en", "es", "fr", "de"];
let sentences = {};
let plurals = new Intl.PluralRules("en");
const lists = new Map();

/** A sentence, with its {names} filled in; `count`, else `gold`, chooses between `key.one` and `key.other`. */
export function say(key, values = {}) {
  let text = sentences[key];
  const number = values.count ?? values.gold;
  if (text === undefined && number !== undefined) text = sentences[`${key}.${plurals.select(Number(number))}`] ?? sentences[`${key}.other`];
  if (text === undefined) return key;
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

/** A text as the beginning of a sentence; the name of a hex stays as it is. */
export function begun(text) {
  return !text || /^(i:)?[a-t]\d/.test(text) ? text ?? "" : text[0].toLocaleUpperCase(app.language) + text.slice(1);
}

/** A text of the service as a sentence of its own. Words for programs, such as (`redraw`), are left out. */
export function sentence(given) {
  const text = given?.replace(/ ?\(`[^`]*`\)/g, "");
  return !text || /[.!?…]$/.test(text) ? begun(text) : `${begun(text)}.`;
}

/** Ask for an empty field in the reader's words: those of the browser are in its own language. */
export function askToFill(event) {
  event.target.setCustomValidity(say("fill-in"));
}

export function fillingIn(event) {
  event.target.setCustomValidity("");
}

/** A list as people say it: "a, b and c". */
export function listed(items, type = "conjunction") {
  // British lists have no comma before the last item, as the service's own.
  const language = app.language === "en" ? "en-GB" : app.language;
  const key = `${language} ${type}`;
  // To make one of these takes a slow telephone longer than to draw a panel.
  if (!lists.has(key)) lists.set(key, new Intl.ListFormat(language, { type }));
  return lists.get(key).format(items);
}

/** The language to begin with: the one chosen before, else the browser's. */
export function firstLanguage() {
  const wished = [kept("language"), ...(navigator.languages ?? [])].filter(Boolean).map((tag) => tag.slice(0, 2));
  return wished.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

export async function speak(language) {
  try {
    const answer = await fetch(new URL(`words.${language}.json`, import.meta.url), { credentials: "same-origin" });
    sentences = await answer.json();
  } catch (error) {
    throw missed(error);
  }
  plurals = new Intl.PluralRules(language);
  document.documentElement.lang = language;
  change({ language });
}

export async function choose(language) {
  keep("language", language);
  await speak(language);
}

export { LANGUAGES };
