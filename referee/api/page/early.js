// Asks for the first board while the rest of the page is still on its way. It stands alone, so that it can begin at once.

import { kept } from "./keep.js";

const ROOT = new URL("../../v1/", import.meta.url);

/** Somebody who comes back, or follows a link, wants another table. */
const expected = !location.hash && !kept("game");

/** The recommended first game and its board, or null; whoever needs it asks again. */
export const early = expected ? begun().catch(() => null) : Promise.resolve(null);

async function begun() {
  const { state } = await asked("starts", firstGame());
  return { state, topology: await asked("boards", state.board) };
}

/** A recommended first game for two; the cards are dealt anew every time. */
export function firstGame() {
  return { players: ["blue", "orange"], first_game: true, seed: crypto.randomUUID?.() ?? String(Math.random()) };
}

async function asked(path, body) {
  const key = kept("key");
  const headers = { "Content-Type": "application/json", ...(key ? { "X-Api-Key": key } : {}) };
  const answer = await fetch(new URL(path, ROOT), { method: "POST", body: JSON.stringify(body), headers, credentials: "omit" });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}
