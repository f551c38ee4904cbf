// Reads a pasted text or a chosen file beside the page, and says what it found so far.
// Nothing is sent anywhere: what is fetched is the compiled index, and with the first answer the
// advice on all entries, so that nobody can tell by it which of them was found.

import { told } from "../faultdex/advice.js";
import { Reading, ownLeads } from "../faultdex/explain.js";
import { Index } from "../faultdex/index.js";
import { data } from "./address.js";
import { fileParts } from "./logfile.js";

const INDEX = "assets/faultdex/index.json";
const ADVICE = "assets/faultdex/advice.json";
const PIECE = 1 << 20;
const MOST = 256 << 20;
const LONGEST = 4 << 20;
const SHOWN = 5;

/**
 * @typedef {{ number: number, text?: string, file?: File }} Question
 * @typedef {import("../faultdex/explain.js").Match & Beside} Told
 * @typedef {{ summary: string, advice?: import("../faultdex/advice.js").Told }} Beside
 * @typedef {object} Reply
 * @property {number} number the question that it answers
 * @property {number} done how much was read, in characters
 * @property {boolean} finished
 * @property {boolean} complete false where the text was too long to be read to its end
 * @property {string[]} lost what of a file was not read, and why
 * @property {Told[]} matches
 * @property {Told[]} candidates
 * @property {import("../faultdex/explain.js").Own[]} own
 * @property {boolean} ownLeads whether an error that no entry explains comes first
 */

/** @typedef {Record<string, import("../faultdex/advice.js").Advice>} Advices */

/** @type {Promise<Index> | undefined} */
let loading;
/** @type {Promise<Advices> | undefined} */
let advising;
let latest = 0;

globalThis.addEventListener("message", (event) => {
  const question = /** @type {MessageEvent<Question>} */ (event).data;
  latest = question.number;
  answer(question).catch(() => postMessage({ number: question.number, failed: true }));
});

/** @param {Question} question */
async function answer({ number, text, file }) {
  loading ??= load();
  const index = await loading;
  const reading = new Reading(index);
  /** @type {string[]} */
  const lost = [];
  /** @param {string} what */
  const lose = (what) => lost.push(what);
  const lines = new Lines();
  let done = 0;
  for await (const piece of file ? fileParts(file, lose) : textParts(text ?? "")) {
    reading.read(lines.take(piece));
    done += piece.length;
    if (number !== latest) return;
    tell(index, reading, { number, done, finished: false, complete: true, lost });
    if (done > MOST) break;
  }
  reading.read([lines.rest()]);
  const advices = reading.hits().length ? await advised() : {};
  if (number !== latest) return;
  tell(index, reading, { number, done, finished: true, complete: done <= MOST, lost }, advices);
}

/** Cuts pieces of a text into lines; what it holds of a line is joined once. */
class Lines {
  constructor() {
    /** @type {string[]} */
    this.begun = [];
    this.size = 0;
  }

  /**
   * Return the lines that a piece ends; a line beyond all sense is cut.
   * @param {string} piece
   */
  take(piece) {
    const [first, ...others] = piece.split("\n");
    this.begun.push(first);
    this.size += first.length;
    const last = others.pop();
    if (last === undefined) return this.size > LONGEST ? [this.rest()] : [];
    const lines = [this.rest(), ...others];
    this.begun = [last];
    this.size = last.length;
    return lines;
  }

  rest() {
    const line = this.begun.join("");
    this.begun = [];
    this.size = 0;
    return line;
  }
}

/**
 * Return the advice on all entries; an answer without it is an answer.
 * @returns {Promise<Advices>}
 */
async function advised() {
  advising ??= data(ADVICE);
  try {
    return await advising;
  } catch {
    advising = undefined;
    return {};
  }
}

async function load() {
  return new Index(await data(INDEX));
}

/**
 * @param {Index} index
 * @param {Reading} reading
 * @param {Omit<Reply, "matches" | "candidates" | "own" | "ownLeads">} state
 * @param {Advices} [advices]
 */
function tell(index, reading, state, advices = {}) {
  const answer = reading.answer(SHOWN);
  const { matches, candidates, own } = answer;
  const summaries = new Map(index.known.map((one) => [one.id, one.summary]));
  /** @param {import("../faultdex/explain.js").Match} match */
  const known = (match) => ({
    ...match,
    summary: summaries.get(match.id) ?? "",
    advice: advices[match.id] && told(advices[match.id], match),
  });
  postMessage({
    ...state,
    matches: matches.map(known),
    candidates: candidates.map(known),
    own,
    ownLeads: ownLeads(answer),
  });
}

/**
 * Yield the text in pieces, and let newer questions in between them.
 * @param {string} text
 */
async function* textParts(text) {
  for (let start = 0; start < text.length; start += PIECE) {
    yield text.slice(start, start + PIECE);
    await new Promise((resume) => setTimeout(resume));
  }
}
