// Makes the QR code of a text (ISO/IEC 18004) in byte mode, with the lowest error correction level and the smallest
// version that fits. This happens in the page, so that the table is not sent to any service.

const CORRECTION = [
  7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28,
  28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
];
const BLOCKS = [
  1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8,
  8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
];
// A camera cannot read a larger code from the screen of a phone, because the modules would be too small.
const LARGEST_VERSION = 29;

/** The rows of modules, with true for dark modules; null if the text is too long. */
export function qrCode(text) {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version <= LARGEST_VERSION; version += 1) {
    const room = capacity(version) - CORRECTION[version - 1] * BLOCKS[version - 1];
    if (bytes.length + (version < 10 ? 2 : 3) <= room) return drawn(version, withCorrection(version, stream(bytes, version, room)));
  }
  return null;
}

/** The capacity of a version in bytes, including error correction. */
function capacity(version) {
  let bits = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const rows = Math.floor(version / 7) + 2;
    bits -= (25 * rows - 10) * rows - 55;
    if (version >= 7) bits -= 36;
  }
  return Math.floor(bits / 8);
}

/** The data codewords: mode, length, bytes, terminator and padding. */
function stream(bytes, version, room) {
  const bits = [];
  const put = (value, width) => { for (let bit = width - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1); };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  for (let pad = 0xec; bits.length < room * 8; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Uint8Array.from({ length: room }, (_, at) => bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0));
}

/** Multiplication in GF(256). */
function times(one, other) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

function divisor(degree) {
  const found = new Uint8Array(degree);
  found[degree - 1] = 1;
  let root = 1;
  for (let round = 0; round < degree; round += 1) {
    for (let at = 0; at < degree; at += 1) found[at] = times(found[at], root) ^ (found[at + 1] ?? 0);
    root = times(root, 2);
  }
  return found;
}

function remainder(data, by) {
  const found = [...new Uint8Array(by.length)];
  for (const byte of data) {
    const factor = byte ^ found.shift();
    found.push(0);
    by.forEach((one, at) => { found[at] ^= times(one, factor); });
  }
  return found;
}

/** Split the data into blocks, add error correction to each block, and interleave all blocks. */
function withCorrection(version, data) {
  const [blocks, size] = [BLOCKS[version - 1], CORRECTION[version - 1]];
  const short = blocks - (capacity(version) % blocks);
  const length = Math.floor(capacity(version) / blocks) - size;
  const by = divisor(size);
  const parts = [];
  let from = 0;
  for (let block = 0; block < blocks; block += 1) {
    const part = [...data.slice(from, from + length + (block < short ? 0 : 1))];
    from += part.length;
    parts.push({ part, check: remainder(part, by) });
  }
  const found = [];
  for (let at = 0; at <= length; at += 1) for (const { part } of parts) if (at < part.length) found.push(part[at]);
  for (let at = 0; at < size; at += 1) for (const { check } of parts) found.push(check[at]);
  return found;
}

/** The finder, timing and alignment patterns, the format and version information, and then the data in columns from the right. */
function drawn(version, bytes) {
  const size = version * 4 + 17;
  const dark = Array.from({ length: size }, () => new Array(size).fill(false));
  const fixed = Array.from({ length: size }, () => new Array(size).fill(false));
  const set = (x, y, on) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y][x] = on;
    fixed[y][x] = true;
  };
  const square = (x, y, reach, isDark) => {
    for (let down = -reach; down <= reach; down += 1)
      for (let across = -reach; across <= reach; across += 1) set(x + across, y + down, isDark(Math.max(Math.abs(across), Math.abs(down))));
  };
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) square(x, y, 4, (distance) => distance !== 2 && distance !== 4);
  const places = alignments(version, size);
  const last = places.length - 1;
  places.forEach((y, row) => places.forEach((x, column) => {
    const atFinder = (row === 0 && column === 0) || (row === 0 && column === last) || (row === last && column === 0);
    if (!atFinder) square(x, y, 2, (distance) => distance !== 1);
  }));
  formatBits(set, size);
  if (version >= 7) versionBits(set, size, version);
  fill(dark, fixed, size, bytes);
  return dark;
}

function alignments(version, size) {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const found = [6];
  for (let at = size - 7; found.length < count; at -= step) found.splice(1, 0, at);
  return found;
}

/** Write both copies of the format information: error correction level L and mask 0, with its error correction bits. */
function formatBits(set, size) {
  const data = 1 << 3;
  let rest = data;
  for (let round = 0; round < 10; round += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (at) => Boolean((bits >> at) & 1);
  for (let at = 0; at <= 5; at += 1) set(8, at, bit(at));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let at = 9; at < 15; at += 1) set(14 - at, 8, bit(at));
  for (let at = 0; at < 8; at += 1) set(size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at += 1) set(8, size - 15 + at, bit(at));
  set(8, size - 8, true);
}

function versionBits(set, size, version) {
  let rest = version;
  for (let round = 0; round < 12; round += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let at = 0; at < 18; at += 1) {
    const on = Boolean((bits >> at) & 1);
    const [far, near] = [size - 11 + (at % 3), Math.floor(at / 3)];
    set(far, near, on);
    set(near, far, on);
  }
}

/** Write the data, two columns at a time, alternately upwards and downwards, with the checkerboard mask. */
function fill(dark, fixed, size, bytes) {
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y][x]) continue;
        const bit = at < bytes.length * 8 && (bytes[at >> 3] >> (7 - (at & 7))) & 1;
        dark[y][x] = Boolean(bit) !== ((x + y) % 2 === 0);
        at += 1;
      }
    }
  }
}
