// Turns a message of a library that no entry explains into a card: its text, what it means, and
// what to do first.

import { at } from "./address.js";
import { element, link } from "./element.js";

/** @typedef {import("./worker.js").Known} Known */

/**
 * @param {Known} known
 * @param {Node} line where the text shows it
 * @param {boolean} isFirst
 */
export function knownCard(known, line, isFirst) {
  const row = at(`messages/${known.table}/`) + `#${known.row}`;
  const title = element("p", "fd-answer__title fd-answer__title--message", link(row, known.title));
  const node = element("div", isFirst ? "fd-answer fd-answer--first" : "fd-answer", title);
  const isSaid = known.title.includes((known.message ?? "").replaceAll("{}", "…"));
  const text = isSaid ? [] : [message(known.message ?? "")];
  node.append(...text, meaning(known), line, ...steps(known), ...trial(known, row), waysOf(known));
  return node;
}

/** @param {Known} known */
function meaning(known) {
  const tag = element("span", "fd-class", known.class);
  tag.dataset.class = known.class;
  const level = known.level === "error" ? "" : ` (${known.level})`;
  return element("p", "fd-answer__summary", tag, ` ${known.says}${level}`);
}

/** @param {string} text with {} for each value */
function message(text) {
  const pieces = text.split("{}").flatMap((piece) => [element("i", "", "…"), piece]);
  return element("p", "fd-answer__text", element("code", "", ...pieces.slice(1)));
}

/** @param {Known} known */
function steps({ action, decision, follow_on: isFollowOn }) {
  const rows = [];
  if (action) rows.push(row("First step", action));
  if (decision) rows.push(row("GPU", decision.replaceAll("-", " ")));
  if (isFollowOn) rows.push(row("Look above", "Another message comes before it and tells the cause."));
  return rows;
}

/**
 * @param {Known} known
 * @param {string} address of the row
 */
function trial({ ran }, address) {
  if (!ran) return [];
  const label = element("b", "", "We ran one");
  return [element("p", "fd-answer__row", label, " ", link(address, `An example on ${ran}`))];
}

/** @param {Known} known */
function waysOf({ table, entry, entryTitle, owner, where, since, until }) {
  const ways = element("p", "fd-answer__ways");
  if (entry) ways.append(link(at(`${entry}/`), entryTitle));
  ways.append(link(at(`messages/${table}/`), owner || table));
  const releases = [since && `since ${since}`, until && `until ${until}`];
  const origin = [where, ...releases].filter(Boolean).join(", ");
  if (origin) ways.append(element("span", "", origin));
  return ways;
}

/**
 * @param {string} label
 * @param {string} text
 */
function row(label, text) {
  return element("p", "fd-answer__row", element("b", "", label), " ", text);
}
