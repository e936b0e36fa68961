// The uncertain hexes of a photograph, as sheets of cut-outs, those with the most gold at stake first. The user
// taps the correct reading of a hex that was read wrongly, and confirms the remaining readings of a sheet all at once.

import { html, nothing } from "./vendor/lit-html.js";
import { app } from "./store.js";
import { post } from "./api.js";
import { title } from "./catalogue.js";
import { complain } from "./game.js";
import { pieceFace } from "./faces.js";
import { centre, place, WIDTH } from "./hexes.js";
import { warn } from "./notices.js";
import { centresOf, cutOut } from "./overlay.js";
import { askAbout, changePhoto, knownFacts } from "./photo.js";
import { sections } from "./sections.js";
import { pieces } from "./table.js";
import { begun, say, sentence } from "./words.js";

const WALL = "wall";
/** The maximum number of cut-outs on one sheet. */
const SHEET = 16;
/** The minimum number of cut-outs with the same reading for a button that marks all of them as empty. */
const MANY = 3;
// Letters of the grid: water, and special hexes, which hold no pieces.
const WATER = "W";
const SPECIAL = "LKNPO";
const SETTLEMENT = "settlement";
const CITY_HALL = "city-hall";
// The figure that each of these kinds of location provides, and the member of a player that contains each kind of
// piece in a photograph.
const FIGURES = { barracks: "warrior", lighthouse: "ship", wagon: "wagon" };
const KEYS = { settlement: "settlements", warrior: "warriors", ship: "ship", wagon: "wagon", "city-hall": "city_hall" };

/** Whether only one value is possible for each player's gold; false if there are no scores. */
export const isCertain = ({ scores }) => Boolean(scores?.players.every(({ low, high }) => low === high));

/**
 * The next hexes to check, those with the most gold at stake first. Each has its current reading and the likely
 * choices, and an empty hex is always one of the choices. Nothing is left to check once the gold is certain. Without
 * a board or a position, nothing can be checked.
 */
export function nextSheet(found, answers) {
  const centres = centresOf(found);
  if (!centres || !found.position || isCertain(found)) return [];
  return found.doubts.filter((doubt) => !(doubt.at in answers) && centres[doubt.at]).slice(0, SHEET).map((doubt) => {
    const reading = doubt.unread ? null : choiceOf(doubt);
    const likely = [doubt, ...(doubt.alternatives ?? [])].map(choiceOf);
    return { at: doubt.at, reading, owners: [...new Set([null, reading, ...likely])] };
  });
}

/**
 * A choice for a hex: null (empty), a wall, a colour, or a colour and a kind of piece. A colour alone is shown as a
 * settlement, but the service decides the kind of piece.
 */
function choiceOf({ piece, colour }) {
  if (piece === WALL || !colour) return piece === WALL ? WALL : null;
  return piece && piece !== SETTLEMENT ? `${colour} ${piece}` : colour;
}

/** The owner and the kind of piece (`shape`) in a choice. `stated` is the kind too, but only if the choice names it. */
function parts(choice) {
  const [owner = null, stated] = choice?.split(" ") ?? [];
  return { owner, stated, shape: owner === WALL ? WALL : stated ?? SETTLEMENT };
}

const isSame = (one, other) => parts(one).owner === parts(other).owner && parts(one).shape === parts(other).shape;

/** The owners in the answers. The service accepts only owners as known facts about hexes. */
export const ownersIn = (answers) => Object.fromEntries(Object.entries(answers).map(([at, choice]) => [at, parts(choice).owner]));

/** Whether any answer names a kind of piece. */
export const namesKinds = (answers) => Object.values(answers).some((choice) => parts(choice).stated);

/** The observed pieces, corrected by the kinds of piece that the user named, because known facts cannot contain kinds. */
function seenPieces(seen, answers) {
  const named = Object.entries(answers).map(([at, choice]) => ({ at, ...parts(choice) })).filter(({ stated }) => stated);
  const isNamed = ({ at }) => named.some((one) => one.at === at);
  // Treat a recognised city hall as a settlement if the user named a different kind of piece on one of its hexes, or
  // named another hex as the centre of the same player's city hall.
  const isRefuted = (hall) => named.some((one) =>
    one.shape === CITY_HALL ? one.owner === hall.colour : around(hall.at).includes(one.at));
  return [
    ...(seen ?? []).filter((piece) => !isNamed(piece))
      .map((piece) => (piece.piece === CITY_HALL && isRefuted(piece) ? { ...piece, piece: SETTLEMENT } : piece)),
    ...named.map(({ at, owner, shape }) => ({ at, piece: shape, colour: owner, probability: 1 })),
  ];
}

/** The choice for a hex: the user's answer, or else the reading. */
const chosenOwner = ({ at, reading }, answers) => (at in answers ? answers[at] : reading);

/** The sheet. Cut-outs with the same reading are grouped, so that a wrong reading stands out. */
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
  const owners = tile.owners.some((owner) => isSame(owner, chosen)) ? tile.owners : [...tile.owners, chosen];
  const others = [...allOwners(photo.found), ...figuresAt(photo.found, tile.at)].some((owner) => !owners.includes(owner));
  return html`<div class="doubt" data-doubt=${tile.at}>
    <button type="button" class="look" @click=${() => askAbout(tile.at)} aria-label=${say("look-closer", { hex: tile.at })}>
      ${cutOut(photo, tile.at)}<span class="name" aria-hidden="true">${tile.at}</span></button>
    <div class="owners">${owners.map((owner) => html`
      <button type="button" data-owner=${parts(owner).owner ?? "nobody"} data-piece=${parts(owner).shape} aria-pressed=${isSame(owner, chosen)}
        title=${ownerTitle(owner)} aria-label="${tile.at}: ${ownerTitle(owner)}"
        @click=${() => answer({ [tile.at]: stated(photo.found, owner) })}>${ownerFace(owner) || "–"}</button>`)}
      ${others ? html`<button type="button" data-owner="other" aria-label="${tile.at}: ${say("other-owner")}"
        @click=${() => askAbout(tile.at)}>…</button>` : nothing}</div></div>`;
}

function ownerFace(owner) {
  if (!owner) return "";
  return owner === WALL ? pieceFace("grey", WALL) : pieceFace(parts(owner).owner, parts(owner).shape);
}

function ownerTitle(owner) {
  if (!owner) return say("nobody");
  const { owner: colour, shape } = parts(owner);
  if (shape === WALL || shape === SETTLEMENT) return begun(shape === WALL ? say("wall") : title("colours", colour));
  return begun(say("piece-of", { colour: title("colours", colour), piece: title("figures", shape) }));
}

/** The possible owners of a hex: none, each player, or a wall. */
function allOwners({ position }) {
  return [null, ...position.players.map((player) => player.colour), WALL];
}

/** The kinds of location on the recognised board. */
function kindsOn({ board }) {
  const kinds = (section) => Object.values((typeof section === "string" ? sections().get(section.split(":")[0]) : section)?.locations ?? {});
  return new Set(board.sections.flatMap(kinds));
}

const figuresIn = ({ position }) => [...kindsOn(position)].map((kind) => FIGURES[kind]).filter(Boolean);

/** The players' figures that can stand on a hex: ships on water, other figures on land, and none on special hexes. */
function figuresAt(found, at) {
  const { row, column } = place(at);
  const ground = found.grid[row]?.[column] ?? "";
  const shapes = figuresIn(found).filter((shape) => (shape === "ship") === (ground === WATER) && !SPECIAL.includes(ground));
  return shapes.flatMap((shape) => found.position.players.map(({ colour }) => `${colour} ${shape}`));
}

/** A tapped choice. If figures or city halls are in play, a colour alone becomes that player's settlement. */
function stated(found, choice) {
  const { owner, shape } = parts(choice);
  return owner && owner !== WALL && (figuresIn(found).length || kindsOn(found.position).has(CITY_HALL)) ? `${owner} ${shape}` : choice;
}

/** The question about a single hex, with a large cut-out and everything that can stand there. */
export function question(photo) {
  const { asked: at, found, answers } = photo;
  const now = at in answers ? answers[at] : standingOn(found.position, at);
  const halls = kindsOn(found.position).has(CITY_HALL) ? found.position.players.map((player) => player.colour) : [];
  const figures = figuresAt(found, at);
  const button = (choice) => html`<button type="button" data-owner=${parts(choice).owner ?? "nobody"} data-piece=${parts(choice).shape}
    aria-pressed=${isSame(choice, now)} @click=${() => answer({ [at]: stated(found, choice) })}>
    ${ownerFace(choice)}<span>${ownerTitle(choice)}</span></button>`;
  return html`<section class="part doubt-question">
    <h2>${say("who-stands", { hex: at })}</h2>
    ${cutOut(photo, at)}
    <div class="choices owners">${allOwners(found).map(button)}</div>
    ${figures.length ? html`<div class="choices owners">${figures.map(button)}</div>` : nothing}
    ${halls.length ? html`<div class="choices owners">${halls.map((colour) => html`
      <button type="button" data-hall=${colour} aria-pressed=${isSame(now, `${colour} ${CITY_HALL}`)} @click=${() => answer(hallOf(colour, at))}>
        ${pieceFace(colour, CITY_HALL)}<span>${ownerTitle(`${colour} ${CITY_HALL}`)}</span></button>`)}</div>` : nothing}
  </section>`;
}

function standingOn(position, at) {
  const [piece] = pieces(position).get(at) ?? [];
  return piece ? choiceOf({ piece: piece.shape, colour: piece.colour }) : null;
}

/** The answers for a city hall centred on a hex. */
function hallOf(colour, at) {
  return Object.fromEntries(around(at).map((name) => [name, name === at ? `${colour} ${CITY_HALL}` : colour]));
}

/** A hex and its neighbours: the hexes that a city hall covers. */
function around(at) {
  const middle = centre(at);
  const near = (name) => Math.hypot(centre(name).x - middle.x, centre(name).y - middle.y) < 1.2 * WIDTH;
  return Object.keys(centresOf(app.photo.found)).filter(near);
}

/** Record the user's answers as certain, and let the service weigh the other hexes again. The sheet keeps its hexes. */
function answer(owners) {
  const { found, answers: before } = app.photo;
  const position = Object.entries(owners).reduce((table, [at, owner]) => placed(table, at, owner), found.position);
  changePhoto({ answers: { ...before, ...owners }, found: { ...found, position } });
  askAbout(null);
  return weigh({ found, answers: before });
}

/** Confirm the remaining readings on the sheet, and show the next sheet. */
export async function confirmSheet() {
  const { sheet, answers } = app.photo;
  await answer(Object.fromEntries(sheet.map((tile) => [tile.at, chosenOwner(tile, answers)])));
  changePhoto({ sheet: nextSheet(app.photo.found, app.photo.answers) });
  window.scrollTo(0, 0);
}

/**
 * Let the service weigh the observations again, together with all facts that the user has stated. If the user's answers
 * are impossible, restore the members in `before`.
 */
export async function weigh(before = {}) {
  const { observations, overlay, advice } = app.photo.found;
  const { answers } = app.photo;
  const known = JSON.stringify(factsOf(app.photo));
  const isCurrent = () => app.photo?.answers === answers && JSON.stringify(factsOf(app.photo)) === known;
  changePhoto({ weighing: true });
  try {
    const found = await post("scans", { ...observations, pieces: seenPieces(observations.pieces, answers), known: JSON.parse(known) });
    if (!isCurrent()) return;
    const ignored = found.position && ignoredHex(found.position, answers);
    if (ignored) {
      changePhoto(before);
      warn(say("piece-impossible", { hex: ignored }));
    } else if (found.position) changePhoto({ found: { ...found, observations, overlay, advice } });
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

/** A hex where the service rejected the kind of piece that the user named; undefined if there is none. */
function ignoredHex(position, answers) {
  return Object.keys(answers).find((at) => parts(answers[at]).stated && !isSame(standingOn(position, at), answers[at]));
}

/**
 * The facts for the service. Unless the user has named the players, all recognised players stay, even those without
 * pieces.
 */
const factsOf = (photo) => ({
  players: photo.found.position.players.map((player) => player.colour),
  ...knownFacts(photo),
  pieces: ownersIn(photo.answers),
});

/** The position with this choice on a hex, in place of any other piece. */
function placed(position, at, choice) {
  const { owner, shape } = parts(choice);
  const key = KEYS[shape];
  const without = (list) => (list ?? []).filter((one) => one !== at);
  const cleared = (player) => Object.fromEntries(Object.entries(player).filter(([, member]) => member !== at)
    .map(([name, member]) => [name, Array.isArray(member) ? without(member) : member]));
  return {
    ...position,
    ...(position.walls || owner === WALL ? { walls: [...without(position.walls), ...(owner === WALL ? [at] : [])] } : {}),
    players: position.players.map((player) => ({
      ...cleared(player),
      ...(player.colour === owner ? { [key]: key.endsWith("s") ? [...without(player[key]), at] : at } : {}),
    })),
  };
}
