// Judges what an entry is to a reader's setup, as faultdex/model/yours.py does; shared vectors hold
// them equal.

import { HARDWARE, labelOf } from "./setup.js";

/** @typedef {import("./setup.js").Names} Names */
/** @typedef {import("./setup.js").Setup} Setup */
/** @typedef {{ applies: Names, held: number[], standin?: true, fix?: Names }} Judged */
/** @typedef {{ state: "run" | "stated" | "not", why: string }} Standing */

const ORDER = ["torch", "cuda", "nvcc", "nccl", "driver", "python", "gpu"];
const MAJOR = new Set(["driver", "linux"]);
const SIGNS = { ">=": "≥", "<=": "≤", "==": "=", "!=": "≠" };

/**
 * @param {Setup} setup
 * @param {Judged} entry
 * @param {Names[]} places
 * @returns {Standing}
 */
export function standing(setup, entry, places) {
  const { applies } = entry;
  const held = entry.held.map((number) => places[number]);
  const here = held.filter((one) => isSame(setup, one, applies));
  const ran = here.find(({ gpu }) => (gpu ?? "") === setup.gpu) ?? here[0];
  if (ran && !entry.standin) return { state: "run", why: `run on ${told(ran)}${fix(setup, entry)}` };
  const out = lacking(setup, applies);
  if (out) return { state: "not", why: `needs ${out}` };
  const how = entry.standin ? "run with a stand-in on" : "run on";
  const where = ran ? `${how} ${told(ran)}` : notRun(setup, applies, how, held);
  return { state: "stated", why: `${rangesOf(applies)}; ${where}${fix(setup, entry)}` };
}

/**
 * @param {string} ranges such as `>=2.4,<2.9`
 * @param {string} version
 */
export function allows(ranges, version) {
  return ranges.split(",").every((one) => isWithin(one.trim(), numbers(version)));
}

/**
 * @param {string} one
 * @param {number[]} version
 */
function isWithin(one, version) {
  const sign = one[1] === "=" ? one.slice(0, 2) : one.slice(0, 1);
  const end = numbers(one.slice(sign.length));
  const short = Math.min(end.length, version.length);
  switch (sign) {
    case ">=":
      return compared(version, end.slice(0, version.length)) >= 0;
    case "<":
      return compared(version, end) < 0;
    case "<=":
      return compared(version, end) <= 0;
    case ">":
      return compared(version, end) > 0;
    case "==":
      return compared(version.slice(0, short), end.slice(0, short)) === 0;
    default:
      return true;
  }
}

/**
 * @param {number[]} one
 * @param {number[]} other
 */
function compared(one, other) {
  const size = Math.max(one.length, other.length);
  for (let place = 0; place < size; place += 1) {
    const difference = (one[place] ?? 0) - (other[place] ?? 0);
    if (difference) return difference;
  }
  return 0;
}

/**
 * Tell whether all that matters and that the reader named is of the release that was run; that
 * must include a component that prints the failure.
 * @param {Setup} setup
 * @param {Names} place
 * @param {Names} applies
 */
function isSame({ versions }, place, applies) {
  const matters = Object.keys(versions).filter((name) => name in place || name in applies);
  const isAlike = (/** @type {string} */ name) =>
    name in place && release(name, place[name]) === release(name, versions[name]);
  return matters.some((name) => name in applies) && matters.every(isAlike);
}

/**
 * @param {string} component
 * @param {string} version
 */
function release(component, version) {
  return numbers(version).slice(0, MAJOR.has(component) ? 1 : 2).join(".");
}

/**
 * @param {Setup} setup
 * @param {Names} ranges
 */
function lacking({ versions }, ranges) {
  const out = Object.entries(ranges).filter(
    ([name, one]) => name in versions && !allows(one, versions[name]),
  );
  return rangesOf(Object.fromEntries(out));
}

/**
 * @param {Setup} setup
 * @param {Names} applies
 * @param {string} how
 * @param {Names[]} held
 */
function notRun({ versions }, applies, how, held) {
  const names = Object.keys(applies);
  if (names.some((name) => name in versions)) {
    return held.length > 0 ? `${how} ${told(held[0])}, not on yours` : "not run";
  }
  return `your setup does not name ${names.map(labelOf).join(" or ")}`;
}

/**
 * @param {Setup} setup
 * @param {Judged} entry
 */
function fix(setup, entry) {
  const out = lacking(setup, entry.fix ?? {});
  return out ? `; the file of its first fix needs ${out}` : "";
}

/** @param {Names} ranges */
function rangesOf(ranges) {
  return Object.entries(ranges)
    .map(([name, one]) => `${labelOf(name)} ${rangeOf(one)}`)
    .join(", ");
}

/** @param {string} text */
function rangeOf(text) {
  let shown = text;
  for (const [sign, one] of Object.entries(SIGNS)) shown = shown.replaceAll(sign, `${one} `);
  const spaced = (/** @type {string} */ one) =>
    one.trim().replaceAll("<", "< ").replaceAll(">", "> ").replaceAll("  ", " ");
  return shown.split(",").map(spaced).join(" and ");
}

/** @param {Names} place */
function told(place) {
  const kept = Object.keys(place).filter((name) => !("gpu" in place) || name !== HARDWARE);
  const first = ORDER.filter((name) => kept.includes(name));
  const rest = kept.filter((name) => !first.includes(name)).sort();
  const shown = (/** @type {string} */ name) =>
    name === "gpu" ? place[name] : `${labelOf(name)} ${place[name]}`;
  return [...first, ...rest].map(shown).join(", ");
}

/** @param {string} version */
function numbers(version) {
  return version.trim().split(".").filter((one) => /^\d+$/.test(one)).map(Number);
}
