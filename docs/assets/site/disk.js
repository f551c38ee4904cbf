// In a copy on a disk, starts workers from the sources that came with the page: a browser loads
// no worker from a file. The site itself does not load this script.
"use strict";

{
  /** @type {Record<string, string>} */
  const sources = /** @type {any} */ (globalThis).faultdexWorkers;

  globalThis.Worker = class extends Worker {
    /** @param {string | URL} address */
    constructor(address) {
      const path = Object.keys(sources).find((one) => String(address).endsWith(one));
      if (!path) throw new Error(`this copy holds no ${address}`);
      super(URL.createObjectURL(new Blob([sources[path]], { type: "text/javascript" })));
    }
  };
}
