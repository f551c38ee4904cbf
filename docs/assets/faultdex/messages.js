/**
 * Turn plain lines into the messages of libraries that appear in them, owner by owner.
 *
 * The hints say by hashes of words and of pairs of words which owners a line may need; the parts
 * of these owners are loaded, and they alone decide.
 */

import { appears, grams, literals, size } from "./literal.js";

export const SCHEMA = 2;
const HINTS_SCHEMA = 3;

/** A line is compared up to this many characters. */
const LONGEST = 4000;
const TITLE = 120;
const WORDS = /[A-Za-z0-9_]+/g;
const LEVELS = ["error", "warning", "info"];
const SPACE = 32;
const PRIME = 0x01000193;
const BASIS = 0x811c9dc5;
const BITS = 24;
const MASK = 0xffffff;

/**
 * @typedef {import("./literal.js").Literal} Literal
 *
 * @typedef {{owner: string, low: number, grams: string}} Owner `grams` are hashes, see `hashes`
 * @typedef {{schema: number, site: string, owners: Owner[]}} Hints
 *
 * @typedef {[kind: string, means: string, first: string, entry: string, decision: string,
 *   isFollowOn: boolean, isDetail: boolean]} Note
 *
 * The messages of an owner in columns; a line of `rows` has id, name, text, title and the texts of
 * the forms, each empty where it is the usual one.
 * @typedef {object} Compiled
 * @property {number} schema
 * @property {string} owner
 * @property {string} title
 * @property {string} label what is written before a number
 * @property {Note[]} notes
 * @property {string[]} places
 * @property {string[]} releases
 * @property {string} rows
 * @property {number[]} note
 * @property {number[]} level
 * @property {number[]} where
 * @property {number[]} since
 * @property {number[]} until
 * @property {Record<string, string>} ran the release on which an example of the row was run
 * @property {number[][]} grams of each form, see `gramOf`
 *
 * @typedef {{owner: number, row: number}} Place of an owner among the hints and of a row in its part
 * @typedef {{row: number, parts: Literal[] | undefined, text: string, own: string}} Candidate `own`
 *   is the text of its row, if the form holds it
 */

/** All messages of one owner. */
class Part {
  /** @param {Compiled} data */
  constructor(data) {
    if (data.schema !== SCHEMA) {
      throw new Error(`the messages have schema ${data.schema}, this reader reads ${SCHEMA}`);
    }
    this.data = data;
    this.rows = data.rows.split("\n").map((line) => line.split("\t"));
    /** @type {Map<string, Candidate[]>} */
    this.candidates = new Map();
    this.rows.forEach(([, , own, , ...forms], row) => {
      data.grams[row].forEach((place, number) => {
        const text = forms[number] || own;
        const gram = gramOf(text, place);
        const some = this.candidates.get(gram) ?? [];
        this.candidates.set(gram, some);
        some.push({ row, parts: undefined, text, own: text.includes(own) ? own : text });
      });
    });
  }

  /**
   * Return the forms of rows that a line shows, with the counts of their literal characters: of
   * the text, without what a log puts around it, and of all.
   * @param {string} line
   * @param {Iterable<string>} shared grams of the line
   */
  *shown(line, shared) {
    for (const gram of shared) {
      for (const one of this.candidates.get(gram) ?? []) {
        one.parts ??= literals(one.text);
        if (appears(one.parts, line)) {
          yield { row: one.row, own: size(literals(one.own)), size: size(one.parts) };
        }
      }
    }
  }

  /** @param {number} row */
  titleOf(row) {
    const [id, name, text, title] = this.rows[row];
    const shown = name || text.replaceAll("{}", "…");
    const { label } = this.data;
    return title || [...(label ? `${label} ${id}: ${shown}` : shown)].slice(0, TITLE).join("");
  }
}

export class Messages {
  /** @param {Hints} hints */
  constructor({ schema, site, owners }) {
    if (schema !== HINTS_SCHEMA) {
      throw new Error(`the hints have schema ${schema}, this reader reads ${HINTS_SCHEMA}`);
    }
    this.site = site;
    this.owners = owners.map(({ owner }) => owner);
    /** @type {Map<number, Part>} */
    this.parts = new Map();
    this.isFiled = new Uint8Array(1 << (BITS - 3));
    /** @type {Map<number, number[]>} */
    this.filed = new Map();
    owners.forEach((one, owner) => {
      for (const hash of hashes(one)) {
        this.isFiled[hash >> 3] |= 1 << (hash & 7);
        this.filed.set(hash, [...(this.filed.get(hash) ?? []), owner]);
      }
    });
  }

  /**
   * Take in the part of an owner.
   * @param {number} owner
   * @param {Compiled} data
   */
  add(owner, data) {
    this.parts.set(owner, new Part(data));
  }

  /**
   * Return the owners whose messages may appear in a plain line.
   * @param {string} line
   * @returns {Set<number>}
   */
  asked(line) {
    /** @type {Set<number>} */
    const found = new Set();
    const end = Math.min(line.length, LONGEST);
    let [word, pair, before] = [BASIS, 0, 0];
    for (let at = 0; at <= end; at += 1) {
      const code = at < end ? line.charCodeAt(at) : SPACE;
      if (isWord(code)) {
        word = Math.imul(word ^ code, PRIME);
        pair = Math.imul(pair ^ code, PRIME);
      } else if (word !== BASIS) {
        this.look(word, found);
        if (before) this.look(pair, found);
        before = word;
        pair = Math.imul(word ^ SPACE, PRIME);
        word = BASIS;
      }
    }
    return found;
  }

  /**
   * @param {number} state
   * @param {Set<number>} found
   */
  look(state, found) {
    const hash = folded(state);
    if (this.isFiled[hash >> 3] & (1 << (hash & 7))) {
      for (const owner of this.filed.get(hash) ?? []) found.add(owner);
    }
  }

  /**
   * Return the message in a plain line; of several the one with the longest text, and of equal
   * texts the one whose usual line is longest.
   * @param {string} text
   * @param {Iterable<number>} owners those whose parts are asked
   * @returns {Place | null}
   */
  find(text, owners) {
    const line = text.slice(0, LONGEST);
    const shared = grams(line);
    /** @type {[own: number, size: number, place: Place][]} */
    const found = [];
    for (const owner of owners) {
      for (const { row, own, size } of this.parts.get(owner)?.shown(line, shared) ?? []) {
        found.push([own, size, { owner, row }]);
      }
    }
    found.sort(
      ([own, size, one], [others, other, two]) =>
        others - own || other - size || one.owner - two.owner || one.row - two.row,
    );
    return found.length ? found[0][2] : null;
  }

  /**
   * Return the title of an owner's messages, which are loaded.
   * @param {string} owner
   */
  titleOf(owner) {
    return this.parts.get(this.owners.indexOf(owner))?.data.title;
  }

  /**
   * Return what an answer says of a message that `count` lines hold.
   * @param {Place} place
   * @param {number} line
   * @param {string} text
   * @param {number} count
   */
  known(place, line, text, count) {
    const part = /** @type {Part} */ (this.parts.get(place.owner));
    const { data } = part;
    const at = place.row;
    const table = this.owners[place.owner];
    const [row, , message] = part.rows[at];
    const [kind, means, first, entry, decision, isFollowOn, isDetail] = data.notes[data.note[at]];
    const [since, until] = [data.releases[data.since[at]], data.releases[data.until[at]]];
    return {
      table,
      row,
      title: part.titleOf(at),
      url: `${this.site}messages/${table}/#${row}`,
      says: means,
      action: first || null,
      entry: entry || null,
      line,
      text,
      class: kind,
      level: LEVELS[data.level[at]],
      decision: decision || null,
      follow_on: isFollowOn || kind === "follow-on",
      detail: isDetail,
      message: message || null,
      where: data.places[data.where[at]] || null,
      since: since || null,
      until: until || null,
      count,
      ran: data.ran[row] ?? null,
    };
  }
}

/**
 * Return the gram at twice the place of its first word in a text; for two words, one more.
 * @param {string} text
 * @param {number} place
 */
function gramOf(text, place) {
  const words = text.match(WORDS) ?? [];
  return words.slice(place >> 1, (place >> 1) + 1 + (place & 1)).join(" ");
}

/** @param {number} code */
function isWord(code) {
  return (
    (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58) || code === 95
  );
}

/** @param {number} state of FNV-1a with 32 bits */
function folded(state) {
  return ((state >>> BITS) ^ state) & MASK;
}

/**
 * Yield hashes in ascending order: base64 of the steps between them in Rice's code. Of a step less
 * one, the `low` lowest bits stand after a zero, and before it as many ones as its higher bits say.
 * @param {Owner} owner
 */
function* hashes({ low, grams }) {
  const bytes = atob(grams);
  let [hash, at] = [-1, 0];
  const bit = () => (bytes.charCodeAt(at >> 3) >> (7 - (at++ & 7))) & 1;
  while (true) {
    let step = 0;
    while (at < 8 * bytes.length && bit()) step += 1;
    if (at === 8 * bytes.length) return;
    for (let left = low; left > 0; left -= 1) step = 2 * step + bit();
    hash += step + 1;
    yield hash;
  }
}
