/**
 * Turn a text into the patterns that may stand in it, in one pass, whatever their number.
 *
 * Every text that a pattern matches holds one of its words. Each word is filed under a hash of
 * its first four characters; the hash rolls over the text, and only where it is on file are the
 * words themselves compared.
 */

const SPAN = 4;
const SIZE = 1 << 16;

export class Gate {
  /** @param {string[][]} words the words of each pattern */
  constructor(words) {
    /** @type {[word: string, pattern: number][][]} */
    this.filed = [];
    this.slots = new Uint16Array(SIZE);
    /** @type {[word: string, pattern: number][]} */
    this.short = [];
    words.forEach((some, pattern) => some.forEach((word) => this.file(word, pattern)));
  }

  /**
   * @param {string} word
   * @param {number} pattern
   */
  file(word, pattern) {
    if (word.length < SPAN) {
      this.short.push([word, pattern]);
      return;
    }
    const slot = [...Array(SPAN).keys()].reduce((hash, at) => roll(hash, word.charCodeAt(at)), 0);
    if (this.slots[slot] === 0) {
      this.slots[slot] = this.filed.push([]);
    }
    this.filed[this.slots[slot] - 1].push([word, pattern]);
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
        this.compare(text, at - SPAN + 1, this.filed[slots[hash] - 1], found);
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
   * @param {number} start
   * @param {[string, number][]} filed
   * @param {Set<number>} found
   */
  compare(text, start, filed, found) {
    for (const [word, pattern] of filed) {
      if (!found.has(pattern) && text.startsWith(word, start)) {
        found.add(pattern);
      }
    }
  }
}

/**
 * @param {number} hash
 * @param {number} code
 */
function roll(hash, code) {
  return ((hash << 4) ^ (code * 0x9e5)) & 0xffff;
}
