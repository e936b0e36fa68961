// The options of the ruleset, in which the editions of the game differ. words.*.json explains each option.

import { html } from "./vendor/lit-html.js";
import { all } from "./catalogue.js";
import { say } from "./words.js";

const EDITIONS = ["big-box-en", "big-box-es"];

/** Buttons for the editions, and controls for each option. `ruleset` contains the options that differ from their defaults. */
export function rulesPart(ruleset, choose) {
  const options = [...all("options").values()];
  const valueOf = (option) => ruleset[option.name] ?? option.default;
  const set = (option, value) => {
    const { [option.name]: _, ...others } = ruleset;
    choose(value === option.default ? others : { ...others, [option.name]: value });
  };
  const differing = (name) => options.filter((one) => one.presets[name] !== one.default);
  const edition = (name) => Object.fromEntries(differing(name).map((one) => [one.name, one.presets[name]]));
  const isEdition = (name) => options.every((option) => valueOf(option) === option.presets[name]);
  return html`
    <div class="chips">${EDITIONS.map((name) => html`
      <button type="button" aria-pressed=${options.length > 0 && isEdition(name)} ?disabled=${!options.length}
        @click=${() => choose(edition(name))}>${say(`edition-${name}`)}</button>`)}</div>
    <details class="more"><summary>${say("single-rules")}</summary>${options.map((option) => html`
      <fieldset class="choice"><legend>${say(`option-${option.name}`)}</legend>${option.values.map((value) => html`
        <label><input type="radio" name=${option.name} .checked=${valueOf(option) === value} @change=${() => set(option, value)}>
          <span>${say(`option-${option.name}-${value}`)}</span></label>`)}</fieldset>`)}</details>`;
}
