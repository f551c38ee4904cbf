/** Hold the JavaScript reader to the vectors that the Python reader shares. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { told } from "../../docs/assets/faultdex/advice.js";
import { Reading, explain, ownLeads } from "../../docs/assets/faultdex/explain.js";
import { Index } from "../../docs/assets/faultdex/index.js";
import { Messages } from "../../docs/assets/faultdex/messages.js";
import { codesOf, namesOf } from "../../docs/assets/faultdex/names.js";
import { formatSpeakers } from "../../docs/assets/faultdex/format-speakers.js";

const folder = process.env.FAULTDEX_INDEX ?? "";
const index = new Index(read(`${folder}/index.json`));
index.tell(read(`${folder}/entries.json`));
index.learn(read(`${folder}/near.json`));
const { hints, parts } = read(process.env.FAULTDEX_MESSAGES ?? "");
const messages = new Messages(hints);
parts.forEach((/** @type {any} */ part, /** @type {number} */ owner) => messages.add(owner, part));

/** @param {string} path */
function read(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}

/** @param {string} name */
function vectors(name) {
  return read(new URL(`../data/vectors/${name}`, import.meta.url).pathname);
}

for (const { name, raw, lines } of vectors("normalise.json")) {
  test(`normalise: ${name}`, () => {
    const numbered = raw.split("\n").map((line, place) => [place + 1, line]);
    const actual = [...index.normaliser.lines(numbered)]
      .filter((line) => line.text)
      .map(({ number, text, speaker }) => ({ number, text, speaker }));

    assert.deepEqual(actual, lines.filter((/** @type {{text: string}} */ line) => line.text));
  });
}

for (const one of vectors("explain.json")) {
  const { name, text, matches, candidates, roles, captures, spoken, own, leads, decided } = one;
  test(`explain: ${name}`, () => {
    const answer = explain(index, text.split("\n"));
    const found = answer.matches.map(({ id, rank, line }) => ({ id, rank, line }));

    assert.deepEqual(found, matches);
    assert.deepEqual(answer.candidates.map(({ id }) => id), candidates);
    if (roles) {
      assert.deepEqual(answer.candidates.map(({ rank }) => rank), roles);
    }
    if (captures) {
      assert.deepEqual(answer.matches[0].captures, captures);
    }
    if (spoken) {
      const told = answer.matches.map(({ speaker, speakers }) => ({ speaker, speakers }));

      assert.deepEqual(told, spoken);
    }
    if (decided) {
      const told = answer.matches.map(({ kind, cause, causes, why, memory }) => ({
        kind,
        cause,
        causes,
        why,
        memory: memory && memory.verdict,
      }));

      assert.deepEqual(told, decided);
    }
    if (own) {
      assert.deepEqual(answer.own, own);
      assert.equal(ownLeads(answer), leads);
    }
  });
}

for (const { name, text, known, candidates } of vectors("messages.json")) {
  test(`messages: ${name}`, () => {
    const answer = explain(index, text.split("\n"), 5, messages);
    const found = answer.known.map(({ table, row, line, count }) => ({ table, row, line, count }));

    assert.deepEqual(found, known);
    if (candidates) {
      assert.deepEqual(answer.candidates.map(({ id }) => id), candidates);
    }
  });
}

test("messages: a line waits for the part of its owner", () => {
  const waiting = new Messages(hints);
  const reading = new Reading(index, waiting);
  reading.read(["NVRM: Xid (PCI:0000:3b:00): 79, pid=1", "step 1"]);
  const before = reading.answer(5).known;
  const wanted = [...(reading.tally?.wanted ?? [])];
  wanted.forEach((owner) => waiting.add(owner, parts[owner]));
  reading.tally?.readWaiting();

  assert.deepEqual(before, []);
  assert.deepEqual(wanted.map((owner) => waiting.owners[owner]), ["xid"]);
  assert.deepEqual(reading.answer(5).known.map(({ row, line }) => ({ row, line })), [
    { row: "79", line: 1 },
  ]);
});

for (const { name, says, fix, usual, ...match } of vectors("advice.json")) {
  test(`advice: ${name}`, () => {
    const actual = told(vectors("advised.json"), match);

    assert.equal(actual.cause?.says ?? null, says);
    assert.equal(actual.fix?.does ?? null, fix);
    assert.equal(actual.usual.does, usual);
    if (match.causes.length) assert.deepEqual(actual.causes.map(({ key }) => key), match.causes);
  });
}

for (const { name, text, names, codes } of vectors("names.json")) {
  test(`names: ${name}`, () => {
    assert.deepEqual([namesOf(text), codesOf(text)], [names, codes]);
  });
}

for (const { name, speaker, speakers, says } of vectors("speakers.json")) {
  test(`speakers: ${name}`, () => {
    assert.equal(formatSpeakers({ speaker, speakers }), says);
  });
}

for (const { pattern, text } of vectors("patterns.json").filter((one) => "text" in one)) {
  test(`pattern: ${pattern}`, () => {
    assert.ok(new RegExp(text.replaceAll("(?P<", "(?<"), "u"));
  });
}
