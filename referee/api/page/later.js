// Parts of the page that nobody needs at once: loaded when they are, so that the board is there sooner.

import { missed } from "./api.js";
import { app, change } from "./store.js";

const loaded = new Map();

async function part(name) {
  if (!loaded.has(name)) loaded.set(name, await import(`./${name}`).catch((error) => { throw missed(error); }));
  return loaded.get(name);
}

/** Call a function of such a part. */
export async function call(name, wanted, ...values) {
  return (await part(name))[wanted](...values);
}

/** What a part draws; nothing until it is there, and then the page is drawn again. */
export function later(name, drawing) {
  if (loaded.has(name)) return loaded.get(name)[drawing]();
  // While nobody answers, only people ask again: each failure draws the page, and each drawing comes here.
  if (app.reachable) part(name).then(() => change());
  return "";
}
