/**
 * Rank the entries whose texts a text resembles, by the words that tell them from others.
 *
 * This is the reader of a linear classifier that the generator trained. It finds what no signature
 * and no known message finds: a wording that nobody wrote a signature for, a symptom told in words,
 * or a message of which half is missing.
 */

import { wordsOf } from "./words.js";

/**
 * A posting is an entry and the weight of the word there, in steps, as one number:
 * entry * LEVELS + HALF + weight.
 */
const LEVELS = 1024;
const HALF = LEVELS / 2;

/**
 * Steps of a weight, and of what is decided by them: 0 is on the boundary between an entry and all
 * others, and -PRECISION is what a text has that shares nothing with it.
 */
const SCALE = 20;
const PRECISION = 1000;

/** What the best entry must reach, what each further one, and how many; see the generator. */
const LEAST = -620;
const FURTHER = -800;
export const MOST = 3;

/**
 * From this score on, in thousandths, a page that no other comes near is called probable, and below
 * it where its message is nearly said; and how much less others have then.
 */
export const PROBABLE = 440;
export const BESIDE = 125;

/** Words of messages that are about a name: another name makes it another failure. */
const NAMING = new Set([
  "attribute",
  "attributeerror",
  "identifier",
  "importerror",
  "keyerror",
  "modulenotfounderror",
  "name",
  "named",
]);

/** Words of a line that are looked at, and lines of a text. */
const WORDS = 300;
const LINES = 80;

/**
 * @typedef {import("./normalise.js").Line} Line
 *
 * @typedef {object} Compiled
 * @property {string} terms one on each line
 * @property {number[]} rarities of each term
 * @property {number[][]} postings of each term
 * @property {number[]} biases of each entry
 *
 * @typedef {{entry: number, score: number, line: Line}} Ranked
 */

/** Words, with what each weighs for and against entries. */
export class Terms {
  /** @param {Compiled} compiled */
  constructor({ terms, rarities, postings, biases }) {
    this.isEmpty = !terms;
    this.biases = biases;
    /** @type {Map<string, [rarity: number, postings: number[]]>} */
    this.postings = new Map(
      terms.split("\n").map((term, place) => [term, [rarities[place] ?? 0, postings[place] ?? []]]),
    );
  }

  /**
   * Return the entries to which `lines` may belong, best first.
   * @param {Line[]} lines
   * @returns {Ranked[]}
   */
  rank(lines) {
    const byWord = lineOfWords(lines.slice(0, LINES));
    const scores = this.scores(byWord.keys());
    if (Math.max(-PRECISION, ...scores.values()) < LEAST) return [];
    return [...scores]
      .filter(([, score]) => score >= FURTHER)
      .sort(([one, more], [other, less]) => less - more || one - other)
      .slice(0, MOST)
      .map(([entry, score]) => ({ entry, score: share(score), line: this.telling(entry, byWord) }));
  }

  /**
   * Tell whether a line is about a name, and has a word that is not known either.
   * @param {Line} line
   * @param {{ has(word: string): boolean }} known
   */
  hasOtherName(line, known) {
    const words = wordsOf(line.text).slice(0, WORDS);
    const isForeign = (/** @type {string} */ word) => !known.has(word) && !this.postings.has(word);
    return !this.isEmpty && words.some((word) => NAMING.has(word)) && words.some(isForeign);
  }

  /**
   * Return what is decided of each entry that a word speaks for or against.
   * @param {Iterable<string>} words
   */
  scores(words) {
    /** @type {Map<number, number>} */
    const weights = new Map();
    let length = 0;
    for (const word of words) {
      const [rarity, postings] = this.postings.get(word) ?? [0, []];
      length += rarity;
      for (const one of postings) {
        const entry = Math.floor(one / LEVELS);
        weights.set(entry, (weights.get(entry) ?? 0) + (one % LEVELS) - HALF);
      }
    }
    // Of the rarities, which are squares in hundredths, comes the length in tenths.
    const unit = SCALE * (Math.floor(Math.sqrt(length)) || 1);
    return new Map(
      [...weights].map(([entry, weight]) => [
        entry,
        Math.floor((10 * PRECISION * weight) / unit) + this.biases[entry],
      ]),
    );
  }

  /**
   * Return the line whose words say most of `entry`; of several the first.
   * @param {number} entry
   * @param {Map<string, Line>} byWord
   */
  telling(entry, byWord) {
    /** @type {Map<Line, number>} */
    const said = new Map();
    for (const [word, line] of byWord) {
      said.set(line, (said.get(line) ?? 0) + this.weight(entry, word));
    }
    return [...said].reduce(([first, most], [line, weight]) =>
      weight > most || (weight === most && line.number < first.number)
        ? [line, weight]
        : [first, most],
    )[0];
  }

  /**
   * @param {number} entry
   * @param {string} word
   */
  weight(entry, word) {
    const [, postings] = this.postings.get(word) ?? [0, []];
    const found = postings.find((one) => Math.floor(one / LEVELS) === entry);
    return found === undefined ? 0 : (found % LEVELS) - HALF;
  }
}

/**
 * Return what was decided as thousandths from nothing in common to beyond doubt.
 * @param {number} decided
 */
function share(decided) {
  return Math.min(Math.max(Math.floor((decided + PRECISION) / 2), 0), PRECISION);
}

/**
 * Return each word with the first line that has it.
 * @param {Line[]} lines
 */
function lineOfWords(lines) {
  /** @type {Map<string, Line>} */
  const byWord = new Map();
  for (const line of lines) {
    for (const word of wordsOf(line.text).slice(0, WORDS)) {
      if (!byWord.has(word)) byWord.set(word, line);
    }
  }
  return byWord;
}
