// The sections there are: the printed ones, and those that people painted themselves.

import { all } from "./catalogue.js";
import { sectionFace } from "./faces.js";
import { keep, kept } from "./keep.js";
import { isTurned } from "./setup.js";
import { change } from "./store.js";

/** The printed sections by name, without the sides of the island. */
export function sections() {
  return all("sections");
}

/** Sections that people painted, kept in this browser. */
export function ownSections() {
  return kept("sections") ?? [];
}

/** Keep a section under its name, in place of an older one of that name. */
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

/** A section as a small picture, as it lies. */
export function sectionPicture(section) {
  const rows = typeof section === "string" ? sections().get(section.split(":")[0])?.rows : section.rows;
  return rows ? sectionFace(rows, letters(), isTurned(section)) : "";
}
