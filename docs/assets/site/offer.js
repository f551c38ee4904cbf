// Puts the strip for the reader's setup on a page; what fills it is loaded when it is wanted.

import { element } from "./element.js";
import { myWords, offer } from "./mine.js";

const LINK = "#setup=";

/**
 * Show the reader's setup on a page, or offer to say one where an answer is; what shows and asks
 * for it is loaded for those who have one or want one.
 * @param {Document} page
 */
export function startSetup(page) {
  const node = element("div", "fd-setup");
  node.setAttribute("role", "group");
  node.setAttribute("aria-label", "My setup");
  const place = page.querySelector(".fd-facts, .fd-hero");
  if (place) place.after(node);
  else page.querySelector("article#content")?.prepend(node);
  const take = async () => {
    const link = location.hash.startsWith(LINK) ? location.hash.slice(LINK.length) : undefined;
    if (link !== undefined) {
      history.replaceState(history.state, "", location.pathname + location.search);
    }
    if (myWords() || link) (await strip(node)).take(link ?? "");
  };
  node.hidden = !place;
  node.append(offer(async () => (await strip(node)).edit()));
  addEventListener("hashchange", take);
  take();
}

/** @param {HTMLElement} node */
async function strip(node) {
  return (await import("./setup.js")).stripOf(node);
}
