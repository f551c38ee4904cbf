/**
 * Turn plain lines into the signatures that stand in them.
 */

import { chains, rejoined } from "./wrap.js";

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
 * Yield every signature in every line of `block`, and those that a hard wrap cut.
 * @param {Index} index
 * @param {Line[]} block
 * @returns {Generator<Hit>}
 */
export function* hits(index, block) {
  const whole = block.map((line) => line.text).join("\n");
  for (const place of index.gate.open(whole)) {
    const pattern = index.patterns[place];
    for (const line of block) {
      if (pattern.words.some((word) => line.text.includes(word))) {
        yield* confirmed(pattern, line);
      }
    }
  }
  for (const chain of chains(block)) {
    yield* wrapped(index, chain);
  }
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
  return [
    { pattern, number: line.number, text, speaker: line.speaker, captures: Object.fromEntries(named) },
  ];
}

/**
 * @param {Index} index
 * @param {Line[]} chain
 * @returns {Generator<Hit>}
 */
function* wrapped(index, chain) {
  const pieces = chain.map((line) => line.text.replaceAll(" ", ""));
  const whole = pieces.join("");
  for (const place of index.tightGate.open(whole)) {
    const pattern = index.patterns[place];
    for (const found of whole.matchAll(pattern.spaceless)) {
      const first = pieceAt(pieces, found.index);
      const last = pieceAt(pieces, found.index + found[0].length - 1);
      if (first < last) {
        yield cut(pattern, chain.slice(first, last + 1));
      }
    }
  }
}

/**
 * @param {Pattern} pattern
 * @param {Line[]} lines
 * @returns {Hit}
 */
function cut(pattern, lines) {
  const { number, text, speaker } = rejoined(lines);
  const [hit] = confirmed(pattern, rejoined(lines));
  return hit ?? { pattern, number, text: text.slice(0, SHOWN), speaker, captures: {} };
}

/**
 * @param {string[]} pieces
 * @param {number} at
 */
function pieceAt(pieces, at) {
  let end = 0;
  return pieces.findIndex((piece) => {
    end += piece.length;
    return at < end;
  });
}
