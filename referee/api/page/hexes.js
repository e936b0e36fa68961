// The positions of hexes in the drawing. The hexes are pointy-topped, and every second row is shifted right by half a
// hex.

const RADIUS = 30;
export const WIDTH = 52;
const ROW = RADIUS * 1.5;
const SIZE = 20;
const ISLAND = "i:";
/**
 * The number of rows from the top of the board to the island. It is even, because the ground patterns repeat every
 * two rows.
 */
const ISLAND_ROW = 22;

/** The y coordinate of the letters above the board, and the x coordinate of the numbers to its left. */
export const LETTERS_AT = -8;
export const NUMBERS_AT = -13;

export const OUTLINE = hexagon(1);
export const RING = hexagon(0.86);

function hexagon(scale) {
  const [x, y] = [(WIDTH / 2) * scale, RADIUS * scale];
  return `M0 ${-y}L${x} ${-y / 2}L${x} ${y / 2}L0 ${y}L${-x} ${y / 2}L${-x} ${-y / 2}Z`;
}

/** The row and column of a hex, counted from 0, and whether it lies on the island. */
export function place(name) {
  const onIsland = name.startsWith(ISLAND);
  const plain = onIsland ? name.slice(ISLAND.length) : name;
  return { column: plain.charCodeAt(0) - 97, row: Number(plain.slice(1)) - 1, onIsland };
}

/** The name of the hex in this row and column. */
export function nameOf(row, column) {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function grid(row, column) {
  return { x: WIDTH * (column + 0.5 + (row % 2) / 2), y: RADIUS + ROW * row };
}

/** The centre of a hex. The island lies below the main board. */
export function centre(name) {
  const { row, column, onIsland } = place(name);
  const point = grid(row, column);
  return onIsland ? { x: point.x, y: point.y + ROW * ISLAND_ROW } : point;
}

/** The size of a grid with this many rows and columns. */
export function extent(rows, columns) {
  return { width: WIDTH * (columns + 0.5), height: ROW * (rows - 1) + 2 * RADIUS };
}

/** The frame from the top left corner of the board to the rightmost and the lowest of these hexes, plus a margin. */
export function frame(names, margin = 26) {
  let [right, bottom] = [0, 0];
  for (const name of names) {
    const { x, y } = centre(name);
    right = Math.max(right, x + WIDTH / 2);
    bottom = Math.max(bottom, y + RADIUS);
  }
  return { x: -margin, y: -margin, width: right + 2 * margin, height: bottom + 2 * margin };
}

/** The hexes in rows, in reading order, with the island last. */
export function inRows(names) {
  const rows = new Map();
  for (const name of names) {
    const { row, onIsland } = place(name);
    const key = row + (onIsland ? SIZE : 0);
    if (!rows.has(key)) rows.set(key, []);
    rows.get(key).push(name);
  }
  const sorted = [...rows.entries()].sort(([a], [b]) => a - b).map(([, hexes]) => hexes);
  for (const row of sorted) row.sort((a, b) => place(a).column - place(b).column);
  return sorted;
}

const SIDES = [
  { row: 0, right: 1, from: [0.5, -0.5], to: [0.5, 0.5] },
  { row: 1, right: 0.5, from: [0.5, 0.5], to: [0, 1] },
  { row: 1, right: -0.5, from: [0, 1], to: [-0.5, 0.5] },
];

/** The path of the lines where sections meet. */
export function seams(sectors) {
  const sectorAt = new Map(sectors.flatMap((hexes, number) => hexes.map((name) => [name, number])));
  let path = "";
  for (const [name, sector] of sectorAt) {
    const { row, column } = place(name);
    const { x, y } = centre(name);
    for (const side of SIDES) {
      const beyond = nameOf(row + side.row, Math.round(column + (row % 2) / 2 + side.right - ((row + side.row) % 2) / 2));
      if (sectorAt.has(beyond) && sectorAt.get(beyond) !== sector) {
        const [from, to] = [side.from, side.to].map(([across, down]) => `${x + across * WIDTH} ${y + down * RADIUS}`);
        path += `M${from}L${to}`;
      }
    }
  }
  return path;
}

/** The hex to which an arrow key, Home or End leads; null if there is none. */
export function step(name, key, names) {
  const at = centre(name);
  const ways = {
    ArrowLeft: (p) => (p.y === at.y && p.x < at.x ? at.x - p.x : null),
    ArrowRight: (p) => (p.y === at.y && p.x > at.x ? p.x - at.x : null),
    ArrowUp: (p) => (p.y < at.y ? (at.y - p.y) * 100 + Math.abs(p.x - at.x - 1) : null),
    ArrowDown: (p) => (p.y > at.y ? (p.y - at.y) * 100 + Math.abs(p.x - at.x - 1) : null),
    Home: (p) => (p.y === at.y ? p.x : null),
    End: (p) => (p.y === at.y ? -p.x : null),
  };
  const way = ways[key];
  if (!way) return null;
  let [best, found] = [Infinity, null];
  for (const other of names) {
    const distance = way(centre(other));
    if (distance !== null && distance < best) [best, found] = [distance, other];
  }
  return found;
}
