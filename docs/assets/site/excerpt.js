// Shortens a text to what fits, its first and last lines kept and what is left out counted.

/**
 * Return the longest excerpt of `text` that `fits`; of a single line its beginning.
 * @param {string} text
 * @param {(excerpt: string) => boolean} fits
 */
export function excerpt(text, fits) {
  if (fits(text)) return text;
  const lines = text.split("\n");
  const kept = most(lines.length - 1, (count) => fits(edges(lines, count)));
  if (kept > 0) return edges(lines, kept);
  return text.slice(0, most(text.length, (count) => fits(text.slice(0, count))));
}

/**
 * @param {string[]} lines
 * @param {number} count
 */
function edges(lines, count) {
  const head = lines.slice(0, Math.floor(count / 2));
  const tail = lines.slice(lines.length - Math.ceil(count / 2));
  return [...head, `… ${lines.length - count} lines left out …`, ...tail].join("\n");
}

/**
 * Return the greatest number up to `limit` that holds, where all smaller ones hold too.
 * @param {number} limit
 * @param {(count: number) => boolean} holds
 */
function most(limit, holds) {
  let [sure, unsure] = [0, limit + 1];
  while (unsure - sure > 1) {
    const middle = Math.floor((sure + unsure) / 2);
    if (holds(middle)) sure = middle;
    else unsure = middle;
  }
  return sure;
}
