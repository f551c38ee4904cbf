// Lets the theme fetch the index of its search when a reader turns to the search, and not before:
// the theme asks for it on every page, and it is larger than most pages.
"use strict";

const INDEX = "search/search_index.json";

/** @type {Promise<void>} */
const wanted = new Promise((resolve) => {
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.closest(".md-search")) resolve();
  });
});

const { open: openAs, send: sendAs } = XMLHttpRequest.prototype;

/** @type {WeakSet<XMLHttpRequest>} */
const waiting = new WeakSet();

/**
 * @this {XMLHttpRequest}
 * @param {string} method
 * @param {string | URL} address
 */
XMLHttpRequest.prototype.open = function (method, address) {
  if (String(address).endsWith(INDEX)) waiting.add(this);
  openAs.call(this, method, String(address), true);
};

/**
 * @this {XMLHttpRequest}
 * @param {Document | XMLHttpRequestBodyInit | null} [body]
 */
XMLHttpRequest.prototype.send = function (body) {
  if (!waiting.has(this)) sendAs.call(this, body);
  else wanted.then(() => sendAs.call(this, body));
};
