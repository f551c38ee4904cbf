/**
 * Turn what is known of an entry into what holds of one match, the same as on the command line.
 */

/**
 * @typedef {{key: string, says: string, tell: string, anchor: string}} CauseText
 * @typedef {object} FixText
 * @property {string} does
 * @property {string} costs
 * @property {string[]} causes the keys that it is for
 * @property {string} line an expression of the line for which it is the first step, or empty
 * @property {string} code the lines to copy, or empty
 * @property {string} anchor
 *
 * @typedef {object} Advice
 * @property {CauseText[]} causes
 * @property {FixText[]} fixes
 * @property {{command: string, shows: string} | null} check
 *
 * @typedef {object} Told
 * @property {CauseText | null} cause where the text decides
 * @property {CauseText[]} causes those that the text leaves
 * @property {FixText | null} fix the first step of all that are left, if there is one
 * @property {FixText} usual the first step for the first of these
 * @property {{command: string, shows: string} | null} check
 *
 * @typedef {Pick<import("./explain.js").Match, "cause" | "causes" | "text">} Asked
 */

/**
 * Return what holds of one match.
 * @param {Advice} advice
 * @param {Asked} match
 * @returns {Told}
 */
export function told({ causes, fixes, check }, match) {
  const left = match.causes.length ? match.causes : causes.map(({ key }) => key);
  const some = left.flatMap((key) => causes.filter((one) => one.key === key));
  const cause = some.find(({ key }) => key === match.cause) ?? null;
  const fix = fixOf({ causes, fixes, check }, match, left);
  const usual = fixes.find((one) => one.causes.includes(left[0])) ?? fixes[0];
  return { cause, causes: some, fix, usual, check };
}

/**
 * @param {Advice} advice
 * @param {Asked} match
 * @param {string[]} left
 */
function fixOf({ causes, fixes }, { cause, text }, left) {
  const keyed = fixes.find(
    (fix) => fix.causes.length && left.every((key) => fix.causes.includes(key)),
  );
  const lined = fixes.find(({ line }) => line && expression(line).test(text));
  const single = causes.length === 1 ? fixes[0] : undefined;
  return (cause ? (keyed ?? lined) : (lined ?? keyed)) ?? single ?? null;
}

/** @param {string} text a pattern in its common form */
function expression(text) {
  return new RegExp(text.replaceAll("(?P<", "(?<"), "u");
}
