// Where everybody begins: a board to look at, and the four ways to a table.

import { html, nothing } from "./vendor/lit-html.js";
import { app, change } from "./store.js";
import { open, resume, saved } from "./game.js";
import { call } from "./later.js";
import { say } from "./words.js";

const COVER = new URL("cover.svg", import.meta.url).href;

export function homeScreen() {
  const before = app.game ?? saved();
  return html`
    <div class="home">
      <header class="hero">
        <img src=${COVER} alt=${say("board")}>
      </header>
      <main class="welcome">
        <h1 tabindex="-1">${say("title")}</h1>
        <p class="lead">${say("lead")}</p>
        <div class="stack">
          ${before ? html`<button type="button" class="primary" @click=${() => goOn(before)}>${say("go-on-playing")}</button>` : nothing}
          <button type="button" class=${before ? "" : "primary"} ?disabled=${!app.first} @click=${tryIt}>${say("try-it")}</button>
          <button type="button" @click=${() => call("setup.js", "setUp", "new")}>${say("start-game")}<small>${say("start-game-how")}</small></button>
          <button type="button" @click=${() => call("setup.js", "setUp", "table")}>${say("enter-table")}<small>${say("enter-table-how")}</small></button>
          ${app.features?.photos ? html`<button type="button" @click=${() => call("photo.js", "choosePhoto")}>
            ${say("photograph")}<small>${say("photograph-how")}</small></button>` : nothing}
          <button type="button" @click=${() => change({ dialog: { kind: "open" } })}>${say("open-game")}<small>${say("open-game-how")}</small></button>
        </div>
        <p class="foot"><button type="button" class="link" @click=${() => change({ dialog: { kind: "settings" } })}>${say("settings")}</button></p>
      </main>
    </div>`;
}

function goOn(before) {
  if (app.game) change({ screen: "play" });
  else resume(before).then(() => change({ screen: "play" }));
}

/** The recommended first game, ready to be played. */
function tryIt() {
  open(app.first);
}
