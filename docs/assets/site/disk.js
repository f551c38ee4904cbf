// Makes up in a copy for what no server does. On a disk, workers start from the sources that came
// with the page, because a browser loads no worker from a file. On any server, the search gets its
// index as a script, because the policy of the copy forbids connections, and the browser keeps the
// whole copy. The site itself does not load this script.
"use strict";

{
  const INDEX = "search/search_index.json";
  const SCRIPT = "search/search_index.js";
  const top = new URL("../../", /** @type {HTMLScriptElement} */ (document.currentScript).src);
  const shared = /** @type {any} */ (globalThis);

  globalThis.Worker = class extends Worker {
    /** @param {string | URL} address */
    constructor(address) {
      /** @type {Record<string, string>} */
      const sources = shared.faultdexWorkers;
      const path = Object.keys(sources).find((one) => String(address).endsWith(one));
      if (!path) throw new Error(`this copy holds no ${address}`);
      super(URL.createObjectURL(new Blob([sources[path]], { type: "text/javascript" })));
    }
  };

  if (location.protocol !== "file:") {
    giveIndex();
    document.head.append(Object.assign(document.createElement("link"), {
      rel: "manifest",
      href: new URL("app.webmanifest", top).href,
    }));
    // Where the browser keeps nothing, such as without TLS, the copy works as on any server.
    navigator.serviceWorker?.register(new URL("service.js", top)).catch(() => {});
  }

  /** Answer the theme's request for its index from the script that a disk has. */
  function giveIndex() {
    const { open, send } = XMLHttpRequest.prototype;
    /** @type {WeakSet<XMLHttpRequest>} */
    const asking = new WeakSet();

    /**
     * @this {XMLHttpRequest}
     * @param {string} method
     * @param {string | URL} address
     */
    XMLHttpRequest.prototype.open = function (method, address) {
      if (String(address).endsWith(INDEX)) asking.add(this);
      open.call(this, method, String(address), true);
    };

    /**
     * @this {XMLHttpRequest}
     * @param {Document | XMLHttpRequestBodyInit | null} [body]
     */
    XMLHttpRequest.prototype.send = function (body) {
      if (asking.has(this)) answer(this);
      else send.call(this, body);
    };
  }

  /** @param {XMLHttpRequest} request */
  function answer(request) {
    const script = document.createElement("script");
    script.src = new URL(SCRIPT, top).href;
    script.addEventListener("load", () => {
      const response = new Blob([JSON.stringify(shared.__index)]);
      Object.defineProperties(request, { status: { value: 200 }, response: { value: response } });
      request.dispatchEvent(new Event("load"));
    });
    document.head.append(script);
  }
}
