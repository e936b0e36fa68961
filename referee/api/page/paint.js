export function paintScreen() { return ""; }
