/** Print what the browser would mask of each text: node masks.js RULES TEXTS. */

import { readFileSync } from "node:fs";

import { Privacy } from "../../docs/assets/faultdex/private.js";

const [rules, texts] = process.argv.slice(2).map((path) => JSON.parse(readFileSync(path, "utf8")));
const privacy = new Privacy(rules);
const told = texts.map((/** @type {string} */ text) => ({
  secrets: privacy.masked(text, privacy.secrets),
  everything: privacy.masked(text),
}));

process.stdout.write(JSON.stringify(told));
