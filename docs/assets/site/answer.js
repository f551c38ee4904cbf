// Turns what the worker found into elements.

import { formatSpeakers } from "../faultdex/format-speakers.js";
import { at } from "./address.js";
import { adviceNodes } from "./advice.js";
import { element, link } from "./element.js";
import { knownCard } from "./known.js";
import { mark } from "./mine.js";

const RANKS = new Map([
  ["root", "root cause"],
  ["symptom", "symptom: its cause may stand elsewhere in the text"],
  ["echo", "echo of another failure"],
  ["probable", "probable by its words: compare it first"],
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
export function answerNodes(reply, show) {
  const { matches, candidates, known, ownLeads, finished, complete, lost, missing } = reply;
  const nodes = sure(reply, show);
  if (!complete) nodes.push(note("The text is too long: only its first 256 MiB were read. "));
  nodes.push(...lost.map((what) => note(what)));
  nodes.push(...missing.map((owner) => note(`The messages of ${owner} could not be loaded.`)));
  if (!finished) return nodes;
  const isWhole = complete && !lost.length && !missing.length;
  if (!matches.length && !known.length && isWhole) {
    nodes.push(nothing(candidates.length > 0, ownLeads));
  }
  return [...nodes, ...unsure(candidates, show)];
}

/**
 * Return what is not sure: a probable page as if it were, and others as links.
 * @param {Told[]} candidates
 * @param {Show} show
 */
function unsure(candidates, show) {
  const probable = candidates.filter(({ rank }) => rank === "probable");
  const others = candidates.filter(({ rank }) => rank !== "probable");
  const isNear = others.some(({ rank }) => rank !== "related");
  const label = isNear ? "Not sure, but near" : "Not recognized. Pages on similar problems";
  return [
    ...(probable.length ? [element("p", "fd-answer__label", "Probably this, by its words")] : []),
    ...probable.map((match) => card(match, show, true)),
    ...(others.length ? [element("p", "fd-answer__label", label)] : []),
    ...others.map((match) => card(match, show, false)),
  ];
}

/**
 * Return what is sure: entries, and messages of libraries, which come after an entry but before
 * its echo; an error that nothing explains comes before both, or after messages above it.
 * @param {Reply} reply
 * @param {Show} show
 * @returns {Node[]}
 */
function sure(reply, show) {
  const { matches, known, own, ownLeads, finished } = reply;
  const isEcho = matches.every((match) => match.rank === "echo");
  const first = leading(reply);
  const cards = matches.map((one, place) => card(one, show, place === 0 && first === "match"));
  const rows = known.map((one, place) =>
    knownCard(one, lineOf(one, linesOf(one), show), place === 0 && first === "known"),
  );
  const error = ownLeads && finished ? [unexplained(own, show, first === "own")] : [];
  if (first === "own") return [...error, ...(isEcho ? [...rows, ...cards] : [...cards, ...rows])];
  if (!isEcho) return [...cards, ...rows, ...error];
  if (known.length || !matches.length) return [...rows, ...error, ...cards];
  return [matches.some(({ kind }) => kind === "error") ? echo() : warned(), ...cards];
}

/**
 * Return what comes first: an error that nothing explains, a message of a library, or an entry.
 * @param {Reply} reply
 */
function leading({ matches, known, own, ownLeads }) {
  const isAbove = known.length > 0 && own.every(({ line }) => known[0].line < line);
  if (ownLeads && !isAbove) return "own";
  return known.length && matches.every((match) => match.rank === "echo") ? "known" : "match";
}

/** @param {string} who */
function by(who) {
  return who && `said by ${who}`;
}

/** @param {import("./worker.js").Known} known */
function linesOf({ count }) {
  const others = count - 1;
  return others ? `and ${others.toLocaleString("en")} more ${others === 1 ? "line" : "lines"}` : "";
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
 * @param {boolean} isFirst
 */
function unexplained(own, show, isFirst) {
  const title = element("p", "fd-answer__title", "An error that no entry explains");
  const advice = "Read the frames above it: they name the line that raised it.";
  const isPlaced = own.some(({ frame }) => frame);
  const summary = isPlaced ? [] : [element("p", "fd-answer__summary", advice)];
  const lines = own.flatMap((one) => [lineOf(one, by(one.speaker ?? ""), show), ...placed(one)]);
  const name = isFirst ? "fd-answer fd-answer--first" : "fd-answer";
  return element("div", name, title, ...summary, ...lines);
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
  if (!isNear) {
    said.append(link(at("workflows/"), "Start from a symptom"), " · ");
    said.append(link(at("browse/"), "All failures by subject"), " · ");
  }
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
  if (isFirst && match.summary) node.append(element("p", "fd-answer__summary", match.summary));
  node.append(mark(match.id, { isLong: true }), lineOf(match, by(formatSpeakers(match)), show));
  if (isFirst) node.append(...adviceNodes(match));
  node.append(waysOf(match));
  return node;
}

/**
 * @param {{ line: number, text: string }} found
 * @param {string} about who said it, or how many lines more do; empty where the text does not tell
 * @param {Show} show
 */
function lineOf({ line, text }, about, show) {
  const button = element("button", "fd-answer__line", `line ${line}`);
  button.type = "button";
  button.addEventListener("click", () => show(line));
  const told = about ? `, ${about}: ` : " ";
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
