/** Print the answer of the JavaScript reader to each text of a file. */

import { readFileSync } from "node:fs";

import { explain } from "../../docs/assets/faultdex/explain.js";
import { Index } from "../../docs/assets/faultdex/index.js";
import { Messages } from "../../docs/assets/faultdex/messages.js";

/**
 * @typedef {import("../../docs/assets/faultdex/messages.js").Hints} Hints
 * @typedef {import("../../docs/assets/faultdex/messages.js").Compiled} Part
 * @typedef {object} Given
 * @property {import("../../docs/assets/faultdex/index.js").Compiled} index
 * @property {string[]} texts
 * @property {Hints} [hints]
 * @property {Part[]} [parts] in the order of the hints
 */

/** @type {Given} */
const given = JSON.parse(readFileSync(process.env.FAULTDEX_TEXTS ?? "", "utf8"));
const { index, texts, hints, parts = [] } = given;
const reader = new Index(index);
const messages = hints && new Messages(hints);
parts.forEach((part, owner) => messages?.add(owner, part));
const answers = texts.map((text) => explain(reader, text.split("\n"), 9, messages));
console.log(JSON.stringify(answers));
