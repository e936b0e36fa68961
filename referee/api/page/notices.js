// Messages that are not answers of the referee, such as errors and confirmations. A screen shows them in one place.

import { html, nothing } from "./vendor/lit-html.js";
import { app, change } from "./store.js";
import { say } from "./words.js";

const GOOD_NEWS = 4000;

/** Show good news, which disappears by itself. */
export function rejoice(text) {
  const notice = { text, good: true };
  change({ notice, said: text });
  setTimeout(() => app.notice === notice && change({ notice: null }), GOOD_NEWS);
}

/** Report that something failed and, if known, why. */
export function warn(text) {
  change({ notice: { text }, said: text });
}

/**
 * The messages, for a screen or, with `inSheet`, for the sheet above it. While a sheet is open, the screen shows
 * none. The function `app.again` tries to reach the service again.
 */
export function notices({ inSheet = false } = {}) {
  if (inSheet !== Boolean(app.dialog)) return nothing;
  return html`
    ${app.reachable || app.away === "closed" ? nothing : html`<div class="notice away" role="alert">
      <span>${say("unreachable")}</span>
      <button type="button" @click=${app.again}>${say("try-again")}</button>
      ${closing(() => change({ away: "closed" }))}</div>`}
    ${app.notice ? html`<div class="notice ${app.notice.good ? "good" : ""}" role=${app.notice.good ? "status" : "alert"}>
      <span>${app.notice.text ?? sayNotice(app.notice)}</span>
      ${app.notice.undo ? html`<button type="button" @click=${app.notice.undo}>${say("undo")}</button>` : nothing}
      ${closing(() => change({ notice: null }))}</div>` : nothing}`;
}

/** The text of a message that was created before the texts were loaded. */
function sayNotice({ key, more = "" }) {
  return `${say(key)} ${more}`.trim();
}

function closing(close) {
  return html`<button type="button" class="close" @click=${close} aria-label=${say("close")}>×</button>`;
}
