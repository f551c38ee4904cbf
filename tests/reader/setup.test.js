/** Hold the JavaScript reader of setups to the vectors that the Python reader shares. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { linkOf, readSetup, wordsOf } from "../../docs/assets/faultdex/setup.js";
import { standing } from "../../docs/assets/faultdex/yours.js";

const path = new URL("../data/vectors/setup.json", import.meta.url).pathname;
const { models, texts, places, entries, standings } = JSON.parse(readFileSync(path, "utf8"));

for (const { text, ...expected } of texts) {
  test(`setup: ${text}`, () => {
    const setup = readSetup(text, models);

    assert.deepEqual({ ...setup, words: wordsOf(setup), link: linkOf(setup) }, expected);
  });
}

for (const { setup, is } of standings) {
  test(`standing: ${setup}`, () => {
    const read = readSetup(setup, models);
    const found = Object.entries(entries).map(([name, entry]) => {
      const { state, why } = standing(read, /** @type {any} */ (entry), places);
      return [name, [state, why]];
    });

    assert.deepEqual(Object.fromEntries(found), is);
  });
}
