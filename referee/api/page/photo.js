export function photoScreen() { return ""; }
export function choosePhoto() {}
