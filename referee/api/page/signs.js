// A sign for every kind of tile, drawn with a few strokes in coordinates from -9 to 9, so that tiles are easy to tell
// apart.

const SIGNS = {
  barn: "M-8 8V-2L0-8L8-2V8ZM-3 8V2H3V8",
  barracks: "M0-8V6M-4 2H4M-6-4L0-8L6-4M-4 8H4",
  bazaar: "M-8-2L-6-8H6L8-2ZM-6-2V8M6-2V8M-8 8H8",
  canoe: "M-9 0Q0 9 9 0Q0 4-9 0M-3-8L4 6",
  caravan: "M-8 3H8V-3Q0-9-8-3ZM-5 8A2 2 0 1 1-5 3M5 8A2 2 0 1 0 5 3",
  cathedral: "M0-9V-3M-3-7H3M-6 8V0L0-4L6 0V8ZM0 8V4",
  cave: "M-8 8Q-8-8 0-8Q8-8 8 8ZM-3 8Q-3 0 0 0Q3 0 3 8",
  "city-hall": "M-8 8V-3H8V8ZM-8-3L0-9L8-3M-4 8V1M0 8V1M4 8V1",
  crossroads: "M0-9V9M-9 0H9M-3-6L0-9L3-6M6-3L9 0L6 3",
  donation: "M-8-2H8V8H-8ZM0-2V8M-8-2L-4-8L0-2L4-8L8-2",
  farm: "M0 9V-8M0-2Q-6-2-6-8Q0-8 0-2Q6-2 6-8Q0-8 0-2M0 5Q-6 5-6-1Q0-1 0 5Q6 5 6-1Q0-1 0 5",
  farmland: "M-9 8H9M-7 4Q0 0 7 4M-6 0Q0-4 6 0M-5-4Q0-8 5-4",
  "foresters-lodge": "M-4-9L-8 0H0ZM-4 0V8M2 8V1L6-3L9 1V8Z",
  fort: "M-8 8V-6H-4V-3H-2V-6H2V-3H4V-6H8V8Z",
  fountain: "M-8 4H8L5 9H-5ZM0 4V-4M0-4Q-6-9-7 0M0-4Q6-9 7 0",
  garden: "M0 9V0M0 0A3 3 0 1 1 0-6A3 3 0 1 1 0 0M0 5Q-6 5-7 0M0 5Q6 5 7 0M-5-3H-8M5-3H8",
  harbor: "M0-9V8M-4-5H4M-8 2Q-7 8 0 8Q7 8 8 2M-8 2L-9 5M8 2L9 5",
  lighthouse: "M-3 8L-2-4H2L3 8ZM-2-4V-8H2V-4M-9-8L-4-6M9-8L4-6M-6 8H6",
  monastery: "M-7 8V0L0-6L7 0V8ZM0-6V-9M-3 8V4A3 3 0 0 1 3 4V8",
  "mountain-station": "M-9 8L-2-5L2 1L5-3L9 8ZM-9-8L9-4",
  "number-five": "M4-8H-3L-4-1Q5-3 5 3Q4 9-4 7",
  oasis: "M1 9Q3 2 0-3M0-3Q-7-8-9-1M0-3Q-3-9-6-9M0-3Q7-8 9-1M0-3Q3-9 6-9M-8 9H8",
  oracle: "M-9 0Q0-9 9 0Q0 9-9 0M-3 0A3 3 0 1 0 3 0A3 3 0 1 0-3 0",
  outpost: "M-4 9V-8L6-5L-4-1M-8 9H2",
  paddock: "M-8 9V-4Q-8-9-3-9Q6-9 7-2Q7 1 4 1L0-1V9",
  palisade: "M-8 9V-4L-5-8L-2-4V9ZM-2 9V-4L1-8L4-4V9M4 9V-4L7-8L9-4V9",
  quarry: "M-7 9L5-5M-3-8Q6-8 8 2M-9 9H0",
  refuge: "M-9 6L0-8L9 6M-5 6L0-2L5 6M-9 9H9",
  resettlement: "M-9-3H6M2-7L6-3L2 1M9 5H-6M-2 1L-6 5L-2 9",
  "rope-bridge": "M-9-4Q0 4 9-4M-9 2Q0 9 9 2M-6-2V4M-2 0V6M2 0V6M6-2V4",
  "scout-cabin": "M-8 8V-1L0-7L8-1V8ZM-9-9L-4-6M0 1A2 2 0 1 0 0 5A2 2 0 1 0 0 1",
  silo: "M-5 8V-4Q0-10 5-4V8ZM-5 0H5M-5 4H5",
  sword: "M-8 8L7-7M-6 2L-2 6M7-7L8-9L6-8",
  tavern: "M-6-5H3V8H-6ZM3-2Q8-2 8 2Q8 5 3 5M-6-5Q-5-9-1-8Q3-9 3-5",
  temple: "M-9-3L0-9L9-3ZM-6-3V7M-2-3V7M2-3V7M6-3V7M-9 8H9",
  tower: "M-4 9V-3H-6V-8H-3V-6H-1V-8H1V-6H3V-8H6V-3H4V9ZM0 9V4",
  treasure: "M-8 8V-1H8V8ZM-8-1Q-8-7-3-7H3Q8-7 8-1M0-1V3",
  "tree-house": "M0 9V0M-7 0H7V-5L0-9L-7-5ZM-4 9L0 4L4 9",
  university: "M-9-3L0-7L9-3L0 1ZM-5 0V5Q0 9 5 5V0M9-3V4",
  village: "M-9 8V2L-5-2L-1 2V8ZM1 8V-3L5-8L9-3V8Z",
  wagon: "M-9-5H9V2H-9ZM-5 2A3 3 0 1 0-5 8A3 3 0 1 0-5 2M5 2A3 3 0 1 0 5 8A3 3 0 1 0 5 2",
  watchtower: "M-6 9L-3-2H3L6 9M-5-2V-7H5V-2M-4 5H4M-6-7L0-9L6-7",
  "water-mill": "M-6 0A6 6 0 1 0 6 0A6 6 0 1 0-6 0M0-9V9M-9 0H9M-6-6L6 6M6-6L-6 6",
};
const PLAIN = "M-5 0H5M0-5V5";

/** The sign of a tile. A bonus tile has the sign of its location, and all donations share one sign. */
export function signOf(kind) {
  return SIGNS[kind] ?? SIGNS[kind?.replace(/-bonus$/, "")] ?? SIGNS[kind?.split("-")[0]] ?? PLAIN;
}
