/**
 * Turn the compiled index, as the generator writes it, into what the reader works with.
 */

import { PatternPrefilter } from "./pattern-prefilter.js";
import { Wordings } from "./memory.js";
import { Normaliser } from "./normalise.js";
import { Terms } from "./terms.js";
import { spaceless } from "./wrap.js";

export const SCHEMA = 8;
export const RANKS = ["root", "symptom", "echo"];
export const KINDS = ["error", "warning", "notice"];

/** The rank of an expression that names no entry, but is asked for by the condition of a cause. */
export const FACT = RANKS.length;

/**
 * @typedef {import("./condition.js").Condition} Condition
 * @typedef {import("./condition.js").Possible} Possible
 *
 * @typedef {[expression: string, replacement: string][]} Edits
 *
 * @typedef {object} Dress
 * @property {string} special
 * @property {string} escaped
 * @property {Edits} unescape
 * @property {Edits} fold
 * @property {string} breaks
 * @property {string} prefix
 * @property {string} suffix
 * @property {string} speaker
 * @property {string} blame
 * @property {string} blamed
 * @property {string} key
 * @property {string} footer
 * @property {string} about
 * @property {string} own
 * @property {string} frame
 * @property {string} installed
 * @property {string} others
 *
 * @typedef {object} Lexicon
 * @property {string[]} words
 * @property {number[]} weights
 * @property {[entry: number, rank: number, total: number, words: number[]][]} messages
 * @property {[entry: number, code: string][]} [codes] those in the messages of an entry
 * @property {string} terms see `Terms`
 * @property {number[]} rarities
 * @property {number[][]} postings
 * @property {number[]} biases
 *
 * @typedef {[key: string, when: Condition[]][][]} Causes of each entry, most frequent first
 *
 * @typedef {0 | (string | number | (number | number[])[])[]} Words 0 for the longest literal, or
 *   texts, places among the literals and chains of such; of a list in a chain each place makes
 *   another word
 *
 * @typedef {[number, string, Words?, number?, number?, Condition[]?]} Row
 *   rank, text, words, what the weight differs from the length of the literals, kind, conditions
 *
 * @typedef {object} Columns the rows of all entries, as the site's file has them
 * @property {number[]} counts how many rows each entry has
 * @property {string} ranks a digit each
 * @property {string} texts a line each
 * @property {Words[]} words
 * @property {Record<number, number>} kinds by place, where it is no error
 * @property {Record<number, Condition[]>} when by place, where there are any
 *
 * @typedef {[id: string, title: string, causes: Causes[number], facts: Row[], before: number[], weights: number[]]} Naming
 *   the weights are those of the entry's rows in the site's file
 *
 * @typedef {object} Compiled
 * @property {number} schema
 * @property {string} site
 * @property {[id: string, title: string][]} [known] left out of the site's file; see `tell`
 * @property {Row[][] | Columns} patterns those of each entry; facts are left out of the site's file
 * @property {Causes} [causes] left out of the site's file, too
 * @property {[first: number, second: number][]} [before] left out of the site's file, too
 * @property {Lexicon} [lexicon] left out of the site's file; see `learn`
 * @property {Dress} dress
 * @property {import("./memory.js").Written} wordings
 */

/** @type {Lexicon} */
const NONE = { words: [], weights: [], messages: [], terms: "", rarities: [], postings: [], biases: [] };
/** @type {[id: string, title: string]} */
const NAMELESS = ["", ""];

// What an expression matches as it stands; sets, counts, groups and classes are passed over.
const LITERALS =
  /\[(?:\\.|[^\]\\])*\]|\{[^}]*\}|\(\?[:=!<]+|\\[A-Za-z]|((?:(?:\\[^A-Za-z]|[^\\.^$*+?{}[\]()|])(?![*?{]))+)/gu;

/**
 * The texts in an expression that stand for themselves, without their escapes.
 * @param {string} text
 */
function literals(text) {
  const runs = [...text.matchAll(LITERALS)].flatMap(([, run]) => (run ? [run] : []));
  return runs.map((run) => run.replaceAll(/\\(.)/gu, "$1"));
}

/**
 * The words that a row gives by their places among the literals of its expression.
 * @param {Words} words
 * @param {string[]} runs
 */
function taken(words, runs) {
  if (words === 0) return [runs.reduce((one, other) => (other.length > one.length ? other : one), "")];
  return words.flatMap((one) => (typeof one === "string" ? [one] : chained([one].flat(), runs)));
}

/**
 * @param {(number | number[])[]} chain
 * @param {string[]} runs
 */
function chained(chain, runs) {
  return chain.reduce(
    (begun, some) => begun.flatMap((text) => [some].flat().map((place) => text + runs[place])),
    [""],
  );
}

/**
 * @param {Row[][] | Columns} patterns
 * @returns {Row[][]} by entry
 */
function rowsOf(patterns) {
  if (Array.isArray(patterns)) return patterns;
  const { counts, ranks, texts, words, kinds, when } = patterns;
  const lines = texts.split("\n");
  /** @type {Row[]} */
  const rows = words.map((some, place) => {
    return [Number(ranks[place]), lines[place], some, 0, kinds[place], when[place]];
  });
  let begun = 0;
  return counts.map((count) => rows.slice(begun, (begun += count)));
}

/** One entry, as an answer names it. */
export class Known {
  /** @param {[id: string, title: string]} row */
  constructor([id, title]) {
    this.id = id;
    this.title = title;
  }
}

/** One signature; its expressions are compiled when a text first needs them. */
export class Pattern {
  /**
   * @param {number} entry
   * @param {Row} row
   */
  constructor(entry, [rank, text, words = 0, weight = 0, kind = 0, when = []]) {
    const runs = literals(text);
    this.entry = entry;
    this.rank = rank;
    this.text = text;
    this.words = taken(words, runs);
    this.tightWords = this.words.map((word) => word.replaceAll(" ", ""));
    this.weight = weight + [...runs.join("")].length;
    this.kind = kind;
    this.when = when;
    /** @type {RegExp | undefined} */
    this.plain = undefined;
    /** @type {RegExp | undefined} */
    this.tight = undefined;
  }

  /** The expression for a line. */
  get expression() {
    this.plain ??= expression(this.text, "u");
    return this.plain;
  }

  /** The expression for a text without spaces. */
  get spaceless() {
    this.tight ??= expression(spaceless(this.text), "gu");
    return this.tight;
  }
}

/** The compiled knowledge, ready to read texts with. */
export class Index {
  /** @param {Compiled} data */
  constructor(data) {
    if (data.schema !== SCHEMA) {
      throw new Error(`the index has schema ${data.schema}, this reader reads ${SCHEMA}`);
    }
    this.site = data.site;
    const rows = rowsOf(data.patterns);
    this.known = (data.known ?? rows.map(() => NAMELESS)).map((row) => new Known(row));
    this.patterns = rows.flatMap((some, entry) => some.map((row) => new Pattern(entry, row)));
    /** @type {Possible[][]} */
    this.causes = data.causes?.map(possible) ?? rows.map(() => []);
    this.wordings = new Wordings(data.wordings);
    this.before = new Set(data.before?.map(([first, second]) => `${first} ${second}`));
    this.isTold = data.causes !== undefined;
    this.lexicon = NONE;
    /** @type {Map<string, number>} */
    this.places = new Map();
    this.terms = new Terms(NONE);
    if (data.lexicon) this.learn(data.lexicon);
    this.dress = data.dress;
    this.normaliser = new Normaliser(data.dress);
    this.prefilters = prefiltersOf(this.patterns);
    this.heading = new RegExp(data.dress.blame, "u");
    this.blamed = new RegExp(data.dress.blamed, "u");
    this.key = new RegExp(data.dress.key, "u");
    this.footer = new RegExp(data.dress.footer, "u");
    this.about = new RegExp(data.dress.about, "u");
    this.own = new RegExp(data.dress.own, "u");
    this.frame = new RegExp(data.dress.frame, "u");
    this.installed = new RegExp(data.dress.installed, "u");
    this.others = new RegExp(data.dress.others, "u");
  }

  /**
   * Take in what tells entries and their causes apart; without it none has a name. A text that
   * was read before is read again: its facts were not looked for.
   * @param {Naming[]} entries
   */
  tell(entries) {
    entries.flatMap(([, , , , , weights]) => weights).forEach((weight, place) => {
      this.patterns[place].weight += weight;
    });
    this.known = entries.map(([id, title]) => new Known([id, title]));
    this.causes = entries.map(([, , causes]) => possible(causes));
    const pairs = entries.flatMap(([, , , , behind], entry) => behind.map((one) => `${entry} ${one}`));
    this.before = new Set(pairs);
    const facts = entries.flatMap(([, , , rows], entry) => rows.map((row) => new Pattern(entry, row)));
    this.patterns.push(...facts);
    this.prefilters = prefiltersOf(this.patterns);
    this.isTold = true;
  }

  /**
   * Take in the words by which candidates are found; without them there are none.
   * @param {Lexicon} lexicon
   */
  learn(lexicon) {
    this.lexicon = lexicon;
    this.places = new Map(lexicon.words.map((word, place) => [word, place]));
    this.terms = new Terms(lexicon);
  }
}

/**
 * Return the prefilter for lines, and that for texts without spaces.
 * @param {Pattern[]} patterns
 */
function prefiltersOf(patterns) {
  return {
    plain: new PatternPrefilter(patterns.map(({ words }) => words)),
    tight: new PatternPrefilter(patterns.map(({ tightWords }) => tightWords)),
  };
}

/**
 * @param {Causes[number]} causes
 * @returns {Possible[]}
 */
function possible(causes) {
  return causes.map(([key, when]) => ({ key, when }));
}

/**
 * @param {string} text a pattern in its common form
 * @param {string} flags
 */
function expression(text, flags) {
  return new RegExp(text.replaceAll("(?P<", "(?<"), flags);
}
