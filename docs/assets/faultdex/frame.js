/**
 * Remember where the traceback of each rank says that its error was raised.
 */

const OPENS = "Traceback (most recent call last)";
const AFTER = 64;

/**
 * @typedef {import("./normalise.js").Line} Line
 * @typedef {{number: number, text: string, isInstalled: boolean}} Frame
 */

/** The innermost frame of the program's own files, or of any where it has none. */
export class Frames {
  /** @param {{frame: RegExp, installed: RegExp}} index */
  constructor({ frame, installed }) {
    this.frame = frame;
    this.installed = installed;
    /** @type {Map<string, Frame>} */
    this.last = new Map();
  }

  /**
   * Take in the next line that a rank said.
   * @param {Line} line
   */
  read({ number, text, speaker }) {
    if (text.includes(OPENS)) {
      this.last.delete(speaker);
      return;
    }
    const found = this.frame.exec(text);
    if (found) {
      const isInstalled = this.installed.test(found[0]);
      if (!isInstalled || (this.last.get(speaker)?.isInstalled ?? true)) {
        this.last.set(speaker, { number, text: found[0], isInstalled });
      }
    }
  }

  /**
   * Return the frame of the traceback that ends with `line`, or nothing.
   * @param {Line} line
   */
  before({ number, speaker }) {
    const frame = this.last.get(speaker);
    return frame && number - frame.number < AFTER ? frame.text : "";
  }
}
