// Turns a path of the site into an address, on a server and in a copy on a disk.

const ROOT = new URL("../../", import.meta.url);

/**
 * Return the address of a page; a file system gives no page for the name of a folder.
 * @param {string} path
 */
export function at(path) {
  const address = new URL(path, ROOT);
  if (address.protocol === "file:" && address.pathname.endsWith("/")) {
    address.pathname += "index.html";
  }
  return address.href;
}

/**
 * Return the path of an address below the top of the site, or nothing for one elsewhere.
 * @param {string} address
 */
export function pathOf(address) {
  const plain = address.replace(/[?#].*/, "");
  if (!plain.startsWith(ROOT.href)) return "";
  return plain.slice(ROOT.href.length).replace(/(^|\/)index\.html$/, "$1");
}

/**
 * Return the content of one of the site's own files; an offline copy carries it in a script.
 * @param {string} path
 * @returns {Promise<any>}
 */
export async function data(path) {
  const carried = /** @type {any} */ (globalThis).faultdexFiles?.[path];
  if (carried) return carried;
  const response = await fetch(new URL(path, ROOT));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
