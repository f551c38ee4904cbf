// Turns what the worker found into elements.

import { said } from "../faultdex/said.js";
import { at } from "./address.js";
import { adviceNodes } from "./advice.js";
import { element, link } from "./element.js";

const RANKS = new Map([
  ["root", "root cause"],
  ["symptom", "symptom: its cause may stand elsewhere in the text"],
  ["echo", "echo of another failure"],
]);

/**
 * @typedef {import("./worker.js").Reply} Reply
 * @typedef {import("./worker.js").Told} Told
 * @typedef {(line: number) => void} Show
 */

/**
 * Return what shows a reply; `show` is called with the number of a line to show in the text.
 * @param {Reply} reply
 * @param {Show} show
 * @returns {Node[]}
 */
export function answerNodes({ matches, candidates, own, ownLeads, finished, complete, lost }, show) {
  const nodes = matches.map((match, place) => card(match, show, place === 0 && !ownLeads));
  if (ownLeads && finished) nodes.unshift(unexplained(own, show));
  else if (matches.length && matches.every((match) => match.rank === "echo")) {
    nodes.unshift(matches.some(({ kind }) => kind === "error") ? echo() : warned());
  }
  if (!complete) nodes.push(note("The text is too long: only its first 256 MiB were read. "));
  nodes.push(...lost.map((what) => note(what)));
  if (!finished) return nodes;
  if (!matches.length && complete && !lost.length) nodes.push(nothing(candidates.length > 0, ownLeads));
  if (candidates.length) {
    nodes.push(element("p", "fd-answer__label", "Not sure, but near"));
    nodes.push(...candidates.map((match) => card(match, show, false)));
  }
  return nodes;
}

/**
 * The plain sentence for when nothing could be read.
 * @returns {Node[]}
 */
export function failureNodes() {
  const said = note("The matcher could not read this here. ");
  said.append(link(at("browse/"), "Look through all failures by subject"), ".");
  return [said];
}

function echo() {
  return note(
    "This text contains only a follow-on error: look for the first error further up, or in the log of another rank; if there is none, read on below.",
  );
}

function warned() {
  return note("This text contains only a warning; the program goes on after it.");
}

/**
 * @param {import("../faultdex/explain.js").Own[]} own
 * @param {Show} show
 */
function unexplained(own, show) {
  const title = element("p", "fd-answer__title", "An error that no entry explains");
  const advice = "Read the frames above it: they name the line that raised it.";
  const isPlaced = own.some(({ frame }) => frame);
  const summary = isPlaced ? [] : [element("p", "fd-answer__summary", advice)];
  const lines = own.flatMap((one) => [lineOf(one, one.speaker ?? "", show), ...placed(one)]);
  return element("div", "fd-answer fd-answer--first", title, ...summary, ...lines);
}

/** @param {import("../faultdex/explain.js").Own} own */
function placed({ frame }) {
  return frame ? [element("p", "fd-answer__text", "at ", element("code", "", frame))] : [];
}

/**
 * @param {boolean} isNear whether candidates follow
 * @param {boolean} ownLeads whether an error was named before
 */
function nothing(isNear, ownLeads) {
  const advice = "The whole log, from the first error on, tells more than its last lines. ";
  const said = note(ownLeads ? "" : `No entry is sure to explain this text. ${advice}`);
  if (!isNear) said.append(link(at("browse/"), "All failures by subject"), " · ");
  said.append(link(at("reference/"), "Codes and exit statuses"), " · ");
  said.append(link(at("report/"), "Report it"), ".");
  return said;
}

/**
 * @param {Told} match
 * @param {Show} show
 * @param {boolean} isFirst
 */
function card(match, show, isFirst) {
  const title = element("p", "fd-answer__title", link(at(`${match.id}/`), match.title));
  const node = element("div", isFirst ? "fd-answer fd-answer--first" : "fd-answer", title);
  if (isFirst) node.append(element("p", "fd-answer__summary", match.summary));
  node.append(lineOf(match, said(match), show));
  if (isFirst) node.append(...adviceNodes(match));
  node.append(waysOf(match));
  return node;
}

/**
 * @param {{ line: number, text: string }} found
 * @param {string} who said it; empty where the line does not tell
 * @param {Show} show
 */
function lineOf({ line, text }, who, show) {
  const button = element("button", "fd-answer__line", `line ${line}`);
  button.type = "button";
  button.addEventListener("click", () => show(line));
  const told = who ? `, said by ${who}: ` : " ";
  return element("p", "fd-answer__text", button, told, element("mark", "", text));
}

/** @param {Told} match */
function waysOf(match) {
  return element(
    "p",
    "fd-answer__ways",
    link(at(`${match.id}/#fix`), "What fixes it"),
    link(at(`${match.id}/#cause`), "Why it happens"),
    element("span", "", kindOf(match)),
  );
}

/** @param {Told} match */
function kindOf({ kind, rank }) {
  return kind === "error" ? (RANKS.get(rank) ?? "") : `${kind}; the program goes on after it`;
}

/** @param {string} text */
function note(text) {
  return element("p", "fd-answer__note", text);
}
