/** Ask the theme's search for whole texts, as its search box would; print first hits as JSON. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const lunr = createRequire(import.meta.url)(process.argv[2]);
/** @type {{pages: [id: string, title: string, text: string][], texts: string[]}} */
const { pages, texts } = JSON.parse(readFileSync(process.argv[3], "utf8"));

const index = lunr(/** @this {any} */ function () {
  this.ref("id");
  this.field("title", { boost: 1000 });
  this.field("text");
  for (const [id, title, text] of pages) {
    this.add({ id, title, text });
  }
});

/**
 * Turn a text into a query, as the theme does.
 * @param {string} text
 */
function query(text) {
  return text
    .split(/"([^"]+)"/g)
    .map((part, place) => (place & 1 ? part.replace(/^\b|^(?![^\x00-\x7F]|$)|\s+/g, " +") : part))
    .join("")
    .replace(/"|(?:^|\s+)[*+\-:^~]+(?=\s+|$)/g, "")
    .split(/\s+/)
    .map((term) => (/([~^]$)/.test(term) ? `${term}1` : term))
    .map((term) => (/(^[+-]|[~^]\d+$)/.test(term) ? term : `${term}*`))
    .join(" ");
}

/** @param {string} text */
function first(text) {
  try {
    return index.search(query(text))[0]?.ref ?? "";
  } catch {
    return "";
  }
}

console.log(JSON.stringify(texts.map(first)));
