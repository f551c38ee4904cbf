/**
 * Turn what a terminal shows into plain lines that keep their numbers and their speaker.
 */

const LAYERS = 8;
const OPENING = 64;

/**
 * @typedef {object} Line
 * @property {number} number place in the input, from 1
 * @property {string} text
 * @property {number} width what it took on the screen
 * @property {string} speaker the rank that said it, or empty
 * @property {boolean} [begins] whether it starts as only a line of its own does
 */

export class Normaliser {
  /** @param {import("./index.js").Dress} dress */
  constructor(dress) {
    this.special = new RegExp(dress.special, "u");
    this.escaped = new RegExp(dress.escaped, "u");
    this.unescape = edits(dress.unescape);
    this.fold = edits(dress.fold);
    this.breaks = new RegExp(dress.breaks, "u");
    this.prefix = new RegExp(dress.prefix, "u");
    this.suffix = new RegExp(dress.suffix, "u");
    this.speaker = new RegExp(dress.speaker, "u");
  }

  /**
   * Yield the plain lines of numbered raw ones; all parts of one raw line share its number.
   * @param {Iterable<[number, string]>} raw
   * @returns {Generator<Line>}
   */
  *lines(raw) {
    for (const [number, line] of raw) {
      const bare = line.replace(/[\r\n]+$/u, "");
      for (const part of this.special.test(bare) ? this.folded(bare) : [bare]) {
        yield this.undressed(number, part.replace(/ +$/u, ""));
      }
    }
  }

  /**
   * Return the parts of a line that holds escapes, controls or exotic characters.
   * @param {string} line
   */
  folded(line) {
    const plain = this.escaped.test(line) ? edited(line, this.unescape) : line;
    return edited(plain, this.fold).split(this.breaks);
  }

  /**
   * Return the line without prefixes and with single spaces.
   * @param {number} number
   * @param {string} shown
   * @returns {Line}
   */
  undressed(number, shown) {
    let text = shown.replace(/^ +/u, "");
    let begins = false;
    for (let layer = 0; layer < LAYERS; layer += 1) {
      const found = this.prefix.exec(text);
      if (!found) {
        break;
      }
      begins ||= found[1] !== undefined;
      text = text.slice(found[0].length);
    }
    const opening = shown.slice(0, shown.length - text.length + OPENING);
    const speaker = (this.speaker.exec(opening) ?? []).slice(1).find(Boolean) ?? "";
    const single = text.replace(this.suffix, "").replace(/ {2,}/gu, " ");
    return { number, text: single, width: shown.length, speaker, begins };
  }
}

/**
 * @param {import("./index.js").Edits} table
 * @returns {[RegExp, string][]}
 */
function edits(table) {
  return table.map(([expression, replacement]) => [new RegExp(expression, "gu"), replacement]);
}

/**
 * @param {string} line
 * @param {[RegExp, string][]} changes
 */
function edited(line, changes) {
  return changes.reduce((text, [expression, by]) => text.replace(expression, by), line);
}
