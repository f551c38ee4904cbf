// Turns what is known of a match into elements: account, cause, first fix, and the check.

import { shown } from "../faultdex/size.js";
import { at } from "./address.js";
import { copyButton } from "./copy.js";
import { element, link } from "./element.js";

const TELLS = 3;
const WIDTH = 400;
const HEIGHT = 12;
const SVG = "http://www.w3.org/2000/svg";
const PARTS = [
  { part: "allocated", name: "allocated" },
  { part: "unallocated", name: "reserved but unallocated" },
  { part: "context", name: "rest of this process" },
  { part: "others", name: "other processes" },
  { part: "unknown", name: "not accounted for" },
  { part: "free", name: "free" },
];

/**
 * @typedef {import("./worker.js").Told} Told
 * @typedef {import("../faultdex/advice.js").Told} Advised
 * @typedef {import("../faultdex/reckon.js").Memory} Memory
 */

/**
 * Return what stands on the card of the first match.
 * @param {Told} match
 * @returns {Node[]}
 */
export function adviceNodes(match) {
  const picture = match.memory ? account(match.memory) : [];
  if (!match.advice) return picture;
  return [...picture, ...cause(match, match.advice), ...fix(match.advice), ...check(match.advice)];
}

/**
 * @param {Told} match
 * @param {Advised} advised
 * @returns {Node[]}
 */
function cause(match, { cause, causes }) {
  if (cause) {
    const because = match.why.length ? [row("Because", match.why.join("; "))] : [];
    return [row("Cause", link(at(`${match.id}/#${cause.anchor}`), cause.says)), ...because];
  }
  const says = `one of ${causes.length}; the text does not decide. First that fits: ${causes[0].says}`;
  const reckoned = match.memory?.says ? [row("Reckoned", match.memory.says)] : [];
  const tells = causes
    .slice(0, TELLS)
    .map((one) => item(`${one.tell} → `, link(at(`${match.id}/#${one.anchor}`), one.says)));
  const more = causes.length - TELLS;
  if (more > 0) tells.push(item(link(at(`${match.id}/#cause`), `${more} more on the page`)));
  return [...reckoned, row("Cause", says), element("ul", "fd-answer__tells", ...tells)];
}

/**
 * @param {Advised} advised
 * @returns {Node[]}
 */
function fix({ fix, usual }) {
  if (!fix) return [row("Fix", `depends on the cause; for the first: ${usual.does}`)];
  return [row("Fix", fix.does), ...(fix.code ? [listing(fix.code)] : [])];
}

/**
 * @param {Advised} advised
 * @returns {Node[]}
 */
function check({ check }) {
  return check ? [row("Check", element("code", "", check.command), ` ${check.shows}`)] : [];
}

/** @param {string} text */
function listing(text) {
  const code = element("code", "", text);
  return element("div", "fd-command fd-answer__code", element("pre", "", code), copyButton(code));
}

/**
 * @param {string} label
 * @param {...(Node | string)} content
 */
function row(label, ...content) {
  return element("p", "fd-answer__row", element("b", "", label), " ", ...content);
}

/** @param {...(Node | string)} content */
function item(...content) {
  return element("li", "", ...content);
}

/**
 * Return the bar of an account and its legend; nothing where the message does not give the whole.
 * @param {Memory} memory
 * @returns {Node[]}
 */
function account({ parts, slices }) {
  const sizes = new Map(slices);
  const total = [...sizes.values()].reduce((one, other) => one + other, 0);
  if (!total) return [];
  const held = PARTS.filter(({ part }) => sizes.has(part)).map((one) => ({
    ...one,
    size: sizes.get(one.part) ?? 0,
  }));
  const legend = held.map(({ part, name, size }) =>
    element("li", `fd-account__${part}`, `${name} ${shown(size)}`),
  );
  const asked = parts.asked ?? parts.wanted ?? 0;
  legend.push(element("li", "", `of ${shown(total)}; asked ${shown(asked)}`));
  return [bar(held, total), element("ul", "fd-account__legend", ...legend)];
}

/**
 * @param {{part: string, name: string, size: number}[]} held
 * @param {number} total
 */
function bar(held, total) {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("class", "fd-account");
  picture.setAttribute("viewBox", `0 0 ${WIDTH} ${HEIGHT}`);
  picture.setAttribute("preserveAspectRatio", "none");
  picture.setAttribute("role", "img");
  picture.setAttribute("aria-label", `Memory of the GPU, ${shown(total)}`);
  let done = 0;
  for (const { part, size } of held) {
    const piece = document.createElementNS(SVG, "rect");
    piece.setAttribute("class", `fd-account__${part}`);
    piece.setAttribute("x", String((WIDTH * done) / total));
    piece.setAttribute("width", String((WIDTH * size) / total));
    piece.setAttribute("height", String(HEIGHT));
    picture.append(piece);
    done += size;
  }
  return picture;
}
