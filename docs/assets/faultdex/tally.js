/**
 * Count the lines of a text in which each message of a library appears.
 */

const SHOWN = 400;

/** Texts of lines that are remembered, with the message of each. */
const REMEMBERED = 20_000;

/**
 * @typedef {import("./messages.js").Messages} Messages
 * @typedef {import("./messages.js").Place} Place
 * @typedef {import("./normalise.js").Line} Line
 * @typedef {ReturnType<Messages["known"]>} Known a message that a text shows, as an answer tells it
 * @typedef {{place: Place, line: number, text: string, count: number}} Told
 */

export class Tally {
  /** @param {Messages} messages */
  constructor(messages) {
    this.messages = messages;
    /** @type {Map<string, Told>} */
    this.told = new Map();
    /** @type {Map<string, Place | null>} */
    this.seen = new Map();
    /** @type {Line[]} lines that wait for a part */
    this.waiting = [];
    /** @type {Set<number>} owners whose parts are missing */
    this.wanted = new Set();
  }

  /**
   * Take in plain lines; those that need a part which is missing wait for it.
   * @param {Iterable<Line>} lines
   */
  read(lines) {
    for (const line of lines) {
      const place = this.place(line.text);
      if (place === undefined) this.waiting.push(line);
      else if (place) this.add(place, line);
    }
  }

  /**
   * Read the lines that waited, now that parts were loaded; a part that is still missing is given
   * up for this text.
   */
  readWaiting() {
    const lines = this.waiting;
    this.waiting = [];
    for (const line of lines) {
      const place = this.remembered(line.text, (text) =>
        this.messages.find(text, this.messages.asked(text)),
      );
      if (place) this.add(place, line);
    }
    this.wanted.clear();
  }

  /**
   * Return the message in a plain line, null for none, or nothing where a part is missing.
   * @param {string} text
   */
  place(text) {
    return this.remembered(text, () => this.look(text));
  }

  /**
   * Equal lines are looked at once.
   * @param {string} text
   * @param {(text: string) => Place | null | undefined} look
   */
  remembered(text, look) {
    const known = this.seen.get(text);
    if (known !== undefined) return known;
    const place = look(text);
    if (place === undefined) return undefined;
    if (this.seen.size >= REMEMBERED) this.seen.clear();
    this.seen.set(text, place);
    return place;
  }

  /** @param {string} text */
  look(text) {
    const owners = this.messages.asked(text);
    const missing = [...owners].filter((owner) => !this.messages.parts.has(owner));
    missing.forEach((owner) => this.wanted.add(owner));
    return missing.length ? undefined : this.messages.find(text, owners);
  }

  /**
   * @param {Place} place
   * @param {Line} line
   */
  add(place, { number, text }) {
    const key = `${place.owner} ${place.row}`;
    const found = this.told.get(key);
    if (!found) {
      this.told.set(key, { place, line: number, text: text.slice(0, SHOWN), count: 1 });
      return;
    }
    found.count += 1;
    if (number < found.line) {
      found.line = number;
      found.text = text.slice(0, SHOWN);
    }
  }

  /**
   * Return what was found, most serious first.
   *
   * Left out is what entries explain: messages of these lines, or of one of these entries, details
   * aside; notices are left out beside anything else.
   * @param {Set<number>} lines
   * @param {Set<string>} entries
   * @returns {Known[]}
   */
  known(lines, entries) {
    const every = [...this.told.values()]
      .map(({ place, line, text, count }) => this.messages.known(place, line, text, count))
      .sort(order);
    const some = every.filter(
      ({ detail, line, entry }) => detail || (!lines.has(line) && !entries.has(entry ?? "")),
    );
    const errors = some.filter(isError);
    return errors.length || entries.size ? errors : some;
  }
}

/** @param {Known} known */
export function isError(known) {
  return known.level !== "info" && known.class !== "notice";
}

/**
 * Compare by errors before notices, causes before what follows them, then the order of lines.
 * @param {Known} one
 * @param {Known} other
 */
function order(one, other) {
  return (
    Number(isError(other)) - Number(isError(one)) ||
    Number(one.follow_on) - Number(other.follow_on) ||
    Number(one.level !== "error") - Number(other.level !== "error") ||
    one.line - other.line
  );
}
