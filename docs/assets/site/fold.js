// Opens the fold that holds what the address leads to, as long as not every browser does so, marks
// the folds that a reader left closed, as the theme opens all of them before it prints, and folds
// the rarer causes of a page on a phone.

import { element } from "./element.js";

const PHONE = "(max-width: 44.9375em)";
const SCREENS = 2;

/** @param {Document} page */
export function openFolds(page) {
  const show = () => {
    const target = page.getElementById(decodeURIComponent(location.hash.slice(1)));
    const fold = target?.closest("details");
    if (!target || !fold || fold.open) return;
    fold.open = true;
    target.scrollIntoView();
  };
  addEventListener("hashchange", show);
  show();
}

/** @param {Document} page */
export function markClosedFolds(page) {
  for (const fold of page.querySelectorAll("details")) mark(fold);
  const marked = (/** @type {Event} */ { target }) => {
    const isPrinting = matchMedia("print").matches;
    if (target instanceof HTMLDetailsElement && !isPrinting) mark(target);
  };
  page.addEventListener("toggle", marked, true);
}

/** @param {HTMLDetailsElement} fold */
function mark(fold) {
  fold.toggleAttribute("data-fd-closed", !fold.open);
}

/**
 * Put the rarer causes behind a button where the lines of the first fix begin below the second
 * screen.
 * @param {Document} page
 */
export function foldCauses(page) {
  const rest = page.querySelector("tbody.fd-causes__rest");
  const lines = page.querySelector(".fd-first + *");
  // Without this event, a search in the page would not find what is hidden.
  const canFind = "onbeforematch" in page.documentElement;
  if (!(rest instanceof HTMLTableSectionElement) || !canFind || !matchMedia(PHONE).matches) return;
  if (!lines || rest.querySelector(":target")) return;
  if (scrollY + lines.getBoundingClientRect().top <= SCREENS * innerHeight) return;
  const count = rest.rows.length;
  const label = `Show ${count} more ${count === 1 ? "cause" : "causes"}`;
  const more = element("button", "fd-causes__more", label);
  more.type = "button";
  const show = () => {
    rest.removeAttribute("hidden");
    more.remove();
  };
  more.addEventListener("click", () => {
    show();
    rest.querySelector("a")?.focus({ preventScroll: true });
  });
  rest.addEventListener("beforematch", show);
  rest.setAttribute("hidden", "until-found");
  rest.closest("table")?.after(more);
}
