/** Turn a line into the names and codes that tell its failure from others of the same wording. */

import { LONGEST, wordsOf } from "./words.js";

/** What a message is about: the noun before a quoted name, or the file that is not there. */
const NAME = new RegExp(
  "(?:argument|attribute|Error:|exec:|identifier|library|module|named?|symbol)" +
    " ['\"`]([\\w.+\\-]{1,80})['\"`]" +
    "|([\\w+\\-]{1,60}\\.[\\w.+\\-]{1,20})['\"]?: (?:cannot open|No such file)" +
    "|(?:directory|specified): ['\"](?:[^'\"]{0,300}[\\\\\\/])?([\\w.+\\-]{1,80})['\"]",
  "gu",
);
const CODE =
  /\b(?:exit ?|return ?)?(code|errno|error|signal|status|xid)s? ?[ :=(] ?(-?\d{1,4})\b/gu;

/**
 * Return the first word of each name that a message is about.
 * @param {string} text
 */
export function namesOf(text) {
  const found = [...text.slice(0, LONGEST).matchAll(NAME)];
  return found.flatMap(([, quoted, file, path]) =>
    wordsOf(quoted ?? file ?? path ?? "").slice(0, 1),
  );
}

/**
 * Return the codes in a text, each after what it is: `signal 9`.
 * @param {string} text
 */
export function codesOf(text) {
  const found = text.slice(0, LONGEST).toLowerCase().matchAll(CODE);
  return [...found].map(([, kind, number]) => `${kind} ${number}`);
}

/**
 * Tell whether `known` has codes of the same kind, and not this one.
 * @param {string} code
 * @param {string[]} known
 */
export function isOther(code, known) {
  const [kind] = code.split(" ");
  return !known.includes(code) && known.some((one) => one.split(" ")[0] === kind);
}
