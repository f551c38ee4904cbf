/**
 * Turn the lines of an out-of-memory message into sizes by their part, as text.
 */

import { chains, rejoined } from "./wrap.js";

const FOLLOWING = 8;

/**
 * @typedef {import("./normalise.js").Line} Line
 * @typedef {Record<string, string>} Account
 *
 * @typedef {object} Written
 * @property {string} gate
 * @property {[part: string, sign: string, expression: string][]} parts
 * @property {string} shape
 * @property {[type: string, width: number][]} widths
 */

/** The expressions as the index holds them, compiled. */
export class Wordings {
  /** @param {Written} written */
  constructor({ gate, parts, shape, widths }) {
    this.gate = new RegExp(gate, "u");
    this.parts = parts.map(([part, sign, expression]) => ({
      part,
      sign,
      expression: new RegExp(expression, "gu"),
    }));
    this.shape = new RegExp(shape, "u");
    this.widths = new Map(widths);
  }
}

/**
 * Return the sizes of the message that `shown` of line `number` holds, each as written.
 *
 * Any other line has none. A message may go on in the lines of `block` that follow it.
 * @param {Wordings} wordings
 * @param {Line[]} block
 * @param {number} number
 * @param {string} shown
 * @returns {Account}
 */
export function account(wordings, block, number, shown) {
  if (!wordings.gate.test(shown)) return {};
  const text = message(wordings, block, placeOf(wordings, block, number));
  /** @type {Account} */
  const found = {};
  for (const { part, sign, expression } of wordings.parts) {
    if (!text.includes(sign) || part in found) continue;
    const sizes = [...text.matchAll(expression)].map((one) => united(one[1]));
    if (sizes.length) {
      found[part] = part === "others" ? sizes.join(" + ") : sizes[0];
    }
  }
  const asked = shaped(wordings, text);
  return asked ? { asked, ...found } : found;
}

/**
 * Return the size with its unit, which vLLM writes behind the second of two sizes only.
 * @param {string} size
 */
function united(size) {
  return /[A-Za-z]$/u.test(size) ? size : `${size} GiB`;
}

/**
 * Return the position of the line; of several with its number, the one with the message.
 * @param {Wordings} wordings
 * @param {Line[]} block
 * @param {number} number
 */
function placeOf({ gate }, block, number) {
  const places = block.flatMap((line, place) => (line.number === number ? [place] : []));
  return places.find((place) => gate.test(block[place].text)) ?? places[0];
}

/**
 * Return the line with those that its message goes on in, made one as it was before.
 * @param {Wordings} wordings
 * @param {Line[]} block
 * @param {number} place
 */
function message(wordings, block, place) {
  const first = block[place];
  const cut = [...chains(block)].find((some) => some.includes(first)) ?? [first];
  const start = cut.indexOf(first);
  const whole = cut.length - start > 1 ? rejoined(cut.slice(start)).text : first.text;
  const next = place + cut.length - start;
  const rest = block.slice(next, next + FOLLOWING);
  return [whole, ...following(wordings, rest, first.speaker)].join(" ");
}

/**
 * Yield what the same speaker says next, up to another such message.
 * @param {Wordings} wordings
 * @param {Line[]} lines
 * @param {string} speaker
 */
function* following({ gate }, lines, speaker) {
  for (const line of lines) {
    if (gate.test(line.text)) return;
    if (line.speaker === speaker) yield line.text;
  }
}

/**
 * @param {Wordings} wordings
 * @param {string} text
 */
function shaped({ shape, widths }, text) {
  const found = shape.exec(text);
  const width = found ? (widths.get(found[2]) ?? 0) : 0;
  if (!found || !width) return "";
  const sizes = [...found[1].matchAll(/[0-9]+/gu)].map(([one]) => BigInt(one));
  return `${sizes.reduce((one, other) => one * other, BigInt(width))} bytes`;
}
