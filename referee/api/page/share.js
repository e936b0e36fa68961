// A game as a link, a file, a line or a picture, and back. The table stands after the # of a link, which browsers keep to
// themselves.

import { picture, post } from "./api.js";
import { app, change } from "./store.js";
import { complain, Impossible, open } from "./game.js";
import { rejoice } from "./notices.js";
import { showLink } from "./router.js";
import { call } from "./later.js";
import { say } from "./words.js";

const MARK = "#g=";
let linking = 0;

/** Put the game into the address of this page, soon. */
export function rememberLink(game) {
  clearTimeout(linking);
  linking = setTimeout(async () => {
    const link = MARK + (await packed(game));
    if (app.game?.id !== game.id) return;
    app.game.link = link;
    showLink(link);
  }, 250);
}

/** The game in the address of this page, or null. */
export async function linkedGame(address = location.href) {
  const begin = address.indexOf(MARK);
  if (begin < 0) return null;
  const game = JSON.parse(await unpacked(address.slice(begin + MARK.length)));
  if (!game?.start) throw new SyntaxError("no game");
  return game;
}

/** Put the game of a link on the table. The service lists its assumptions again, in the reader's language. */
export async function openShared({ start, actions, at, table, hidden }) {
  if (!table) return open(start, actions, at, { hidden });
  await open(start, actions, at, { entered: { ...table, boxes: [] } });
  call("assumed.js", "askAbout", table).catch(complain);
}

/** Why a link leads nowhere, in words for people: links are cut by messengers and by fingers. */
export function brokenLink(error) {
  return error instanceof Impossible ? { key: "link-impossible", more: error.message } : { key: "link-broken" };
}

/**
 * With a table that was entered, and whose assumptions nobody confirmed: whoever opens the link shall see them, too. Hands that are
 * hidden here are hidden there.
 */
async function packed({ start, steps, at, about }) {
  const { assumed, hidden } = about ?? {};
  const text = JSON.stringify({ start, actions: steps.map((step) => step.action), at, table: assumed?.table, hidden: hidden || undefined });
  const bytes = await through(text, new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}

/** A text or bytes, packed or unpacked. A blob would ask the browser's other process for what is in hand here. */
async function through(content, stream) {
  const flow = new Response(content).body.pipeThrough(stream);
  return new Uint8Array(await new Response(flow).arrayBuffer());
}

/** The link to the game on the table. */
export async function gameLink() {
  return new URL(MARK + (await packed(app.game)), location.href).href;
}

export async function shareLink() {
  const address = await gameLink();
  if (navigator.share) {
    await navigator.share({ title: say("title"), url: address }).catch(() => {});
    return;
  }
  await copied(address);
}

async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    rejoice(say("copied"));
  } catch {
    // Without a secure context there is no clipboard: show it, to be copied by hand.
    change({ dialog: { kind: "text", text } });
  }
}

/** The table as everybody may see it: if hands are hidden, without the hands and the draw pile. */
async function publicState() {
  const { state, about } = app.game;
  return about?.hidden ? (await post("views", { state, player: "spectator" })).state : state;
}

/** The table in one line of text. */
export async function copyLine() {
  try {
    const { notation } = await post("replays", { start: await publicState(), actions: [] }, "notation");
    await copied(notation);
  } catch (error) {
    complain(error);
  }
}

export function saveGame() {
  const { start, steps, at, state, about } = app.game;
  const document = { start, actions: steps.map((step) => step.action), at, state, hidden: about?.hidden || undefined };
  saveFile(new Blob([JSON.stringify(document, null, 1)], { type: "application/json" }), "kingdom-builder.json");
}

export async function savePicture() {
  try {
    saveFile(await picture({ state: await publicState(), panel: true, title: say("title") }), "kingdom-builder.png");
  } catch (error) {
    complain(error);
  }
}

function saveFile(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Continue from whatever somebody pasted or chose: a link, a game, a state, a position, or a line. */
export async function openText(text) {
  const given = text.trim();
  try {
    const linked = await linkedGame(given).catch(() => null);
    if (linked) await openShared(linked);
    else await openDocument(given.startsWith("{") ? JSON.parse(given) : given);
    change({ dialog: null });
  } catch (error) {
    complain(error instanceof SyntaxError ? new Impossible([{ text: say("unreadable") }]) : error);
  }
}

async function openDocument(found) {
  if (found.start && found.actions) await openShared(found);
  else if (typeof found === "string" || found.frames) await open(await asState(found));
  else if (found.position ?? found.players) await call("pieces.js", "enter", found.position ?? found);
  else throw new SyntaxError("no table");
}

/** A line of text as a document; the service reads it. */
async function asState(state) {
  const found = await post("replays", { start: state, actions: [] });
  // What is wrong with the letters of a line means nothing to people.
  if (found.inconsistencies?.some((one) => one.code === "unreadable-line")) throw new SyntaxError("no line");
  if (!found.state) throw new Impossible(found.inconsistencies);
  return found.state;
}
