// The printed sections, and the custom sections that the user has painted.

import { all } from "./catalogue.js";
import { sectionFace } from "./faces.js";
import { keep, kept } from "./keep.js";
import { isTurned } from "./setup.js";
import { change } from "./store.js";

/** The printed sections and the sides of the island, by name. */
export function sections() {
  return all("sections");
}

/** The custom sections stored in this browser. */
export function ownSections() {
  return kept("sections") ?? [];
}

/** Store a section under its name, replacing an older section with the same name. */
export function keepSection(section) {
  keep("sections", [...ownSections().filter((one) => one.name !== section.name), section]);
}

export function forgetSection(name) {
  keep("sections", ownSections().filter((one) => one.name !== name));
  change();
}

/** The names of the grounds by their letters. */
export function letters() {
  return new Map([...all("terrains").values()].map((terrain) => [terrain.letter, terrain.name]));
}

/** A small picture of a section, turned as it lies on the board; empty until the printed sections are loaded. */
export function sectionPicture(section) {
  const rows = typeof section === "string" ? sections().get(section.split(":")[0])?.rows : section.rows;
  return rows ? sectionFace(rows, letters(), isTurned(section)) : "";
}
