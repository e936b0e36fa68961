export function entryScreen() { return ""; }
export async function enter() {}
