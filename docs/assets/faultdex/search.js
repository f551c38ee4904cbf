/**
 * Turn plain lines into the signatures that stand in them.
 */

import { Evidence } from "./condition.js";
import { FACT } from "./index.js";
import { account } from "./memory.js";
import { reckon } from "./reckon.js";
import { chains, rejoined, spaced } from "./wrap.js";

const BLOCK = 400;
export const SHOWN = 400;
const LEAD = 100;

/**
 * @typedef {import("./normalise.js").Line} Line
 * @typedef {import("./index.js").Index} Index
 * @typedef {import("./index.js").Pattern} Pattern
 *
 * @typedef {object} Hit
 * @property {Pattern} pattern
 * @property {number} number
 * @property {string} text of a long line the part around the signature
 * @property {string} speaker
 * @property {Record<string, string>} captures
 * @property {import("./memory.js").Account} account the sizes that an out-of-memory message gives
 */

/**
 * Yield the runs of lines between blank ones, long runs in pieces.
 * @param {Iterable<Line>} lines
 * @returns {Generator<Line[]>}
 */
export function* blocks(lines) {
  /** @type {Line[]} */
  let block = [];
  for (const line of lines) {
    if (line.text) {
      block.push(line);
    }
    if (block.length > 0 && (!line.text || block.length === BLOCK)) {
      yield block;
      block = [];
    }
  }
  if (block.length > 0) {
    yield block;
  }
}

/**
 * Yield every signature in every line of `block` that meets its conditions, cut or not.
 * @param {Index} index
 * @param {Line[]} block
 * @returns {Generator<Hit>}
 */
export function* hits(index, block) {
  for (const hit of found(index, block)) {
    if (hit.pattern.rank !== FACT) {
      hit.account = account(index.wordings, block, hit.number, hit.text);
    }
    const { when } = hit.pattern;
    if (!when.length) {
      yield hit;
      continue;
    }
    const names = { ...hit.account, ...hit.captures };
    const evidence = new Evidence(names, hit.text, new Map(), reckon(hit.account));
    if (when.every((condition) => evidence.holds(condition))) yield hit;
  }
}

/**
 * @param {Index} index
 * @param {Line[]} block
 * @returns {Generator<Hit>}
 */
function* found(index, block) {
  const whole = block.map((line) => line.text).join("\n");
  for (const place of index.prefilters.plain.open(whole)) {
    const pattern = index.patterns[place];
    for (const line of block) {
      if (pattern.words.some((word) => line.text.includes(word))) {
        yield* confirmed(pattern, line);
      }
    }
  }
  yield* wrapped(index, [...chains(block)].map((chain) => new Cut(chain)));
}

/**
 * @param {Pattern} pattern
 * @param {Line} line
 * @returns {Hit[]}
 */
function confirmed(pattern, line) {
  const found = pattern.expression.exec(line.text);
  if (!found) {
    return [];
  }
  const named = Object.entries(found.groups ?? {}).filter(([, held]) => held);
  const start = line.text.length > SHOWN ? Math.max(0, found.index - LEAD) : 0;
  const text = line.text.slice(start, start + SHOWN);
  const { number, speaker } = line;
  return [{ pattern, number, text, speaker, captures: Object.fromEntries(named), account: {} }];
}

/** Lines that belong together, as one text without spaces. */
class Cut {
  /** @param {Line[]} lines */
  constructor(lines) {
    this.lines = lines;
    this.pieces = lines.map((line) => line.text.replaceAll(" ", ""));
    this.whole = this.pieces.join("");
  }

  /**
   * Yield where `pattern` stands across a cut.
   * @param {Pattern} pattern
   * @returns {Generator<Hit>}
   */
  *hits(pattern) {
    for (const found of this.whole.matchAll(pattern.spaceless)) {
      const first = this.pieceAt(found.index);
      const last = this.pieceAt(found.index + found[0].length - 1);
      if (first < last) {
        const own = this.lines.slice(first, last + 1);
        const line = rejoined(own);
        const { number, text, speaker } = line;
        const bare = { pattern, number, text: text.slice(0, SHOWN), speaker, captures: {}, account: {} };
        yield confirmed(pattern, line)[0] ?? confirmed(pattern, spaced(own))[0] ?? bare;
      }
    }
  }

  /** @param {number} at */
  pieceAt(at) {
    let end = 0;
    return this.pieces.findIndex((piece) => {
      end += piece.length;
      return at < end;
    });
  }
}

/**
 * @param {Index} index
 * @param {Cut[]} cuts
 * @returns {Generator<Hit>}
 */
function* wrapped(index, cuts) {
  const everything = cuts.map((cut) => cut.whole).join("\n");
  for (const place of index.prefilters.tight.open(everything)) {
    const pattern = index.patterns[place];
    for (const cut of cuts) {
      if (pattern.tightWords.some((word) => cut.whole.includes(word))) {
        yield* cut.hits(pattern);
      }
    }
  }
}
