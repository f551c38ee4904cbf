// Reads a pasted text or a chosen file beside the page, and says what it found so far.
// Nothing is sent anywhere: what is fetched is the compiled index, and with the first answer the
// advice on all entries, so that nobody can tell by it which of them was found.

import { told } from "../faultdex/advice.js";
import { Reading, ownLeads } from "../faultdex/explain.js";
import { Index } from "../faultdex/index.js";
import { data } from "./address.js";

const INDEX = "assets/faultdex/index.json";
const ADVICE = "assets/faultdex/advice.json";
const PIECE = 1 << 20;
const MOST = 256 << 20;
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
  let rest = "";
  let done = 0;
  for await (const piece of file ? fileParts(file) : textParts(text ?? "")) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    reading.read(lines);
    done += piece.length;
    if (number !== latest) return;
    tell(index, reading, { number, done, finished: false, complete: true });
    if (done > MOST) break;
  }
  reading.read([rest]);
  const advices = reading.hits().length ? await advised() : {};
  if (number !== latest) return;
  tell(index, reading, { number, done, finished: true, complete: done <= MOST }, advices);
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

/** @param {File} file */
async function* fileParts(file) {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isPacked = start[0] === 0x1f && start[1] === 0x8b;
  /** @type {ReadableStream<Uint8Array>} */
  const bytes = isPacked
    ? file.stream().pipeThrough(new DecompressionStream("gzip"))
    : file.stream();
  const decoder = new TextDecoder(encodingOf(start));
  const reader = bytes.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    yield decoder.decode(part.value, { stream: true });
  }
  yield decoder.decode();
}

/** @param {Uint8Array} start */
function encodingOf(start) {
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be";
  return "utf-8";
}
