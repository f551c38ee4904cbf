/** Print the account of the first message in each text of a file, as the JavaScript reader reckons. */

import { readFileSync } from "node:fs";

import { Index } from "../../docs/assets/faultdex/index.js";
import { account } from "../../docs/assets/faultdex/memory.js";
import { reckon } from "../../docs/assets/faultdex/reckon.js";

/** @type {{index: import("../../docs/assets/faultdex/index.js").Compiled, texts: string[]}} */
const { index, texts } = JSON.parse(readFileSync(process.env.FAULTDEX_TEXTS ?? "", "utf8"));
const { normaliser, wordings } = new Index(index);

/** @param {string} text */
function accounts(text) {
  /** @type {[number, string][]} */
  const numbered = text.split("\n").map((line, place) => [place + 1, line]);
  const block = [...normaliser.lines(numbered)].filter((line) => line.text);
  return block.map((line) => reckon(account(wordings, block, line.number, line.text)));
}

console.log(JSON.stringify(texts.map(accounts)));
