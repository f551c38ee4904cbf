/**
 * Tell whether the literal parts of a text with holes appear in a line, in their order.
 */

const HOLE = "{}";
const WORD = /[A-Za-z0-9_]+/g;
const LETTER = /[A-Za-z0-9_]/;

/**
 * One literal part of a text, without spaces at its ends.
 *
 * At an end that is joined a value follows or precedes without anything between; at any other end
 * a letter or digit of the part is the first or last of its word in the line.
 * @typedef {{text: string, joinedLeft: boolean, joinedRight: boolean}} Literal
 */

/**
 * Return the literal parts of a text that hold a letter or digit.
 * @param {string} text
 * @returns {Literal[]}
 */
export function literals(text) {
  const parts = text.split(HOLE);
  return parts
    .map((part, place) => ({
      text: part.replace(/^ +| +$/g, ""),
      joinedLeft: place > 0 && isLetter(part[0]),
      joinedRight: place < parts.length - 1 && isLetter(part.at(-1)),
    }))
    .filter((part) => LETTER.test(part.text));
}

/**
 * Return how many characters must appear in a line; spaces do not count.
 * @param {Literal[]} parts
 */
export function size(parts) {
  return parts.reduce((sum, { text }) => sum + [...text].filter((one) => one !== " ").length, 0);
}

/**
 * Tell whether all parts appear in a line in their order; linear in its length.
 * @param {Literal[]} parts
 * @param {string} line
 */
export function appears(parts, line) {
  let end = 0;
  return parts.every((part) => {
    end = endOf(part, line, end);
    return end >= 0;
  });
}

/**
 * Return the words of a line, and its pairs of words that follow each other.
 * @param {string} line
 * @returns {Set<string>}
 */
export function grams(line) {
  const words = line.match(WORD) ?? [];
  return new Set([...words, ...words.slice(1).map((word, place) => `${words[place]} ${word}`)]);
}

/**
 * Return where a part ends in a line at or after `start`; -1 where it is absent.
 * @param {Literal} part
 * @param {string} line
 * @param {number} start
 */
function endOf(part, line, start) {
  let place = line.indexOf(part.text, start);
  while (place >= 0) {
    const end = place + part.text.length;
    if (isFree(part, line, place, end)) return end;
    place = line.indexOf(part.text, place + 1);
  }
  return -1;
}

/**
 * Tell whether no word of the line goes on beyond the ends that are not joined.
 * @param {Literal} part
 * @param {string} line
 * @param {number} place
 * @param {number} end
 */
function isFree({ joinedLeft, joinedRight }, line, place, end) {
  const isCutLeft = isLetter(line[place]) && isLetter(line[place - 1]);
  const isCutRight = isLetter(line[end - 1]) && isLetter(line[end]);
  return (joinedLeft || !isCutLeft) && (joinedRight || !isCutRight);
}

/** @param {string | undefined} letter */
function isLetter(letter) {
  return letter !== undefined && LETTER.test(letter);
}
