/**
 * Turn sizes and sums of them between text and numbers, the same as on the command line.
 */

/** @type {Record<string, number>} */
const UNITS = { K: 2 ** 10, M: 2 ** 20, G: 2 ** 30, T: 2 ** 40 };
const SIZE = /^([0-9]{1,18}(?:\.[0-9]{1,6})?) ?(?:([KMGT])i?B?|[Bb]ytes|B)?$/u;

/**
 * Return a size in bytes, a sum of sizes, or a plain number; nothing where it is none.
 * @param {string} text
 * @returns {number | undefined}
 */
export function number(text) {
  let total = 0;
  for (const part of text.split(" + ")) {
    const found = SIZE.exec(part);
    if (!found) return undefined;
    total += Number(found[1]) * (UNITS[found[2] ?? ""] ?? 1);
  }
  return total;
}

/**
 * Return a size in bytes with two digits after the point and a unit.
 * @param {number} size
 */
export function shown(size) {
  for (const [sign, unit] of Object.entries(UNITS).reverse()) {
    if (size >= unit) return `${rounded(size / unit)} ${sign}iB`;
  }
  return `${Math.trunc(size)} bytes`;
}

/** @param {number} value */
function rounded(value) {
  const cents = Math.trunc(value * 100 + 0.5);
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}
