/**
 * Turn the key lines of a text into candidates: entries that may explain it, none of them sure.
 *
 * They are entries of which a known message is in a line nearly word for word, in its order. The
 * word that tells the message from others must be there: two messages about a missing library
 * differ in the library's name alone. So must the names that the line quotes, and a code that it
 * tells must be the entry's, if the entry has codes of this kind.
 */

import { codesOf, isOther, namesOf } from "./names.js";
import { wordsOf } from "./words.js";

/** What a line that covers a message counts by the message's rank, in hundredths. */
const BY_RANK = [100, 95, 60];
const HALF = 100;
const LEAST = 300;
const COUNT = 1000;

/** What the two rarest shared words must weigh, and the rarest of them; others are boilerplate. */
const PAIR = 110;
const RAREST = 70;
/** From here on, they tell as much as the one word by which a message differs from others. */
const TELLING = 150;

/**
 * The score from which on a line says nearly all of a message, however usual its words are; how
 * many of the message's words may be absent then, and the thousandths of the line that it explains.
 */
const WORD_FOR_WORD = 345;
const ABSENT = 1;
const EXPLAINED = 400;

/** What a word weighs that no entry knows. */
const FOREIGN = 100;

/**
 * What a line must reach: thousandths covered of a message, and words and weight of these.
 * Fixed on the texts under tests/data/corpus, so that hardly one of other software reaches them.
 */
export const LOW = { covered: 650, words: 3, weight: 60 };
export const HIGH = { covered: 750, words: 4, weight: 235 };

/**
 * @typedef {import("./normalise.js").Line} Line
 * @typedef {import("./index.js").Index} Index
 * @typedef {import("./index.js").Lexicon} Lexicon
 * @typedef {Lexicon["messages"][number]} Message
 * @typedef {Map<number, Message[]>} Containing the messages that contain a word
 * @typedef {typeof LOW} Bar
 * @typedef {{entry: number, score: number, line: Line}} Guess
 */

/**
 * Return the best guess for each entry, best first.
 *
 * Of a line in which an entry is recognised, only what is nearer than that entry counts.
 * @param {Index} index
 * @param {Iterable<Line>} lines
 * @param {Bar} bar
 * @param {(line: Line) => Set<number>} recognised
 * @returns {Guess[]}
 */
export function guesses(index, lines, bar, recognised) {
  /** @type {Map<number, Guess>} */
  const best = new Map();
  const containing = containingOf(index.lexicon);
  const codes = knownCodes(index.lexicon);
  for (const line of lines) {
    const told = codesOf(line.text);
    /** @param {Guess} guess */
    const fits = ({ entry }) => !told.some((code) => isOther(code, codes.get(entry) ?? []));
    const found = [...guessesOf(index, containing, line, bar)].filter(fits);
    for (const guess of nearer(found, line, recognised)) {
      const known = best.get(guess.entry);
      if (!known || known.score < guess.score) {
        best.set(guess.entry, guess);
      }
    }
  }
  return [...best.values()].sort(
    (one, other) => other.score - one.score || one.entry - other.entry,
  );
}

/**
 * @param {Guess[]} found
 * @param {Line} line
 * @param {(line: Line) => Set<number>} recognised
 */
function nearer(found, line, recognised) {
  const sure = found.length ? recognised(line) : new Set();
  const least = Math.max(0, ...found.filter((one) => sure.has(one.entry)).map((one) => one.score));
  return found.filter((one) => one.score > least);
}

/**
 * Return for each word the messages that contain it, as often as they do.
 * @param {Lexicon} lexicon
 */
function containingOf({ messages }) {
  /** @type {Containing} */
  const containing = new Map();
  for (const message of messages) {
    for (const word of message[3]) {
      containing.set(word, containing.get(word) ?? []);
      containing.get(word)?.push(message);
    }
  }
  return containing;
}

/**
 * Return the codes of each entry that has some.
 * @param {Lexicon} lexicon
 */
function knownCodes({ codes }) {
  /** @type {Map<number, string[]>} */
  const found = new Map();
  for (const [entry, code] of codes ?? []) {
    found.set(entry, [...(found.get(entry) ?? []), code]);
  }
  return found;
}

/**
 * @param {Index} index
 * @param {Containing} containing
 * @param {Line} line
 * @param {Bar} bar
 */
function* guessesOf({ lexicon, places }, containing, line, bar) {
  const every = wordsOf(line.text);
  const words = every.map((word) => places.get(word) ?? -1).filter((place) => place >= 0);
  const distinct = new Set(words);
  const named = namesOf(line.text).map((name) => places.get(name) ?? -1);
  const foreign = FOREIGN * (every.length - words.length);
  const weight = words.reduce((sum, word) => sum + lexicon.weights[word], foreign);
  for (const message of likely(lexicon, containing, distinct, bar)) {
    if (!named.every((name) => message[3].includes(name))) continue;
    const found = common(message[3], words, lexicon.weights);
    const score = covered(message, found, bar);
    const shared = [...new Set(message[3])].filter((word) => distinct.has(word));
    const isNear = score >= WORD_FOR_WORD && near(message, found, weight);
    if (score > 0 && (isNear || pair(lexicon, shared) >= PAIR)) {
      yield { entry: message[0], score, line };
    }
  }
}

/**
 * Return what the two rarest of `words` weigh; nothing where none of them is rare.
 * @param {Lexicon} lexicon
 * @param {number[]} words
 */
function pair({ weights }, words) {
  const [first, second] = [...words.map((word) => weights[word]), 0, 0].sort((a, b) => b - a);
  return first >= RAREST ? first + second : 0;
}

/**
 * Yield the messages of which the line has enough words, in whatever order.
 * @param {Lexicon} lexicon
 * @param {Containing} containing
 * @param {Set<number>} words
 * @param {Bar} bar
 */
function* likely(lexicon, containing, words, bar) {
  /** @type {Map<Message, number>} */
  const found = new Map();
  for (const word of words) {
    for (const message of containing.get(word) ?? []) {
      found.set(message, (found.get(message) ?? 0) + lexicon.weights[word]);
    }
  }
  for (const [message, weight] of found) {
    if (1000 * weight >= bar.covered * message[2] && tells(lexicon, message, words)) {
      yield message;
    }
  }
}

/**
 * Tell whether the rarest word of a message is shared, or rare words beside it.
 * @param {Lexicon} lexicon
 * @param {Message} message
 * @param {Set<number>} words
 */
function tells(lexicon, [, , , every], words) {
  const rarest = Math.max(...every.map((word) => lexicon.weights[word]));
  const shared = [...new Set(every)].filter((word) => words.has(word));
  return (
    pair(lexicon, shared) >= TELLING || shared.some((word) => lexicon.weights[word] === rarest)
  );
}

/**
 * Tell whether a line of `weight` says hardly less than a message, and not much more.
 * @param {Message} message
 * @param {number} found weight and count of the words in common, as one number
 * @param {number} weight
 */
function near([, , , words], found, weight) {
  const isWhole = words.length - (found % COUNT) <= ABSENT;
  return isWhole && 1000 * Math.floor(found / COUNT) >= EXPLAINED * weight;
}

/**
 * Return what the words of a message count that a line has in common with it.
 * @param {Message} message
 * @param {number} found weight and count of these words, as one number
 * @param {Bar} bar
 */
function covered([, rank, total], found, bar) {
  const weight = Math.floor(found / COUNT);
  const share = Math.floor((1000 * weight) / total);
  if (found % COUNT < bar.words || weight < bar.weight || share < bar.covered) {
    return 0;
  }
  return LEAST + Math.floor((share * weight * BY_RANK[rank]) / ((weight + HALF) * 500));
}

/**
 * Return the weight and the count of the heaviest common subsequence, as one number.
 * @param {number[]} message
 * @param {number[]} line
 * @param {number[]} weights
 */
function common(message, line, weights) {
  let best = Array(line.length + 1).fill(0);
  for (const word of message) {
    const value = weights[word] * COUNT + 1;
    const row = [0];
    line.forEach((other, place) => {
      const taken = word === other ? best[place] + value : 0;
      row.push(Math.max(taken, best[place + 1], row[place]));
    });
    best = row;
  }
  return best[line.length];
}
