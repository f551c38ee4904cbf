/**
 * Turn the key lines of a text into candidates: entries that may explain it, none of them sure.
 */

const WORD = /[A-Za-z_][A-Za-z0-9_]{2,31}/gu;
const LONGEST = 2000;

/**
 * What a line must reach: thousandths covered of a message, words and weight, and points.
 * Fixed on the texts under tests/data/corpus, so that none of other software reaches them.
 */
export const LOW = { covered: 600, words: 3, weight: 120, points: 300 };
export const HIGH = { covered: 650, words: 4, weight: 200, points: 600 };

/**
 * @typedef {import("./normalise.js").Line} Line
 * @typedef {import("./index.js").Index} Index
 * @typedef {typeof LOW} Bar
 * @typedef {{entry: number, score: number, line: Line}} Guess
 */

/**
 * Return the best guess for each entry, best first.
 * @param {Index} index
 * @param {Iterable<Line>} lines
 * @param {Bar} bar
 * @returns {Guess[]}
 */
export function guesses(index, lines, bar) {
  /** @type {Map<number, Guess>} */
  const best = new Map();
  for (const line of lines) {
    for (const guess of guessesOf(index, line, bar)) {
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
 * @param {Bar} bar
 */
function* guessesOf(index, line, bar) {
  const places = wordsOf(line.text).map((word) => index.places.get(word) ?? -1);
  const words = new Set(places.filter((place) => place >= 0));
  for (const guess of [...covered(index, words, bar), ...scored(index, words, bar)]) {
    yield { ...guess, line };
  }
}

/**
 * Yield the entries of which a known message is nearly whole in the line.
 * @param {Index} index
 * @param {Set<number>} words
 * @param {Bar} bar
 */
function* covered({ lexicon }, words, bar) {
  for (const [entry, total, places] of lexicon.messages) {
    const common = places.filter((place) => words.has(place));
    const weight = common.reduce((sum, place) => sum + lexicon.weights[place], 0);
    const share = Math.floor((1000 * weight) / total);
    if (common.length >= bar.words && weight >= bar.weight && share >= bar.covered) {
      yield { entry, score: Math.floor(share / 2) };
    }
  }
}

/**
 * Yield the entries that share enough rare words with the line.
 * @param {Index} index
 * @param {Set<number>} words
 * @param {Bar} bar
 */
function* scored({ lexicon }, words, bar) {
  /** @type {Map<number, number>} */
  const scores = new Map();
  for (const word of words) {
    for (const [entry, points] of lexicon.postings[word]) {
      scores.set(entry, (scores.get(entry) ?? 0) + points);
    }
  }
  for (const [entry, score] of scores) {
    if (score >= bar.points) {
      yield { entry, score: Math.min(Math.floor((score * 300) / (score + 1000)), 290) };
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
