// Opens the fold that holds what the address leads to, as long as not every browser does so, and
// marks the folds that a reader left closed: the theme opens all of them before it prints.

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
