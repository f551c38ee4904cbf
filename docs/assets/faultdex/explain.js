/**
 * Turn the lines of a text into the entries that explain it, best first.
 *
 * This is the browser's twin of the generator's package `match`: same index, same answers.
 */

import { Evidence, FIELD, decide } from "./condition.js";
import { Frames } from "./frame.js";
import { HIGH, LOW, guesses } from "./guess.js";
import { FACT, KINDS, RANKS } from "./index.js";
import { called, compare, ranked, speakers } from "./ranking.js";
import { reckon } from "./reckon.js";
import { SHOWN, blocks, hits } from "./search.js";
import { Tally } from "./tally.js";
import { BESIDE, MOST, PROBABLE } from "./terms.js";

const SCORES = [98, 80, 60];
const NEAR = 8;
const SPEAKERS = 64;
const KEPT = 40;
const OPENING = 24;
/** Lines of what a person tells in words, and of what a person cuts out of a log. */
const FEW = 3;
const LONG = 25;

/**
 * @typedef {import("./index.js").Index} Index
 * @typedef {import("./normalise.js").Line} Line
 * @typedef {import("./search.js").Hit} Hit
 *
 * @typedef {object} Match
 * @property {string} id
 * @property {string} title
 * @property {string} url
 * @property {number} score
 * @property {string} rank
 * @property {string} kind error, warning or notice
 * @property {number} line
 * @property {string} text
 * @property {Record<string, string>} captures
 * @property {string | null} speaker the rank that said the line, where the line tells
 * @property {string[]} speakers all ranks that said as much, the first to say it first
 * @property {string | null} cause the key of the cause, where the text decides
 * @property {string[]} causes the keys of the causes that the text leaves
 * @property {string[]} why what shows the cause
 * @property {import("./reckon.js").Memory | null} memory
 *
 * @typedef {object} Own
 * @property {number} line
 * @property {string} text
 * @property {string | null} speaker
 * @property {string | null} frame where it was raised, where a traceback tells
 *
 * @typedef {{line: Line, frame: string}} Key a line that may tell a failure, and where it was raised
 *
 * @typedef {object} Answer
 * @property {number} schema
 * @property {boolean} complete
 * @property {Match[]} matches
 * @property {Match[]} candidates
 * @property {Own[]} own the first and the last error that no entry explains
 * @property {import("./tally.js").Known[]} known messages of libraries that no entry explains
 */

/**
 * Return the entries whose signatures stand in `lines`; one match per entry.
 * @param {Index} index
 * @param {Iterable<string>} lines
 * @param {number} [top]
 * @param {import("./messages.js").Messages} [messages] with all parts that the lines need
 * @returns {Answer}
 */
export function explain(index, lines, top = 5, messages = undefined) {
  const reading = new Reading(index, messages);
  reading.read(lines);
  return reading.answer(top);
}

/**
 * Tell whether an error that no entry explains comes before what entries explain.
 *
 * It does so before echoes, and before a symptom that stands below it.
 * @param {Answer} answer
 */
export function ownLeads({ matches: [first], own }) {
  if (!own.length || !first) return own.length > 0;
  return first.rank === "echo" || (first.rank === "symptom" && own[0].line < first.line);
}

/** What was found so far in a text that arrives line by line. */
export class Reading {
  /**
   * @param {Index} index
   * @param {import("./messages.js").Messages} [messages]
   */
  constructor(index, messages = undefined) {
    this.index = index;
    this.tally = messages && new Tally(messages);
    this.blamed = "";
    this.isOurs = false;
    /** @type {Map<string, Key>} */
    this.keys = new Map();
    this.frames = new Frames(index);
    /** @type {Map<import("./index.js").Pattern, Map<string, Hit>>} */
    this.first = new Map();
    this.heading = -NEAR;
    this.count = 0;
  }

  /**
   * Take in the next lines of a text.
   * @param {Iterable<string>} lines
   */
  read(lines) {
    for (const block of blocks(this.index.normaliser.lines(this.counted(lines)))) {
      this.blame(block);
      this.ask(block);
      this.tally?.read(block);
      for (const hit of hits(this.index, block)) {
        this.keep(hit);
      }
    }
  }

  /**
   * Number the lines, on from those that were read before.
   * @param {Iterable<string>} lines
   * @returns {Generator<[number, string]>}
   */
  *counted(lines) {
    for (const line of lines) {
      this.count += 1;
      yield [this.count, line];
    }
  }

  /**
   * Return what is known by now.
   * @param {number} top
   * @returns {Answer}
   */
  answer(top) {
    const all = this.hits();
    const order = ranked(all, this.blamed, this.index.before);
    const named = new Set(order.map((hit) => hit.pattern.entry));
    const own = this.own();
    // Beside what an entry explains, the rest of the text is rather its echo.
    const asked = own.length && order.length ? own : [...this.keys.values()];
    const lines = asked.map(({ line }) => line).filter((line) => !this.tally?.place(line.text));
    return {
      schema: 1,
      complete: true,
      matches: order.slice(0, top).map((hit, place) => this.match(hit, place, all)),
      candidates: this.isSure() ? [] : this.candidates(named, lines).slice(0, top),
      own: own.map(({ line: { number, text, speaker }, frame }) => ({
        line: number,
        text,
        speaker: called(speaker) || null,
        frame: frame || null,
      })),
      known: this.known(order).slice(0, top),
    };
  }

  /** Tell whether an entry explains the root cause, so that candidates are not asked for. */
  isSure() {
    return this.hits().some(({ pattern }) => pattern.rank === 0);
  }

  /** Tell whether a page is probable that nothing in the text names. */
  isProbable() {
    return this.answer(1).candidates.some(({ rank }) => rank === "probable");
  }

  /**
   * Return the messages of libraries that no entry explains.
   * @param {Hit[]} order
   */
  known(order) {
    const lines = new Set(this.hits().filter(isTelling).map(({ number }) => number));
    const ids = new Set(order.map(({ pattern }) => this.index.known[pattern.entry].id));
    return this.tally?.known(lines, ids) ?? [];
  }

  /**
   * Return those of an answer's errors that no message of a library explains either.
   * @param {Answer} answer
   */
  unexplained({ own, known }) {
    const lines = new Set(known.map(({ line }) => line));
    return own.filter(({ line, text }) => !lines.has(line) && !this.tally?.place(text));
  }

  /** Return the first and the last line of an error that no entry explains. */
  own() {
    const keys = [...this.keys.values()];
    /** @param {Key} key */
    const isOwn = ({ line }) => this.isOwn(line);
    const edges = [keys.find(isOwn), [...keys].reverse().find(isOwn)];
    return [...new Set(edges)].filter((key) => !!key);
  }

  /**
   * Return the entries of which more than an echo stands in a line, of whatever field.
   * @param {Line} line
   */
  recognised(line) {
    const there = this.all().filter(({ number }) => number === line.number);
    const here = this.first.size ? [...there, ...hits(this.index, [line])] : [];
    const signatures = here.filter(({ pattern }) => pattern.rank !== FACT);
    return new Set(signatures.filter(isTelling).map(({ pattern }) => pattern.entry));
  }

  /**
   * Tell whether a line is an error that speaks of no other rank, and no entry explains.
   * @param {Line} line
   */
  isOwn(line) {
    const isError = this.index.own.test(line.text) && !this.index.others.test(line.text);
    return isError && !this.isExplained(line);
  }

  /**
   * Tell whether a signature stands in an error or in the lines that its message goes on.
   * @param {Line} line
   */
  isExplained(line) {
    const near = this.hits().filter(
      ({ number }) => number >= line.number && number < line.number + NEAR,
    );
    return (
      near.some((hit) => hit.speaker === line.speaker && isTelling(hit)) ||
      this.here(line).length > 0
    );
  }

  /**
   * Return the signatures that stand in a line by itself.
   * @param {Line} line
   */
  here(line) {
    return [...hits(this.index, [line])].filter((hit) => this.names(hit));
  }

  /** Return the first hit of each signature by each rank. */
  hits() {
    return this.all().filter((hit) => this.names(hit));
  }

  /**
   * Tell whether a hit names an entry.
   * @param {Hit} hit
   */
  names({ pattern }) {
    const isField = this.isOurs || !pattern.when.some(([kind]) => kind === FIELD);
    return pattern.rank !== FACT && isField;
  }

  all() {
    return [...this.first.values()].flatMap((byRank) => [...byRank.values()]);
  }

  /**
   * Return the hits of an entry, best first.
   * @param {number} entry
   */
  of(entry) {
    const own = this.hits().filter(({ pattern }) => pattern.entry === entry);
    return own.sort((one, other) => compare(one, other, this.blamed));
  }

  /** @param {Hit[]} own the hits of an entry, best first */
  decision(own) {
    const { entry } = own[0].pattern;
    const names = Object.assign(
      {},
      ...[...own].reverse().map(({ account, captures }) => ({ ...account, ...captures })),
    );
    const facts = new Map(
      this.all()
        .filter(({ pattern }) => pattern.rank === FACT && pattern.entry === entry)
        .map(({ pattern, number, text }) => [pattern.text, `line ${number}: ${text}`]),
    );
    const evidence = new Evidence(names, own[0].text, facts, memoryOf(own));
    return decide(this.index.causes[entry], evidence);
  }

  /**
   * Return entries whose texts this one resembles, then those of which it nearly says a message.
   *
   * The former are asked where a text of our field tells a failure, and no entry explains it.
   * @param {Set<number>} named
   * @param {Line[]} lines
   * @returns {Match[]}
   */
  candidates(named, lines) {
    const bar = this.isOurs ? LOW : HIGH;
    const { terms } = this.index;
    const guessed = guesses(this.index, lines, bar, (line) => this.recognised(line));
    const near = guessed.filter(({ line }) => !terms.hasOtherName(line, this.index.places));
    const asks = !this.hits().some(isTelling) && this.tells();
    const keys = [...this.keys.values()].map(({ line }) => line);
    const all = asks ? terms.rank(keys) : [];
    const isAlone = this.isAlone(all, near);
    const ranked = isAlone ? all.slice(0, 1) : all;
    const found = new Set(ranked.map(({ entry }) => entry));
    const others = near.filter(({ entry }) => !found.has(entry));
    const role = isAlone ? "probable" : "related";
    return [...ranked.map((one) => candidate(one, role)), ...others.map((one) => candidate(one, "candidate"))]
      .filter((guess) => !named.has(guess.entry))
      .slice(0, MOST)
      .map(({ entry, score, line, rank }) => ({
        ...this.address(entry),
        score: score / 1000,
        rank,
        kind: "error",
        line: line.number,
        text: line.text,
        captures: {},
        speaker: called(line.speaker) || null,
        speakers: [called(line.speaker)].filter(Boolean),
        cause: null,
        causes: [],
        why: [],
        memory: null,
      }));
  }

  /**
   * Tell whether one entry is far ahead, and so surely or with its message nearly said.
   * @param {import("./terms.js").Ranked[]} ranked
   * @param {import("./guess.js").Guess[]} near
   */
  isAlone(ranked, near) {
    if (!ranked.length) return false;
    const rivals = ranked.filter(({ score }) => score >= ranked[0].score - BESIDE);
    if (new Set([...rivals, ...near].map(({ entry }) => entry)).size > 1) return false;
    const isSure = ranked[0].score >= PROBABLE || near.length > 0;
    return isSure && !this.index.terms.hasOtherName(ranked[0].line, this.index.places);
  }

  /**
   * Tell whether a text of our field tells a failure.
   *
   * What a person writes in a few lines tells one, a longer text where a line looks like it, and a
   * log where a line is an error that no entry explains.
   */
  tells() {
    const keys = [...this.keys.values()];
    if (this.count > LONG) return this.isOurs && keys.some(({ line }) => this.isOwn(line));
    const looks = (/** @type {Key} */ { line }) => this.index.key.test(line.text);
    return this.isOurs && (this.count <= FEW || keys.some(looks));
  }

  /** @param {Hit} hit */
  keep(hit) {
    const byRank = this.first.get(hit.pattern) ?? new Map();
    this.first.set(hit.pattern, byRank);
    if (byRank.size < SPEAKERS && !byRank.has(hit.speaker)) {
      byRank.set(hit.speaker, hit);
    }
  }

  /**
   * Keep the opening lines, and the first and the last that look like errors, each once.
   * @param {Line[]} block
   */
  ask(block) {
    this.isOurs ||= block.some((line) => this.index.about.test(line.text));
    for (const line of block) {
      this.frames.read(line);
      const text = line.text.slice(0, SHOWN);
      if (!this.keys.has(text) && this.isKey(line.number, text)) {
        this.keys.set(text, { line: { ...line, text }, frame: this.frames.before(line) });
        if (this.keys.size > 2 * KEPT) {
          this.keys.delete([...this.keys.keys()][KEPT]);
        }
      }
    }
  }

  /**
   * @param {number} number
   * @param {string} shown
   */
  isKey(number, shown) {
    const isKey = number <= OPENING || this.index.key.test(shown);
    return isKey && !this.index.footer.test(shown);
  }

  /**
   * Note which rank the launcher says failed first.
   * @param {Line[]} block
   */
  blame(block) {
    for (const line of block) {
      if (this.index.heading.test(line.text)) {
        this.heading = line.number;
      } else if (line.number - this.heading < NEAR) {
        this.blamed ||= this.index.blamed.exec(line.text)?.[1] ?? "";
      }
    }
  }

  /**
   * @param {Hit} hit
   * @param {number} place
   * @param {Hit[]} all
   * @returns {Match}
   */
  match(hit, place, all) {
    const { pattern, number, text, captures, speaker } = hit;
    const own = this.of(pattern.entry);
    return {
      ...this.address(pattern.entry),
      score: (SCORES[pattern.rank] - place) / 100,
      rank: RANKS[pattern.rank],
      kind: KINDS[pattern.kind],
      line: number,
      text,
      captures,
      speaker: called(speaker) || null,
      speakers: speakers(hit, all),
      ...this.decision(own),
      memory: memoryOf(own),
    };
  }

  /** @param {number} entry */
  address(entry) {
    const { id, title } = this.index.known[entry];
    return { id, title, url: `${this.index.site}${id}/` };
  }
}

/**
 * Return the first account whose numbers decide, else the first that there is.
 * @param {Hit[]} own
 */
function memoryOf(own) {
  const accounts = own.map(({ account }) => reckon(account)).filter((one) => one !== null);
  return accounts.find(({ verdict }) => verdict) ?? accounts[0] ?? null;
}

/**
 * @param {import("./guess.js").Guess} guess
 * @param {string} rank
 */
function candidate(guess, rank) {
  return { ...guess, rank };
}

/** @param {Hit} hit */
function isTelling({ pattern }) {
  return RANKS[pattern.rank] !== "echo";
}
