// Shares a game as a link, a file, a line or a picture, and opens shared games. A link contains the game in its
// fragment, which browsers do not send to servers.

import { picture, post } from "./api.js";
import { app, change } from "./store.js";
import { complain, Impossible, open } from "./game.js";
import { rejoice } from "./notices.js";
import { showLink } from "./router.js";
import { call } from "./later.js";
import { say } from "./words.js";

const MARK = "#g=";
let linking = 0;

/** Put the game into the URL of this page, after a short delay. */
export function rememberLink(game) {
  clearTimeout(linking);
  linking = setTimeout(async () => {
    const link = MARK + (await packed(game));
    if (app.game?.id !== game.id) return;
    app.game.link = link;
    showLink(link);
  }, 250);
}

/**
 * The game in a URL, by default the URL of this page; null if the URL contains none. Throws if the link is broken.
 */
export async function linkedGame(address = location.href) {
  const begin = address.indexOf(MARK);
  if (begin < 0) return null;
  const game = JSON.parse(await unpacked(address.slice(begin + MARK.length)));
  if (!game?.start) throw new SyntaxError("no game");
  return game;
}

/**
 * Open the game of a link. If the link contains an entered table, the service lists its assumptions again, in the
 * user's language.
 */
export async function openShared({ start, actions, at, table, hidden }) {
  if (!table) return open(start, actions, at, { hidden });
  await open(start, actions, at, { entered: { ...table, boxes: [] } });
  call("assumed.js", "askAbout", table).catch(complain);
}

/** The message for a link that cannot be opened. Links are often truncated when they are copied. */
export function brokenLink(error) {
  return error instanceof Impossible ? { key: "link-impossible", more: error.message } : { key: "link-broken" };
}

/**
 * The game as compressed text for a link. It says whether hands are hidden, and includes an entered table if the user
 * has not confirmed the assumptions yet, so that the recipient sees the assumptions, too.
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

/**
 * Compress or decompress a text or bytes. A Response provides the stream, because a Blob would involve another
 * process of the browser.
 */
async function through(content, stream) {
  const flow = new Response(content).body.pipeThrough(stream);
  return new Uint8Array(await new Response(flow).arrayBuffer());
}

/** The link to the current game. */
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
    // There is no clipboard outside a secure context, so show the text for copying by hand.
    change({ dialog: { kind: "text", text } });
  }
}

/** The state that everybody may see, without hands and the draw pile if hands are hidden. */
async function publicState() {
  const { state, about } = app.game;
  return about?.hidden ? (await post("views", { state, player: "spectator" })).state : state;
}

/** Copy the current state as one line of notation. */
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

/** Open a pasted or chosen text: a link, a game, a state, a position or a line of notation. */
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

/** The state in a document or a line of notation, as the service reads it. Throws if the service cannot read it. */
async function asState(state) {
  const found = await post("replays", { start: state, actions: [] });
  // The details of an unreadable line would not help the user.
  if (found.inconsistencies?.some((one) => one.code === "unreadable-line")) throw new SyntaxError("no line");
  if (!found.state) throw new Impossible(found.inconsistencies);
  return found.state;
}
