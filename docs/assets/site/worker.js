// Reads a pasted text or a chosen file beside the page, and says what it found so far.
// Nothing is sent anywhere: what is fetched is the compiled index, with the first answer the titles
// and causes of all entries, with which the text is read once more, and where one is found or
// probable the advice on all, so that nobody can tell by it which was found.
// The hints of messages come after what the index alone finds was told.
// The words by which candidates are found come with the first text of which no cause is sure.
// Messages of libraries are fetched by owner: a request tells at most that a text has words that
// some message of this owner has.

import { told } from "../faultdex/advice.js";
import { Reading, ownLeads } from "../faultdex/explain.js";
import { Index } from "../faultdex/index.js";
import { Messages } from "../faultdex/messages.js";
import { data } from "./address.js";
import { fileParts } from "./logfile.js";

const INDEX = "assets/faultdex/index.json";
const ADVICE = "assets/faultdex/advice.json";
const ENTRIES = "assets/faultdex/entries.json";
const NEAR = "assets/faultdex/near.json";
const HINTS = "assets/faultdex/messages/hints.json";
const MESSAGES = "assets/faultdex/messages/";
const PIECE = 1 << 20;
const MOST = 256 << 20;
const LONGEST = 4 << 20;
const SHOWN = 5;
const ALL = "all libraries";

/**
 * @typedef {{ number: number, text?: string, file?: File }} Question
 * @typedef {import("../faultdex/explain.js").Match & Beside} Told
 * @typedef {import("../faultdex/tally.js").Known & { owner: string, entryTitle: string }} Known
 * @typedef {{ summary: string, advice?: import("../faultdex/advice.js").Told }} Beside
 * @typedef {object} Reply
 * @property {number} number the question that it answers
 * @property {number} done how much was read, in characters
 * @property {boolean} finished
 * @property {boolean} complete false where the text was too long to be read to its end
 * @property {string[]} lost what of a file was not read, and why
 * @property {Told[]} matches
 * @property {Told[]} candidates
 * @property {Known[]} known
 * @property {import("../faultdex/explain.js").Own[]} own those that no message explains either
 * @property {boolean} ownLeads whether an error that nothing explains comes first
 * @property {string[]} missing owners whose messages could not be loaded
 */

/** @typedef {Record<string, import("../faultdex/advice.js").Advice & { summary: string }>} Advices */

/** @type {Promise<Index> | undefined} */
let loading;
/** @type {Promise<Messages | undefined> | undefined} */
let hinting;
/** @type {Map<number, Promise<void>>} */
const parts = new Map();
/** @type {Promise<Advices> | undefined} */
let advising;
/** @type {Promise<void> | undefined} */
let naming;
/** @type {Promise<void> | undefined} */
let learning;
let latest = 0;

globalThis.addEventListener("message", (event) => {
  const question = /** @type {MessageEvent<Question>} */ (event).data;
  latest = question.number;
  answer(question).catch(() => postMessage({ number: question.number, failed: true }));
});

/** @param {Question} question */
async function answer(question) {
  const { number, text, file } = question;
  loading ??= data(INDEX).then((found) => new Index(found));
  const index = await loading;
  if (text && !hinting) await glance(index, number, text.slice(0, PIECE));
  hinting ??= hinted();
  const messages = await hinting;
  const reading = new Reading(index, messages);
  const { isTold } = index;
  /** @type {string[]} */
  const lost = [];
  /** @type {Set<string>} */
  const missing = new Set(messages ? [] : [ALL]);
  /** @param {string} what */
  const lose = (what) => lost.push(what);
  const lines = new Lines();
  let done = 0;
  for await (const piece of file ? fileParts(file, lose) : textParts(text ?? "")) {
    reading.read(lines.take(piece));
    await complete(reading, missing);
    if (!isTold && (await isNamed(reading))) return answer(question);
    done += piece.length;
    if (number !== latest) return;
    tell(reading, { number, done, finished: false, complete: true, lost, missing: [] });
    if (done > MOST) break;
  }
  reading.read([lines.rest()]);
  await complete(reading, missing);
  if (!isTold && (await isNamed(reading))) return answer(question);
  if (!reading.isSure()) await learned(index);
  const isAdvised = reading.hits().length > 0 || reading.isProbable();
  const [advices] = await Promise.all([isAdvised ? advised() : {}, named(index)]);
  if (number !== latest) return;
  const state = { number, done, finished: true, complete: done <= MOST, lost };
  tell(reading, { ...state, missing: [...missing] }, advices);
}

/**
 * Load the messages of the owners that lines wait for, and read these lines.
 * @param {Reading} reading
 * @param {Set<string>} missing owners whose messages cannot be loaded
 */
async function complete({ tally }, missing) {
  if (!tally?.waiting.length) return;
  const { messages } = tally;
  await Promise.all(
    [...tally.wanted].map(async (owner) => {
      const loaded = parts.get(owner) ?? part(messages, owner);
      parts.set(owner, loaded);
      try {
        await loaded;
      } catch {
        parts.delete(owner);
        missing.add(messages.owners[owner]);
      }
    }),
  );
  tally.readWaiting();
}

/**
 * @param {Messages} messages
 * @param {number} owner
 */
async function part(messages, owner) {
  messages.add(owner, await data(`${MESSAGES}${messages.owners[owner]}.json`));
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

/**
 * Tell whether a text names an entry whose causes the index can tell apart by now, so that what was
 * read before is read again.
 * @param {Reading} reading
 */
async function isNamed(reading) {
  if (!reading.hits().length) return false;
  await named(reading.index);
  return reading.index.isTold;
}

/**
 * Give the index the names of entries and what tells their causes apart; without these only what
 * names no entry can be told.
 * @param {Index} index
 */
async function named(index) {
  naming ??= data(ENTRIES).then((entries) => index.tell(entries));
  try {
    await naming;
  } catch {
    naming = undefined;
  }
}

/**
 * Give the index the words by which candidates are found; an answer without these is an answer.
 * @param {Index} index
 */
async function learned(index) {
  learning ??= data(NEAR).then((lexicon) => index.learn(lexicon));
  try {
    await learning;
  } catch {
    learning = undefined;
  }
}

/**
 * Return the hints of messages; an answer without these is an answer.
 * @returns {Promise<Messages | undefined>}
 */
async function hinted() {
  try {
    return new Messages(await data(HINTS));
  } catch {
    return undefined;
  }
}

/**
 * Tell what the index alone finds in the beginning of a text, before the hints of messages load.
 * @param {Index} index
 * @param {number} number
 * @param {string} text
 */
async function glance(index, number, text) {
  const reading = read(index, text);
  if (!(await isNamed(reading)) || number !== latest) return;
  const state = { number, done: 0, finished: false, complete: true, lost: [], missing: [] };
  tell(read(index, text), state);
}

/**
 * @param {Index} index
 * @param {string} text
 */
function read(index, text) {
  const reading = new Reading(index);
  reading.read(text.split("\n"));
  return reading;
}

/**
 * @param {Reading} reading
 * @param {Omit<Reply, "matches" | "candidates" | "known" | "own" | "ownLeads">} state
 * @param {Advices} [advices]
 */
function tell(reading, state, advices = {}) {
  const answer = reading.answer(SHOWN);
  const { matches, candidates, known } = answer;
  if (!reading.index.isTold && matches.length + candidates.length) throw new Error("no entry has a name");
  const own = reading.unexplained(answer);
  /** @param {import("../faultdex/explain.js").Match} match */
  const advisedOn = (match) => ({
    ...match,
    summary: advices[match.id]?.summary ?? "",
    advice: advices[match.id] && told(advices[match.id], match),
  });
  postMessage({
    ...state,
    matches: matches.map(advisedOn),
    candidates: candidates.map(advisedOn),
    known: known.map((one) => titled(reading, one)),
    own,
    ownLeads: ownLeads(answer) && own.length > 0,
  });
}

/**
 * Add the titles of what a message is of and leads to.
 * @param {Reading} reading
 * @param {import("../faultdex/tally.js").Known} known
 */
function titled({ index, tally }, known) {
  const title = index.known.find(({ id }) => id === known.entry)?.title;
  return {
    ...known,
    owner: tally?.messages.titleOf(known.table) ?? "",
    entryTitle: title ?? (known.entry ?? "").replace("workflows/", "Workflow: ").replaceAll("-", " "),
  };
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
