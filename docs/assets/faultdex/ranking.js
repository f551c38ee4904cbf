/**
 * Turn hits into one per entry, causes first.
 */

/** @typedef {import("./search.js").Hit} Hit */

/**
 * Return the best hit of each entry, best entry first.
 * @param {Hit[]} hits
 * @param {string} blamed the rank that failed first, or empty
 * @param {Set<string>} before pairs of entries of which the first is the more specific
 * @returns {Hit[]}
 */
export function ranked(hits, blamed, before) {
  /** @type {Map<number, Hit>} */
  const best = new Map();
  for (const hit of [...hits].sort((one, other) => compare(one, other, blamed))) {
    if (!best.has(hit.pattern.entry)) {
      best.set(hit.pattern.entry, hit);
    }
  }
  const waiting = [...best.values()];
  const done = [];
  while (waiting.length > 0) {
    const lead = waiting.findIndex((hit) => leads(hit, waiting, blamed, before));
    done.push(...waiting.splice(Math.max(lead, 0), 1));
  }
  return done;
}

/**
 * Return the ranks that say of the entry what `best` says, in the order of the text.
 * @param {Hit} best
 * @param {Hit[]} hits
 * @returns {string[]}
 */
export function speakers({ pattern: { entry, rank } }, hits) {
  const said = hits.filter(
    (hit) => hit.speaker && hit.pattern.entry === entry && hit.pattern.rank === rank,
  );
  said.sort((one, other) => one.number - other.number || Number(one.speaker) - Number(other.speaker));
  return [...new Set(said.map((hit) => called(hit.speaker)))];
}

/**
 * Return what a speaker is called; nothing where it is none.
 * @param {string} speaker
 */
export function called(speaker) {
  return speaker && `rank ${Number(speaker)}`;
}

/**
 * Order root before symptom before echo, errors before warnings, then who failed first.
 * @param {Hit} hit
 * @param {string} blamed
 */
function tier(hit, blamed) {
  const isLate = blamed !== "" && hit.speaker !== blamed;
  return 4 * hit.pattern.rank + 2 * Number(hit.pattern.kind > 0) + Number(isLate);
}

/**
 * Order hits of one text: the better one first.
 * @param {Hit} one
 * @param {Hit} other
 * @param {string} blamed
 */
export function compare(one, other, blamed) {
  return (
    tier(one, blamed) - tier(other, blamed) ||
    one.number - other.number ||
    other.pattern.weight - one.pattern.weight ||
    one.pattern.entry - other.pattern.entry
  );
}

/**
 * @param {Hit} hit
 * @param {Hit[]} rivals
 * @param {string} blamed
 * @param {Set<string>} before
 */
function leads(hit, rivals, blamed, before) {
  return !rivals.some(
    (rival) =>
      before.has(`${rival.pattern.entry} ${hit.pattern.entry}`) &&
      tier(rival, blamed) === tier(hit, blamed),
  );
}
