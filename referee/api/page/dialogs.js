// The dialogs, such as those for a rule, sharing, opening, settings and the API key.

import { html, nothing } from "./vendor/lit-html.js";
import { app, change } from "./store.js";
import { entry } from "./catalogue.js";
import { keep } from "./keep.js";
import { askToFill, choose, fillingIn, LANGUAGES, say } from "./words.js";
import { chooseFile } from "./pictures.js";
import { qrCode } from "./qr.js";
import { copyLine, gameLink, openText, saveGame, savePicture, shareLink } from "./share.js";
import { assumptions } from "./assumed.js";
import { chooser } from "./choosers.js";
import { notices } from "./notices.js";
import { reloadWords, started } from "./main.js";

const GAME_FILES = ".json,.txt,application/json,text/plain";
const LANGUAGE_NAMES = { en: "English", es: "Español", fr: "Français", de: "Deutsch" };

export function dialog() {
  const { dialog: open } = app;
  if (!open) return nothing;
  const close = () => change({ dialog: null });
  return html`<dialog class="sheet" aria-labelledby="dialog-title" @close=${close}
    @click=${(event) => event.target === event.currentTarget && close()}>
    <div class="sheet-body">
      <button type="button" class="close" @click=${close} aria-label=${say("close")}>×</button>
      ${notices({ inSheet: true })}
      ${content(open)}
    </div>
  </dialog>`;
}

function content(open) {
  switch (open.kind) {
    case "rule":
      return rule(open.number);
    case "share":
      return sharing();
    case "open":
      return opening();
    case "settings":
      return settings();
    case "assumed":
      return assumptions();
    case "key":
      return key();
    case "text":
      return html`<h2 id="dialog-title">${say("copy-this")}</h2>
        <textarea readonly rows="6" aria-labelledby="dialog-title" .value=${open.text} @focus=${(event) => event.target.select()}></textarea>`;
    default:
      return chooser(open);
  }
}

function rule(number) {
  const found = entry("rules", number);
  return html`<h2 id="dialog-title">${say("rule", { number })}</h2>
    ${found ? html`<p>${found.text}</p>
      ${found.rulings.length ? html`<h3>${say("readings")}</h3>` : nothing}
      ${found.rulings.map((reading) => html`<p>${reading.text}</p><p class="faint">${reading.why}</p>`)}`
      : html`<p class="faint">${say("loading")}</p>`}`;
}

function sharing() {
  return html`<h2 id="dialog-title">${say("share")}</h2>
    <p class="faint">${say("share-how")}</p>
    ${codeOf(app.game)}
    <div class="stack">
      <button type="button" class="primary" @click=${shareLink}>${say("share-link")}</button>
      <button type="button" @click=${savePicture}>${say("save-picture")}</button>
      <button type="button" @click=${saveGame}>${say("save-game")}</button>
      <button type="button" @click=${copyLine}>${say("copy-line")}</button>
    </div>`;
}

// The limits of a QR code: the margins of the sheet and the greatest width in pixels, the greatest share of the
// screen's height, and the quiet zone in modules. A camera reads modules narrower than FINE pixels only from nearby,
// and modules narrower than FINEST not at all.
const MARGINS = 36;
const WIDEST_CODE = 480;
const TALLEST_CODE = 0.8;
const QUIET = 4;
const FINE = 3;
const FINEST = 2.2;
// The QR code of the game that is being shared.
let code = { game: null, rows: null };

/** The link to the game as a QR code that another phone can scan, or a note if the link is too long for a code. */
function codeOf(game) {
  if (code.game !== game) {
    code = { game, rows: null };
    gameLink().then((link) => {
      const rows = qrCode(link);
      code = { game, rows, tooLong: !rows };
      change();
    });
  }
  if (!code.rows && !code.tooLong) return nothing;
  const size = code.rows?.length;
  const module = Math.min(window.innerWidth - MARGINS, WIDEST_CODE, TALLEST_CODE * window.innerHeight) / (size + 2 * QUIET);
  if (!size || module < FINEST) return html`<p class="faint">${say("qr-too-long")}</p>`;
  const path = code.rows.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return html`<svg class="qr" viewBox="${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}" role="img" aria-label=${say("qr-code")}
    shape-rendering="crispEdges"><path d=${path}></path></svg>
    ${module < FINE ? html`<p class="faint">${say("qr-fine")}</p>` : nothing}`;
}

function opening() {
  const read = async (file) => openText(await file.text());
  return html`<h2 id="dialog-title">${say("open-game")}</h2>
    <div class="deeds"><button type="button" @click=${() => chooseFile(GAME_FILES, read)}>${say("open-file")}</button></div>
    <form @submit=${(event) => { event.preventDefault(); openText(new FormData(event.target).get("text")); }}>
      <label class="field">${say("open-text")}<textarea name="text" rows="4" required spellcheck="false"
        @invalid=${askToFill} @input=${fillingIn}></textarea></label>
      <button class="primary">${say("open")}</button>
    </form>`;
}

function settings() {
  const themes = ["auto", "light", "dark"];
  return html`<h2 id="dialog-title">${say("settings")}</h2>
    <fieldset class="choice"><legend>${say("language")}</legend>${LANGUAGES.map((language) => html`
      <label><input type="radio" name="language" .checked=${app.language === language}
        @change=${() => choose(language).then(reloadWords)}><span lang=${language}>${LANGUAGE_NAMES[language]}</span></label>`)}</fieldset>
    <fieldset class="choice"><legend>${say("theme")}</legend>${themes.map((theme) => html`
      <label><input type="radio" name="theme" .checked=${app.theme === theme} @change=${() => paint(theme)}>
        <span>${say(`theme-${theme}`)}</span></label>`)}</fieldset>
    <label class="check"><input type="checkbox" .checked=${app.confirm} @change=${(event) => confirmMoves(event.target.checked)}>
      <span>${say("confirm-moves")}</span></label>
    <p class="faint"><a href="docs">${say("docs")}</a>${app.features ? html` · ${say("version", { version: app.features.version })}` : nothing}</p>`;
}

function confirmMoves(confirm) {
  keep("confirm", confirm);
  change({ confirm });
}

/** Apply and store a theme: light, dark, or the system's. */
export function paint(theme) {
  keep("theme", theme);
  document.documentElement.dataset.theme = theme;
  change({ theme });
}

function key() {
  const save = (event) => {
    event.preventDefault();
    const value = new FormData(event.target).get("key").trim();
    keep("key", value);
    change({ key: value, dialog: null });
    started();
  };
  return html`<h2 id="dialog-title">${say("key")}</h2><p>${say("key-why")}</p>
    <form @submit=${save}>
      <label class="field">${say("key")}<input name="key" autocomplete="off" required
        @invalid=${askToFill} @input=${fillingIn}></label>
      <button class="primary">${say("go-on")}</button>
    </form>`;
}
