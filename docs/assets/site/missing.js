// On the page for addresses that lead nowhere, offers the entries whose ids are nearest to what
// was asked for.

import { at, data } from "./address.js";
import { element, link } from "./element.js";

const ENTRIES = "assets/faultdex/entries.json";
const MOST = 3;
const LEAST = 0.35;

const place = document.querySelector("[data-fd-missing]");
if (place) suggest(place).catch(() => {});

/** @param {Element} place */
async function suggest(place) {
  /** @type {[id: string, title: string][]} */
  const known = await data(ENTRIES);
  const near = nearest(location.pathname, known);
  if (!near.length) return;
  const rows = near.map(([id, title]) => element("li", "", link(at(`${id}/`), title)));
  place.append(element("p", "fd-note", "Did you mean:"), element("ul", "fd-list", ...rows));
}

/**
 * Return the entries that share most pairs of letters with the path, the nearest first.
 * @param {string} path
 * @param {[id: string, title: string][]} known
 */
function nearest(path, known) {
  const asked = pairs(lastPart(path));
  const near = known.map((one) => ({ one, score: likeness(asked, pairs(one[0])) }));
  near.sort((first, second) => second.score - first.score);
  return near.filter(({ score }) => score >= LEAST).slice(0, MOST).map(({ one }) => one);
}

/** @param {string} path */
function lastPart(path) {
  const parts = path.split("/").filter((part) => part && !/^index(\.\w+)?$/.test(part));
  return (parts.pop() ?? "").replace(/\.\w+$/, "").replaceAll("_", "-").toLowerCase();
}

/** @param {string} text */
function pairs(text) {
  return new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2)));
}

/**
 * Return twice what both have over what they have in all (the coefficient of Sørensen and Dice).
 * @param {Set<string>} one
 * @param {Set<string>} other
 */
function likeness(one, other) {
  const both = [...one].filter((pair) => other.has(pair)).length;
  return one.size ? (2 * both) / (one.size + other.size) : 0;
}
