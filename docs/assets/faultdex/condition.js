/**
 * Turn the conditions of causes and signatures into yes or no, and into what was compared.
 *
 * The kinds of conditions are those of the generator's module `match/condition.py`.
 */

import { number, shown } from "./size.js";

const LONGEST = 120;

/** Asked of signatures alone, once the whole text is known: a line is about our field. */
export const FIELD = "field";

/** @type {Record<string, [sign: string, compare: (one: number, other: number) => boolean]>} */
const SIGNS = {
  at_least: [">=", (one, other) => one >= other],
  more_than: [">", (one, other) => one > other],
  equals: ["=", (one, other) => one === other],
};

/**
 * @typedef {string[]} Condition a kind, then its arguments
 * @typedef {{key: string, when: Condition[]}} Possible one cause, and what must hold of a text
 *
 * @typedef {object} Decision which causes a text leaves: one where it decides
 * @property {string | null} cause
 * @property {string[]} causes
 * @property {string[]} why
 */

/** What a text says of one entry. */
export class Evidence {
  /**
   * @param {Record<string, string>} names captures and parts of the account
   * @param {string} line the best recognised line
   * @param {Map<string, string>} facts expressions that some line shows, each with that line
   * @param {import("./reckon.js").Memory | null} memory
   */
  constructor(names, line, facts, memory) {
    this.names = names;
    this.line = line;
    this.facts = facts;
    this.memory = memory;
    this.verdict = memory?.verdict ?? "";
  }

  /** @param {Condition} condition */
  holds([kind, one, other]) {
    if (kind === "memory") return this.memory !== null && this.verdict === one;
    if (kind === "line") return expression(one).test(this.line);
    if (kind === "text") return this.facts.has(one);
    if (kind === "lacks") return !this.facts.has(one);
    if (kind === FIELD) return true;
    const [first, second] = [this.value(one), this.value(other)];
    return first !== undefined && second !== undefined && SIGNS[kind][1](first, second);
  }

  /** @param {Condition} condition */
  excludes([kind, one]) {
    return kind === "memory" && this.verdict !== "" && this.verdict !== one;
  }

  /**
   * Tell whether the message itself does not show the condition, so that it is unlikely.
   * @param {Condition} condition
   */
  lacksSign(condition) {
    const [kind, one, other] = condition;
    if (kind === "line") return !this.holds(condition);
    if (!(kind in SIGNS)) return false;
    const isKnown = this.value(one) !== undefined && this.value(other) !== undefined;
    return isKnown && !this.holds(condition);
  }

  /** @param {Condition} condition */
  says([kind, one, other]) {
    if (kind === "memory") return this.memory?.says ?? "";
    if (kind === "line") return this.line.slice(0, LONGEST);
    if (kind === "text") return (this.facts.get(one) ?? "").slice(0, LONGEST);
    return kind in SIGNS ? `${this.sum(one)} ${SIGNS[kind][0]} ${this.sum(other)}` : "";
  }

  /** @param {string} term */
  value(term) {
    return number(
      term
        .split(" + ")
        .map((part) => this.names[part] ?? part)
        .join(" + "),
    );
  }

  /** @param {string} term */
  sum(term) {
    const parts = term.split(" + ");
    const written = parts.map((part) => (part in this.names ? `${part} ${this.names[part]}` : part));
    const total = this.value(term);
    if (parts.length === 1 || total === undefined) return written[0];
    const isPlain = parts.every((part) => /^[0-9]+$/u.test(this.names[part] ?? part));
    return `${written.join(" + ")} = ${isPlain ? Math.trunc(total) : shown(total)}`;
  }
}

/**
 * Return which of the causes the text shows, or which it leaves, those that fit it first.
 * @param {Possible[]} causes
 * @param {Evidence} evidence
 * @returns {Decision}
 */
export function decide(causes, evidence) {
  let held = causes.filter(({ when }) => when.length && when.every((one) => evidence.holds(one)));
  if (held.every(({ when }) => when.every(([kind]) => kind === "line"))) {
    // Of causes that are told by their line alone, writers put the more specific first.
    held = held.slice(0, 1);
  }
  if (causes.length === 1 || held.length === 1) {
    const { key } = (held.length ? held : causes)[0];
    return { cause: key, causes: [key], why: why(held, evidence) };
  }
  const left = causes.filter(({ when }) => !when.some((one) => evidence.excludes(one)));
  /** @param {Possible} cause */
  const isUnlikely = ({ when }) => Number(when.some((one) => evidence.lacksSign(one)));
  const fitting = left.sort((one, other) => isUnlikely(one) - isUnlikely(other));
  const keys = (held.length ? held : fitting.length ? fitting : causes).map(({ key }) => key);
  return { cause: null, causes: keys, why: [] };
}

/**
 * @param {Possible[]} held
 * @param {Evidence} evidence
 */
function why(held, evidence) {
  const said = held.flatMap(({ when }) => when.map((one) => evidence.says(one)));
  return [...new Set(said.filter(Boolean))];
}

/** @type {Map<string, RegExp>} */
const compiled = new Map();

/** @param {string} text a pattern in its common form */
function expression(text) {
  const known = compiled.get(text) ?? new RegExp(text.replaceAll("(?P<", "(?<"), "u");
  compiled.set(text, known);
  return known;
}
