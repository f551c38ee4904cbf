// What the theme's own first inline script gives to its bundle, as a file, so that the pages'
// policy can forbid inline scripts.
"use strict";

const here = /** @type {HTMLScriptElement} */ (document.currentScript);

const scope = new URL(here.dataset.base ?? ".", location.href);

/** @param {string} name */
const key = (name) => `${scope.pathname}.${name}`;

Object.assign(globalThis, {
  __md_scope: scope,

  /** @param {string} text */
  __md_hash: (text) => [...text].reduce((sum, one) => (sum << 5) - sum + one.charCodeAt(0), 0),

  /** @param {string} name */
  __md_get: (name, storage = localStorage) => JSON.parse(storage.getItem(key(name)) ?? "null"),

  /** @param {string} name @param {unknown} value */
  __md_set: (name, value, storage = localStorage) => {
    try {
      storage.setItem(key(name), JSON.stringify(value));
    } catch {
      // A full or forbidden storage costs no more than the memory of a colour scheme.
    }
  },
});
