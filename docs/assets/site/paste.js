// Brings the paste box onto the page: in place where a page has room for it, else in a dialog.

/** @typedef {import("./box.js").Box} Box */

/** @param {Document} page */
export function startPasteBoxes(page) {
  const place = page.querySelector("[data-fd-paste]");
  const inPlace = place ? made(place) : undefined;
  const box = inPlace ? () => inPlace : dialogBox(page);
  const open = async () => {
    const ready = await box();
    ready.focus();
    return ready;
  };
  page.addEventListener("keydown", (event) => {
    if (event.key !== "e" || isHeld(event) || isTyping(event)) return;
    event.preventDefault();
    void open();
  });
  page.addEventListener("paste", async (event) => {
    const text = event.clipboardData?.getData("text/plain");
    if (!text || isTyping(event)) return;
    event.preventDefault();
    (await open()).take(text);
  });
  // Shown last: who sees the button may press the key, too.
  const opener = /** @type {HTMLButtonElement | null} */ (page.querySelector("[data-fd-open]"));
  if (!opener) return;
  opener.addEventListener("click", open);
  opener.hidden = false;
}

/**
 * Return what opens the dialog and gives its box, which is made on first use.
 * @param {Document} page
 */
function dialogBox(page) {
  const dialog = /** @type {HTMLDialogElement} */ (page.getElementById("fd-dialog"));
  /** @type {Promise<Box> | undefined} */
  let box;
  return async () => {
    box ??= made(/** @type {Element} */ (dialog.querySelector(".fd-paste")));
    const ready = await box;
    if (!dialog.open) dialog.showModal();
    return ready;
  };
}

/**
 * Return a box at a place; its scripts come only where there is one.
 * @param {Element} place
 */
async function made(place) {
  const { Box } = await import("./box.js");
  return new Box(place);
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
