// Brings the paste box onto the page: in place where a page has room for it, else in a dialog.

import { Box } from "./box.js";

/** @param {Document} page */
export function startPasteBoxes(page) {
  const place = page.querySelector("[data-fd-paste]");
  const inPlace = place ? new Box(place) : undefined;
  const box = inPlace ? () => inPlace : dialogBox(page);
  const opener = /** @type {HTMLButtonElement | null} */ (page.querySelector("[data-fd-open]"));
  if (opener) {
    opener.hidden = false;
    opener.addEventListener("click", () => box().focus());
  }
  page.addEventListener("keydown", (event) => {
    if (event.key !== "e" || isHeld(event) || isTyping(event)) return;
    event.preventDefault();
    box().focus();
  });
  page.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain");
    if (!text || isTyping(event)) return;
    event.preventDefault();
    box().focus();
    box().take(text);
  });
}

/**
 * Return what opens the dialog and gives its box, which is made on first use.
 * @param {Document} page
 */
function dialogBox(page) {
  const dialog = /** @type {HTMLDialogElement} */ (page.getElementById("fd-dialog"));
  /** @type {Box | undefined} */
  let box;
  return () => {
    box ??= new Box(/** @type {Element} */ (dialog.querySelector(".fd-paste")));
    if (!dialog.open) dialog.showModal();
    return box;
  };
}

/** @param {KeyboardEvent} event */
function isHeld(event) {
  return event.ctrlKey || event.metaKey || event.altKey;
}

/** @param {Event} event */
function isTyping(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
