/**
 * Turn the sizes of an out-of-memory message into what was in the way, by arithmetic alone.
 *
 * The rules and their figures are those of the generator's module `match/reckon.py`.
 */

import { number, shown } from "./size.js";

const GIB = 2 ** 30;
const CONTEXT = GIB;
const ABSURD = 2 ** 60;
const SLIGHT = 0.05;
const PIECES = 0.1;
const LISTED = 0.2;
const INFERRED = 0.25;
const MUCH = 0.5;
const SMALL = 0.1;
const ROUNDED = 1.005;
const WIDER = 1.1;

/**
 * @typedef {object} Memory the account in bytes by part, and what stood in the way
 * @property {Record<string, number>} parts
 * @property {string} verdict empty where the numbers do not decide
 * @property {string} says
 * @property {[name: string, size: number][]} slices the parts of the whole GPU, in a bar's order
 *
 * @typedef {object} Sizes
 * @property {number} asked
 * @property {number} total
 * @property {number} free
 * @property {boolean} hasFree
 * @property {number} others
 * @property {boolean} isListed
 * @property {number} mine
 * @property {number} allocated
 * @property {number} unallocated
 * @property {number} limit
 */

/**
 * Return the account of the sizes as written; nothing where nothing was asked for.
 * @param {Record<string, string>} written
 * @returns {Memory | null}
 */
export function reckon(written) {
  if (written.refused && !written.asked) {
    const says = "the engine's own memory budget refuses";
    return { parts: {}, verdict: "own-limit", says, slices: [] };
  }
  /** @type {Record<string, number>} */
  const given = {};
  for (const part of Object.keys(written).sort()) {
    const value = number(written[part]);
    if (value !== undefined) given[part] = value;
  }
  if (!(given.asked ?? given.wanted)) return null;
  const sizes = sizesOf(given, written.others ?? "");
  const verdict = "wanted" in given ? wanted(sizes) : verdictOf(sizes);
  const parts = Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value < ABSURD)
      .map(([part, value]) => [part, Math.trunc(value)]),
  );
  return { parts, verdict, says: says(sizes, verdict), slices: [...slices(sizes)] };
}

/**
 * @param {Record<string, number>} given
 * @param {string} others
 * @returns {Sizes}
 */
function sizesOf(given, others) {
  /** @param {string} part */
  const known = (part) => (part in given && given[part] < ABSURD ? given[part] : undefined);
  const total = known("total") ?? 0;
  const free = known("free") ?? 0;
  const allocated = known("allocated") ?? 0;
  const reserved = known("reserved") ?? 0;
  const unallocated = known("unallocated") ?? (reserved ? Math.max(0, reserved - allocated) : 0);
  const { mine, listed } = processes(known("mine") ?? 0, others, allocated + unallocated, total);
  const held = mine || (allocated ? (reserved || allocated + unallocated) + CONTEXT : 0);
  const tells = known("free") !== undefined && (held > 0 || known("wanted") !== undefined);
  return {
    asked: known("asked") ?? known("wanted") ?? 0,
    total,
    free,
    hasFree: known("free") !== undefined,
    others: listed || (tells ? Math.max(0, total - free - held) : 0),
    isListed: listed > 0,
    mine,
    allocated,
    unallocated,
    limit: known("limit") ?? 0,
  };
}

/**
 * Return what this process and what all others have in use.
 * @param {number} mine
 * @param {string} others
 * @param {number} own
 * @param {number} total
 */
function processes(mine, others, own, total) {
  let listed = others ? others.split(" + ").map((one) => number(one) ?? 0) : [];
  const fitting = listed.filter((size) => own <= ROUNDED * size && size <= WIDER * own + CONTEXT);
  let held = mine;
  if (!mine && listed.length) {
    const ours = own ? (fitting.length ? Math.min(...fitting) : 0) : Math.max(...listed);
    listed = listed.filter((size) => size !== ours);
    held = own ? ours : 0;
  }
  const sum = listed.filter((size) => size <= total).reduce((one, other) => one + other, 0);
  return { mine: held <= total ? held : 0, listed: sum };
}

/** @param {Sizes} sizes */
function own({ mine, allocated, unallocated }) {
  return Math.max(mine, allocated + unallocated);
}

/** @param {Sizes} sizes */
function usable({ limit, free, allocated, unallocated }) {
  return Math.max(0, Math.min(free, limit ? limit - allocated - unallocated : free));
}

/** @param {Sizes} sizes */
function room({ free, unallocated }) {
  return free + unallocated;
}

/** @param {Sizes} sizes */
function wanted({ total, hasFree, others }) {
  if (!total || !hasFree) return "";
  return others >= INFERRED * total ? "other-process" : "own-limit";
}

/** @param {Sizes} sizes */
function verdictOf(sizes) {
  const { asked, total, unallocated } = sizes;
  if (total > 0 && total < asked) return "tensor-larger-than-gpu";
  if (isLimited(sizes)) return "own-limit";
  // Windows lends memory of the host: no part of it is a gap in that of the GPU.
  if (total > 0 && total <= sizes.allocated) return "this-process";
  if (usable(sizes) >= Math.max(asked, SLIGHT * whole(sizes))) return "";
  if (asked <= unallocated && SLIGHT * whole(sizes) <= unallocated) return "fragmentation";
  if (asked <= room(sizes) && SLIGHT * total <= unallocated) return "";
  return holder(sizes);
}

/** @param {Sizes} sizes */
function isLimited(sizes) {
  const { asked, allocated, unallocated } = sizes;
  if (!sizes.limit) return false;
  const limit = sizes.limit / ROUNDED;
  if (allocated + asked > limit) return true;
  const isCached = unallocated >= Math.max(asked, PIECES * sizes.limit);
  return !isCached && own(sizes) + asked > limit;
}

/** @param {Sizes} sizes */
function whole({ total, limit }) {
  return Math.min(total || limit, limit || total);
}

/** @param {Sizes} sizes */
function holder(sizes) {
  const { asked, total, free, others, isListed } = sizes;
  if (!total) return "";
  const share = others / total;
  if (share >= (isListed ? LISTED : INFERRED) && free + others >= asked) return "other-process";
  const isDoubtful = isListed && share >= SMALL;
  return own(sizes) >= MUCH * total && !isDoubtful ? "this-process" : "";
}

/**
 * @param {Sizes} sizes
 * @param {string} verdict
 */
function says(sizes, verdict) {
  const asked = `asked ${shown(sizes.asked)}`;
  const total = `total ${shown(sizes.total)}`;
  if (verdict === "tensor-larger-than-gpu") return `${asked} > ${total}`;
  if (verdict === "own-limit" && sizes.limit) {
    const held = sizes.allocated + sizes.unallocated;
    return `${asked}${held ? ` + reserved ${shown(held)}` : ""} > allowed ${shown(sizes.limit)}`;
  }
  if (verdict === "fragmentation") return `unallocated ${shown(sizes.unallocated)} >= ${asked}`;
  if (verdict === "other-process" || verdict === "own-limit") {
    return `${asked}; ${roomOf(sizes)}; other processes hold ${shown(sizes.others)} of ${total}`;
  }
  if (verdict === "this-process") {
    return `${asked}; ${roomOf(sizes)}; this process holds ${shown(own(sizes))} of ${total}`;
  }
  return sizes.hasFree ? `${asked}; ${roomOf(sizes)}` : asked;
}

/** @param {Sizes} sizes */
function roomOf(sizes) {
  const free = `free ${shown(sizes.free)}`;
  if (!sizes.unallocated) return free;
  return `${free} + unallocated ${shown(sizes.unallocated)} = ${shown(room(sizes))}`;
}

/**
 * @param {Sizes} sizes
 * @returns {Generator<[string, number]>}
 */
function* slices({ total, hasFree, free, mine, allocated, unallocated, others }) {
  let rest = hasFree ? total : 0;
  const beside = Math.max(0, mine - allocated - unallocated);
  /** @type {[string, number][]} */
  const parts = [
    ["free", free],
    ["allocated", allocated],
    ["unallocated", unallocated],
    ["context", beside],
    ["others", others],
    ["unknown", rest],
  ];
  for (const [name, size] of parts) {
    const part = Math.min(size, rest);
    rest -= part;
    if (part >= 1) yield [name, Math.trunc(part)];
  }
}
