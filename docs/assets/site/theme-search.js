// Lets the theme fetch the index of its search when a reader turns to the search, and not before:
// the theme asks for it on every page, and it is larger than most pages. Titles, summaries and
// keywords come first, and answer while a second worker reads the text of all pages.
"use strict";

const WHOLE = "search/search_index.json";
const TITLES = "search/title_index.json";
const WORKER = "assets/javascripts/workers/search.";

// The theme's messages to and from its worker.
const SETUP = 0;
const READY = 1;
const QUERY = 2;
const RESULT = 3;

/**
 * @typedef {{ data: string }} Query
 * @typedef {{ config: object, options: object, docs: object[] }} Setup
 */

// A copy for a disk fetches nothing: its index comes as a script, and whole.
const served = !("faultdexWorkers" in globalThis);

/** @type {Promise<void>} */
const wanted = new Promise((resolve) => {
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.closest(".md-search")) resolve();
  });
});

const { open: openAs, send: sendAs } = XMLHttpRequest.prototype;

/** @type {WeakSet<XMLHttpRequest>} */
const waiting = new WeakSet();

let whole = "";

/**
 * @this {XMLHttpRequest}
 * @param {string} method
 * @param {string | URL} address
 */
XMLHttpRequest.prototype.open = function (method, address) {
  let asked = String(address);
  if (asked.endsWith(WHOLE)) {
    waiting.add(this);
    whole = asked;
    if (served) asked = asked.replace(WHOLE, TITLES);
  }
  openAs.call(this, method, asked, true);
};

/**
 * @this {XMLHttpRequest}
 * @param {Document | XMLHttpRequestBodyInit | null} [body]
 */
XMLHttpRequest.prototype.send = function (body) {
  if (!waiting.has(this)) sendAs.call(this, body);
  else wanted.then(() => sendAs.call(this, body));
};

const PlainWorker = globalThis.Worker;

globalThis.Worker = class extends PlainWorker {
  /**
   * @param {string | URL} address
   * @param {WorkerOptions} [options]
   */
  constructor(address, options) {
    super(address, options);
    if (served && String(address).includes(WORKER)) followUp(this, address);
  }
};

/**
 * Let a second worker answer in the place of the first as soon as it has read all text.
 *
 * @param {Worker} first
 * @param {string | URL} address
 */
function followUp(first, address) {
  /** @type {Setup} */
  let setup;
  /** @type {Query} */
  let query = { data: "" };
  let isWhole = false;
  /** @type {(message: object) => void} */
  let ask = first.postMessage.bind(first);

  first.postMessage = (/** @type {any} */ message) => {
    if (message.type === SETUP) setup = message.data;
    if (message.type === QUERY) query = message;
    ask(message);
  };

  first.addEventListener("message", (event) => {
    const { type, data } = event.data;
    if (type === READY) read().catch(settle);
    // That no title has the words says nothing of the text: the reader's answer is still to come.
    const isOpen = !isWhole && query.data.trim();
    if (type === RESULT && isOpen && !data.items.length) event.stopImmediatePropagation();
  });

  async function read() {
    const { docs } = await (await fetch(whole)).json();
    const second = new PlainWorker(address);
    second.addEventListener("message", ({ data }) => {
      if (data.type !== READY) {
        first.dispatchEvent(new MessageEvent("message", { data }));
        return;
      }
      first.terminate();
      ask = second.postMessage.bind(second);
      settle();
    });
    second.postMessage({ type: SETUP, data: { ...setup, docs } });
  }

  /** Ask again, but leave the list to a reader who has begun to choose from it. */
  function settle() {
    isWhole = true;
    if (query.data.trim() && !document.activeElement?.closest(".md-search-result")) ask(query);
  }
}
