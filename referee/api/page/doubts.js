// The hexes of a photograph that are not certain: a sheet of cut-outs with the most gold at stake, each beside its choices.
// People correct the wrong ones with a tap each, and say with one tap that the others are right.

import { html, nothing } from "./vendor/lit-html.js";
import { app } from "./store.js";
import { post } from "./api.js";
import { title } from "./catalogue.js";
import { complain } from "./game.js";
import { pieceFace } from "./faces.js";
import { centre, WIDTH } from "./hexes.js";
import { warn } from "./notices.js";
import { centresOf, cutOut } from "./overlay.js";
import { askAbout, changePhoto, knownFacts } from "./photo.js";
import { sections } from "./sections.js";
import { begun, say, sentence } from "./words.js";

const WALL = "wall";
/** How many cut-outs people look at between two questions to the service. */
const SHEET = 16;
/** As many cut-outs with the same reading can be corrected together. */
const MANY = 3;
const CITY_HALL = "city-hall";

/** Whether every player's gold has one value only. */
export const isCertain = ({ scores }) => Boolean(scores?.players.every(({ low, high }) => low === high));

/** The next hexes to look at: those with the most gold at stake, as they are read now. */
export function nextSheet(found, answers) {
  const centres = centresOf(found);
  if (!centres || !found.position || isCertain(found)) return [];
  return found.doubts.filter((doubt) => !(doubt.at in answers) && centres[doubt.at]).slice(0, SHEET).map((doubt) => {
    const reading = doubt.unread ? null : ownerOf(doubt);
    const likely = [doubt, ...(doubt.alternatives ?? [])].map(ownerOf);
    return { at: doubt.at, reading, owners: [...new Set([null, reading, ...likely])] };
  });
}

const ownerOf = ({ piece, colour }) => (piece === WALL ? WALL : colour ?? null);

/** The answer that is chosen for a hex: what somebody said, else the reading. */
const chosenOwner = ({ at, reading }, answers) => (at in answers ? answers[at] : reading);

/** The sheet: cut-outs with the same reading stand together, so that a wrong one is conspicuous. */
export function doubtSheet(photo) {
  const groups = new Map();
  for (const tile of photo.sheet) groups.set(tile.reading, [...(groups.get(tile.reading) ?? []), tile]);
  return html`<section class="part"><h2>${say("look-here")}</h2><p class="faint">${say("look-how")}</p>
    ${[...groups].map(([reading, tiles]) => doubtGroup(photo, reading, tiles))}</section>`;
}

function doubtGroup(photo, reading, tiles) {
  const emptied = Object.fromEntries(tiles.map(({ at }) => [at, null]));
  return html`<div class="alike" role="group" aria-label=${ownerTitle(reading)}>
    <h3>${ownerFace(reading)}${say("read-as", { owner: ownerTitle(reading), count: tiles.length })}</h3>
    ${reading && tiles.length >= MANY ? html`
      <button type="button" class="all-empty" @click=${() => answer(emptied)}>${say("all-empty")}</button>` : nothing}
    <div class="tiles">${tiles.map((tile) => doubtTile(photo, tile))}</div></div>`;
}

function doubtTile(photo, tile) {
  const chosen = chosenOwner(tile, photo.answers);
  const owners = tile.owners.includes(chosen) ? tile.owners : [...tile.owners, chosen];
  const others = allOwners(photo.found).some((owner) => !owners.includes(owner));
  return html`<div class="doubt" data-doubt=${tile.at}>
    <button type="button" class="look" @click=${() => askAbout(tile.at)} aria-label=${say("look-closer", { hex: tile.at })}>
      ${cutOut(photo, tile.at)}<span class="name" aria-hidden="true">${tile.at}</span></button>
    <div class="owners">${owners.map((owner) => html`
      <button type="button" data-owner=${owner ?? "nobody"} aria-pressed=${owner === chosen} title=${ownerTitle(owner)}
        aria-label="${tile.at}: ${ownerTitle(owner)}" @click=${() => answer({ [tile.at]: owner })}>${ownerFace(owner) || "–"}</button>`)}
      ${others ? html`<button type="button" data-owner="other" aria-label="${tile.at}: ${say("other-owner")}"
        @click=${() => askAbout(tile.at)}>…</button>` : nothing}</div></div>`;
}

function ownerFace(owner) {
  if (!owner) return "";
  return owner === WALL ? pieceFace("grey", WALL) : pieceFace(owner);
}

function ownerTitle(owner) {
  if (!owner) return say("nobody");
  return begun(owner === WALL ? say("wall") : title("colours", owner));
}

/** Everybody who can stand on a hex. */
function allOwners({ position }) {
  return [null, ...position.players.map((player) => player.colour), WALL];
}

/** One hex alone, with its cut-out as large as the screen allows and everything that can stand there. */
export function question(photo) {
  const { asked: at, found, answers } = photo;
  const now = at in answers ? answers[at] : standingOn(found.position, at);
  const halls = hasCityHalls(found.position) ? found.position.players.map((player) => player.colour) : [];
  return html`<section class="part doubt-question">
    <h2>${say("who-stands", { hex: at })}</h2>
    ${cutOut(photo, at)}
    <div class="choices owners">${allOwners(found).map((owner) => html`
      <button type="button" data-owner=${owner ?? "nobody"} aria-pressed=${owner === now} @click=${() => answer({ [at]: owner })}>
        ${ownerFace(owner)}<span>${ownerTitle(owner)}</span></button>`)}</div>
    ${halls.length ? html`<div class="choices owners">${halls.map((colour) => html`
      <button type="button" data-hall=${colour} @click=${() => answer(Object.fromEntries(around(at).map((name) => [name, colour])))}>
        ${pieceFace(colour, CITY_HALL)}
        <span>${say("piece-of", { colour: title("colours", colour), piece: title("figures", CITY_HALL) })}</span></button>`)}</div>` : nothing}
  </section>`;
}

function standingOn(position, at) {
  if (position.walls?.includes(at)) return WALL;
  const holds = (player) => Object.values(player).some((member) => member === at || (Array.isArray(member) && member.includes(at)));
  return position.players.find(holds)?.colour ?? null;
}

function hasCityHalls({ board }) {
  const kinds = (section) => Object.values((typeof section === "string" ? sections().get(section.split(":")[0]) : section)?.locations ?? {});
  return board.sections.some((section) => kinds(section).includes(CITY_HALL));
}

/** A hex and those around it, which a city hall covers. */
function around(at) {
  const middle = centre(at);
  const near = (name) => Math.hypot(centre(name).x - middle.x, centre(name).y - middle.y) < 1.2 * WIDTH;
  return Object.keys(centresOf(app.photo.found)).filter(near);
}

/** Somebody looked: these hexes are certain, and everything else is weighed again. The sheet stays as it is. */
function answer(owners) {
  const { found, answers: before } = app.photo;
  const position = Object.entries(owners).reduce((table, [at, owner]) => placed(table, at, owner), found.position);
  changePhoto({ answers: { ...before, ...owners }, found: { ...found, position } });
  askAbout(null);
  return weigh({ found, answers: before });
}

/** The rest of the sheet is right. */
export async function confirmSheet() {
  const { sheet, answers } = app.photo;
  await answer(Object.fromEntries(sheet.map((tile) => [tile.at, chosenOwner(tile, answers)])));
  changePhoto({ sheet: nextSheet(app.photo.found, app.photo.answers) });
  window.scrollTo(0, 0);
}

/** Weigh what was seen again, with everything that people said as facts. What cannot be is taken back. */
export async function weigh(before = {}) {
  const { observations, overlay, advice } = app.photo.found;
  const known = JSON.stringify(factsOf(app.photo));
  const isCurrent = () => app.photo && JSON.stringify(factsOf(app.photo)) === known;
  changePhoto({ weighing: true });
  try {
    const found = await post("scans", { ...observations, known: JSON.parse(known) });
    if (!isCurrent()) return;
    if (found.position) changePhoto({ found: { ...found, observations, overlay, advice } });
    else {
      changePhoto(before);
      warn(found.inconsistencies.map((one) => sentence(one.text)).join(" "));
    }
  } catch (error) {
    complain(error);
  } finally {
    changePhoto({ weighing: false });
  }
}

/** Those who were found to play stay, even if none of their pieces is left. */
const factsOf = (photo) => ({
  players: photo.found.position.players.map((player) => player.colour),
  ...knownFacts(photo),
  pieces: photo.answers,
});

/** The position with this owner's settlement, a wall or nothing on a hex. */
function placed(position, at, owner) {
  const without = (list) => (list ?? []).filter((one) => one !== at);
  return {
    ...position,
    ...(position.walls || owner === WALL ? { walls: [...without(position.walls), ...(owner === WALL ? [at] : [])] } : {}),
    players: position.players.map((player) => ({
      ...player,
      settlements: [...without(player.settlements), ...(player.colour === owner ? [at] : [])],
    })),
  };
}
