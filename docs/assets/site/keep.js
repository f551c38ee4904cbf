// Keeps a served copy of the site in the browser, so that it opens without a network. It is the
// service worker of the copy, behind a list of the files and their digests; the site has none.
"use strict";

{
  /** @typedef {Event & { waitUntil(done: Promise<unknown>): void }} Lasting */
  /** @typedef {Event & { request: Request, respondWith(given: Promise<Response>): void }} Asked */
  /** @typedef {{ skipWaiting(): Promise<void>, clients: { claim(): Promise<void> } }} Service */

  const AT_ONCE = 8;

  /** @type {Map<string, string>} */
  const digests = new Map(Object.entries(/** @type {any} */ (globalThis).faultdexKept));
  const service = /** @type {Service} */ (/** @type {any} */ (globalThis));
  const top = new URL("./", location.href);
  // Copies at other paths of the same server keep their own.
  const name = `faultdex ${top.pathname}`;

  addEventListener("install", (event) => /** @type {Lasting} */ (event).waitUntil(keep()));
  addEventListener("activate", (event) => /** @type {Lasting} */ (event).waitUntil(forget()));
  addEventListener("fetch", (event) => {
    const asked = /** @type {Asked} */ (event);
    const path = pathOf(asked.request);
    if (path) asked.respondWith(give(path, asked.request));
  });

  /** Fetch every file that is not kept yet: of a new version only what has changed. */
  async function keep() {
    const cache = await caches.open(name);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const lacking = [...digests.keys()].map(keyOf).filter((key) => !kept.has(key));
    await Promise.all(Array.from({ length: AT_ONCE }, () => fetchAll(cache, lacking)));
    await service.skipWaiting();
  }

  /**
   * @param {Cache} cache
   * @param {string[]} lacking
   */
  async function fetchAll(cache, lacking) {
    for (let key = lacking.pop(); key; key = lacking.pop()) await cache.add(key);
  }

  /** Leave out what only older versions had, and serve the pages that are open. */
  async function forget() {
    const cache = await caches.open(name);
    const own = new Set([...digests.keys()].map(keyOf));
    const old = (await cache.keys()).filter(({ url }) => !own.has(url));
    await Promise.all(old.map((request) => cache.delete(request)));
    await service.clients.claim();
  }

  /**
   * @param {string} path
   * @param {Request} request
   */
  async function give(path, request) {
    const cache = await caches.open(name);
    return (await cache.match(keyOf(path))) ?? fetch(request);
  }

  /** @param {string} path */
  function keyOf(path) {
    return new URL(`${encodeURI(path)}?${digests.get(path)}`, top).href;
  }

  /**
   * Return the path of a kept file that a request asks for, or nothing.
   * @param {Request} request
   */
  function pathOf({ method, url }) {
    const { origin, pathname } = new URL(url);
    if (method !== "GET" || origin !== top.origin || !pathname.startsWith(top.pathname)) return "";
    const path = decodeURIComponent(pathname.slice(top.pathname.length));
    return [path, `${path}index.html`].find((one) => digests.has(one)) ?? "";
  }
}
