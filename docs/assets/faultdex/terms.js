/**
 * Rank the entries whose own texts share most of the rare words of a text.
 *
 * This is BM25 over words and pairs of neighbouring words. It finds what no signature and no known
 * message finds: a symptom told in words, or a message of which half is missing.
 */

import { wordsOf } from "./words.js";

/** A posting is an entry and the weight of the term there, as one number: entry * LEVELS + weight. */
const LEVELS = 64;

/** What a word weighs that tells no entry, on the scale of the weights. */
const FOREIGN = 20;

/**
 * Thousandths of the text's weight that the best entry must explain, what these must weigh, and the
 * thousandths of the best score that a further entry must reach. Fixed on draws of threads with the
 * entries as they were when these were drawn, and tried on later draws.
 */
const EXPLAINED = 200;
const LEAST = 30;
const BESIDE = 600;

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
 * @property {number[][]} postings of each term
 *
 * @typedef {{entry: number, score: number, line: Line}} Ranked
 */

/** Words and pairs of words, with what each weighs for the entries whose texts have it. */
export class Terms {
  /** @param {Compiled} compiled */
  constructor({ terms, postings }) {
    this.isEmpty = !terms;
    /** @type {Map<string, number[]>} */
    this.postings = new Map(terms.split("\n").map((term, place) => [term, postings[place] ?? []]));
  }

  /**
   * Return the entries that explain enough of `lines`, best first.
   * @param {Line[]} lines
   * @returns {Ranked[]}
   */
  rank(lines) {
    const byTerm = termsOf(lines.slice(0, LINES));
    const { scores, total } = this.scores(byTerm.keys());
    const best = Math.max(0, ...scores.values());
    if (best < LEAST || 1000 * best < EXPLAINED * total) return [];
    return [...scores]
      .filter(([, score]) => 1000 * score >= BESIDE * best)
      .sort(([one, more], [other, less]) => less - more || one - other)
      .map(([entry, score]) => ({
        entry,
        score: Math.floor((1000 * score) / total),
        line: this.telling(entry, byTerm),
      }));
  }

  /**
   * Tell whether a line is about a name, and has a word that no entry has.
   * @param {Line} line
   */
  hasOtherName(line) {
    const words = wordsOf(line.text).slice(0, WORDS);
    return !this.isEmpty && words.some((word) => NAMING.has(word)) && this.unknown(words) > 0;
  }

  /**
   * Count the words that no entry has.
   * @param {string[]} words
   */
  unknown(words) {
    return words.filter((word) => !this.postings.has(word)).length;
  }

  /**
   * Return what each entry has of the terms, and what one entry with all would have.
   * @param {Iterable<string>} terms
   */
  scores(terms) {
    /** @type {Map<number, number>} */
    const scores = new Map();
    let total = 0;
    for (const term of terms) {
      const postings = this.postings.get(term) ?? [];
      const weights = postings.map((one) => one % LEVELS);
      // A pair of words that no entry has may well be new.
      total += Math.max(...weights, weights.length || term.includes(" ") ? 0 : FOREIGN);
      for (const one of postings) {
        const entry = Math.floor(one / LEVELS);
        scores.set(entry, (scores.get(entry) ?? 0) + (one % LEVELS));
      }
    }
    return { scores, total };
  }

  /**
   * Return the line whose terms say most of `entry`; of several the first.
   * @param {number} entry
   * @param {Map<string, Line>} byTerm
   */
  telling(entry, byTerm) {
    /** @type {Map<Line, number>} */
    const said = new Map();
    for (const [term, line] of byTerm) {
      said.set(line, (said.get(line) ?? 0) + this.weight(entry, term));
    }
    return [...said].reduce(([first, most], [line, weight]) =>
      weight > most || (weight === most && line.number < first.number)
        ? [line, weight]
        : [first, most],
    )[0];
  }

  /**
   * @param {number} entry
   * @param {string} term
   */
  weight(entry, term) {
    const found = this.postings.get(term)?.find((one) => Math.floor(one / LEVELS) === entry);
    return (found ?? 0) % LEVELS;
  }
}

/**
 * Return each term with the first line that has it.
 * @param {Line[]} lines
 */
function termsOf(lines) {
  /** @type {Map<string, Line>} */
  const byTerm = new Map();
  for (const line of lines) {
    const words = wordsOf(line.text).slice(0, WORDS);
    const pairs = words.slice(1).map((word, place) => `${words[place]} ${word}`);
    for (const term of [...words, ...pairs]) {
      if (!byTerm.has(term)) byTerm.set(term, line);
    }
  }
  return byTerm;
}
