// Parts of the page that are loaded only when they are needed, so that the board appears sooner.

import { missed } from "./api.js";
import { app, change } from "./store.js";

const loaded = new Map();

async function part(name) {
  if (!loaded.has(name)) loaded.set(name, await import(`./${name}`).catch((error) => { throw missed(error); }));
  return loaded.get(name);
}

/** Call a function of a part, which is loaded first if necessary. */
export async function call(name, wanted, ...values) {
  return (await part(name))[wanted](...values);
}

/** The output of a part. It is empty until the part is loaded. Then the page is redrawn. */
export function later(name, drawing) {
  if (loaded.has(name)) return loaded.get(name)[drawing]();
  // Do not retry here while the service cannot be reached: every failure redraws the page, and so would retry again.
  if (app.reachable) part(name).then(() => change());
  return "";
}
