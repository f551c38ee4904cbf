/** Turn a line into the words by which texts are compared. */

const WORD = /[A-Za-z_][A-Za-z0-9_]{1,31}/gu;

/** Characters of a line that are looked at. */
export const LONGEST = 2000;

/**
 * Return the words of `text` in lower case, in order.
 * @param {string} text
 */
export function wordsOf(text) {
  return text.slice(0, LONGEST).toLowerCase().match(WORD) ?? [];
}
