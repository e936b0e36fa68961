export function setupScreen() { return ""; }
export function setUp() {}
export function chooserDialog() { return ""; }
