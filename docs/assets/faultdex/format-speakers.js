/**
 * Turn who said the line of a match into words, the same as those of the command line.
 */

const NAMED = 3;

/**
 * Return which rank said it, and which say as much; nothing where the line does not tell.
 * @param {Pick<import("./explain.js").Match, "speaker" | "speakers">} match
 */
export function formatSpeakers({ speaker, speakers }) {
  const others = speakers.filter((one) => one !== speaker);
  if (!speaker || !others.length) {
    return speaker ?? "";
  }
  if (speakers[0] !== speaker) {
    // The earliest line is the match's, but for a rank that the launcher names.
    return `${speaker}, which the launcher blames; ${others[0]} says it further up`;
  }
  return `${speaker} first, then by ${listed(others)}`;
}

/** @param {string[]} ranks */
function listed(ranks) {
  const numbers = ranks.map((one) => one.replace("rank ", ""));
  if (numbers.length === 1) {
    return ranks[0];
  }
  if (numbers.length > NAMED) {
    return `ranks ${numbers.slice(0, NAMED).join(", ")} and others`;
  }
  return `ranks ${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1)}`;
}
