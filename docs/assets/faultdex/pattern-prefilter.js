/**
 * Turn a text into the patterns that may stand in it, in one pass, whatever their number.
 *
 * Every text that a pattern matches holds one of its words. Each word is filed under a hash of
 * four characters in it, those that fewest words share; the hash rolls over the text, and only
 * where it is on file are the words themselves compared. Filed by their first characters, all
 * words that begin with the name of an exception would be compared wherever it stands.
 */

const SPAN = 4;
const SIZE = 1 << 16;

/** @typedef {{ word: string, pattern: number, before: number }} Filed */

export class PatternPrefilter {
  /** @param {string[][]} words the words of each pattern */
  constructor(words) {
    /** @type {Filed[][]} `before` counts the characters of the word up to the end of the four */
    this.filed = [];
    this.slots = new Uint16Array(SIZE);
    /** @type {[word: string, pattern: number][]} */
    this.short = [];
    const counts = new Uint32Array(SIZE);
    for (const word of words.flat()) {
      for (const slot of slotsOf(word)) counts[slot] += 1;
    }
    words.forEach((some, pattern) => some.forEach((word) => this.file(word, pattern, counts)));
  }

  /**
   * @param {string} word
   * @param {number} pattern
   * @param {Uint32Array} counts how many words have each slot
   */
  file(word, pattern, counts) {
    if (word.length < SPAN) {
      this.short.push([word, pattern]);
      return;
    }
    const slots = slotsOf(word);
    const uses = slots.map((slot) => counts[slot]);
    const rarest = uses.indexOf(Math.min(...uses));
    const slot = slots[rarest];
    if (this.slots[slot] === 0) {
      this.slots[slot] = this.filed.push([]);
    }
    this.filed[this.slots[slot] - 1].push({ word, pattern, before: rarest + SPAN - 1 });
  }

  /**
   * Return the patterns whose words stand in `text`, ascending.
   * @param {string} text
   * @returns {number[]}
   */
  open(text) {
    /** @type {Set<number>} */
    const found = new Set();
    const { slots } = this;
    for (let at = 0, hash = 0; at < text.length; at += 1) {
      hash = ((hash << 4) ^ (text.charCodeAt(at) * 0x9e5)) & 0xffff;
      if (slots[hash] !== 0) {
        this.compare(text, at, this.filed[slots[hash] - 1], found);
      }
    }
    for (const [word, pattern] of this.short) {
      if (text.includes(word)) {
        found.add(pattern);
      }
    }
    return [...found].sort((one, other) => one - other);
  }

  /**
   * @param {string} text
   * @param {number} at where the four characters end
   * @param {Filed[]} filed
   * @param {Set<number>} found
   */
  compare(text, at, filed, found) {
    for (const { word, pattern, before } of filed) {
      if (at >= before && !found.has(pattern) && text.startsWith(word, at - before)) {
        found.add(pattern);
      }
    }
  }
}

/**
 * Return the hashes of each four characters that follow each other in a word.
 * @param {string} word
 * @returns {number[]}
 */
function slotsOf(word) {
  const slots = [];
  for (let at = 0, hash = 0; at < word.length; at += 1) {
    hash = roll(hash, word.charCodeAt(at));
    if (at >= SPAN - 1) slots.push(hash);
  }
  return slots;
}

/**
 * @param {number} hash
 * @param {number} code
 */
function roll(hash, code) {
  return ((hash << 4) ^ (code * 0x9e5)) & 0xffff;
}
