// The page's own texts in the user's language. Rulings, rules and most names come from the service, in the same
// language.

import { missed } from "./api.js";
import { app, change } from "./store.js";
import { keep, kept } from "./keep.js";

const LANGUAGES = ["en", "es", "fr", "de"];
let sentences = {};
let plurals = new Intl.PluralRules("en");
const lists = new Map();

/**
 * A text with its {names} filled in; the key if there is no such text. `count` or else `gold` selects the plural
 * form, such as `key.one` or `key.other`.
 */
export function say(key, values = {}) {
  let text = sentences[key];
  const number = values.count ?? values.gold;
  if (text === undefined && number !== undefined) text = sentences[`${key}.${plurals.select(Number(number))}`] ?? sentences[`${key}.other`];
  if (text === undefined) return key;
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

/** A text with a capital letter, as at the start of a sentence. The name of a hex, such as c3, is never capitalized. */
export function begun(text) {
  return !text || /^(i:)?[a-t]\d/.test(text) ? text ?? "" : text[0].toLocaleUpperCase(app.language) + text.slice(1);
}

/** A text from the service as a complete sentence, without words for programs such as (`redraw`). */
export function sentence(given) {
  const text = given?.replace(/ ?\(`[^`]*`\)/g, "");
  return !text || /[.!?…]$/.test(text) ? begun(text) : `${begun(text)}.`;
}

/** Ask the user to fill in an empty field, in the user's language. The browser's own message would be in the browser's language. */
export function askToFill(event) {
  event.target.setCustomValidity(say("fill-in"));
}

export function fillingIn(event) {
  event.target.setCustomValidity("");
}

/** A list in words, such as "a, b and c". */
export function listed(items, type = "conjunction") {
  // British English has no comma before the last item, as in the service's lists.
  const language = app.language === "en" ? "en-GB" : app.language;
  const key = `${language} ${type}`;
  // Making a ListFormat takes a slow phone longer than drawing a panel, so each one is cached.
  if (!lists.has(key)) lists.set(key, new Intl.ListFormat(language, { type }));
  return lists.get(key).format(items);
}

/** The initial language: the one chosen before, or else one of the browser's languages, or else English. */
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
