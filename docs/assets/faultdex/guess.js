/**
 * Turn the key lines of a text into candidates: entries that may explain it, none of them sure.
 */

const WORD = /[A-Za-z_][A-Za-z0-9_]{2,31}/gu;
const LONGEST = 2000;
const COVERED = 600;
const COMMON = 3;
const HEAVY = 150;
const SCORED = 500;

/**
 * @typedef {import("./normalise.js").Line} Line
 * @typedef {import("./index.js").Index} Index
 * @typedef {{entry: number, score: number, line: Line}} Guess
 */

/**
 * Return the best guess for each entry, best first.
 * @param {Index} index
 * @param {Iterable<Line>} lines
 * @returns {Guess[]}
 */
export function guesses(index, lines) {
  /** @type {Map<number, Guess>} */
  const best = new Map();
  for (const line of lines) {
    for (const guess of guessesOf(index, line)) {
      const known = best.get(guess.entry);
      if (!known || known.score < guess.score) {
        best.set(guess.entry, guess);
      }
    }
  }
  return [...best.values()].sort(
    (one, other) => other.score - one.score || one.entry - other.entry,
  );
}

/**
 * @param {Index} index
 * @param {Line} line
 */
function* guessesOf(index, line) {
  const places = wordsOf(line.text).map((word) => index.places.get(word) ?? -1);
  const words = new Set(places.filter((place) => place >= 0));
  yield* covered(index, line, words);
  yield* scored(index, line, words);
}

/**
 * Yield the entries of which a known message is nearly whole in the line.
 * @param {Index} index
 * @param {Line} line
 * @param {Set<number>} words
 * @returns {Generator<Guess>}
 */
function* covered({ lexicon }, line, words) {
  for (const [entry, total, places] of lexicon.messages) {
    const common = places.filter((place) => words.has(place));
    const weight = common.reduce((sum, place) => sum + lexicon.weights[place], 0);
    const share = Math.floor((1000 * weight) / total);
    if (common.length >= COMMON && weight >= HEAVY && share >= COVERED) {
      yield { entry, score: Math.floor(share / 2), line };
    }
  }
}

/**
 * Yield the entries that share enough rare words with the line.
 * @param {Index} index
 * @param {Line} line
 * @param {Set<number>} words
 * @returns {Generator<Guess>}
 */
function* scored({ lexicon }, line, words) {
  /** @type {Map<number, number>} */
  const scores = new Map();
  for (const word of words) {
    for (const [entry, points] of lexicon.postings[word]) {
      scores.set(entry, (scores.get(entry) ?? 0) + points);
    }
  }
  for (const [entry, score] of scores) {
    if (score >= SCORED) {
      yield { entry, score: Math.min(Math.floor((score * 300) / (score + 1000)), 290), line };
    }
  }
}

/**
 * Return the distinct words of `text` in lower case, in order.
 * @param {string} text
 */
function wordsOf(text) {
  return [...new Set(text.slice(0, LONGEST).toLowerCase().match(WORD) ?? [])];
}
