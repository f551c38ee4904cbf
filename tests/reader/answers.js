/** Print the answer of the JavaScript reader to each text of a file. */

import { readFileSync } from "node:fs";

import { explain } from "../../docs/assets/faultdex/explain.js";
import { Index } from "../../docs/assets/faultdex/index.js";

/** @type {{index: import("../../docs/assets/faultdex/index.js").Compiled, texts: string[]}} */
const { index, texts } = JSON.parse(readFileSync(process.env.FAULTDEX_TEXTS ?? "", "utf8"));
const reader = new Index(index);
console.log(JSON.stringify(texts.map((text) => explain(reader, text.split("\n"), 9))));
