// Brings the paste box onto the page: in place where a page has room for it, else in a dialog.

const BOX = new URL("../faultdex/box.js", import.meta.url);

/** @param {Document} page */
export function startPasteBoxes(page) {
  for (const place of page.querySelectorAll("[data-fd-paste]")) fill(place);
  const opener = /** @type {HTMLButtonElement | null} */ (page.querySelector("[data-fd-open]"));
  if (opener) {
    opener.hidden = false;
    opener.addEventListener("click", () => field(page));
  }
  page.addEventListener("keydown", (event) => {
    if (event.key !== "e" || isHeld(event) || isTyping(event)) return;
    event.preventDefault();
    field(page);
  });
  page.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain");
    if (text && !isTyping(event)) take(page, text);
  });
}

/**
 * Take what was pasted outside of any field: who opens a page and pastes means the box.
 * @param {Document} page
 * @param {string} text
 */
async function take(page, text) {
  const area = await field(page);
  if (!area) return;
  area.value = text;
  area.dispatchEvent(new Event("input"));
}

/**
 * Return the box's text field, focused; the dialog is filled on first use.
 * @param {Document} page
 */
async function field(page) {
  const inPlace = /** @type {HTMLElement | null} */ (page.querySelector("[data-fd-paste] textarea"));
  const area = inPlace ?? (await dialogField(page));
  area?.focus();
  return /** @type {HTMLTextAreaElement | null} */ (area);
}

/** @param {Document} page */
async function dialogField(page) {
  const dialog = /** @type {HTMLDialogElement} */ (page.getElementById("fd-dialog"));
  const place = /** @type {HTMLElement} */ (dialog.querySelector(".fd-paste"));
  if (!dialog.open) dialog.showModal();
  if (!place.querySelector("textarea")) await fill(place);
  return /** @type {HTMLElement | null} */ (place.querySelector("textarea"));
}

/**
 * Fill a place with the box; where it does not load, what stands there already stays.
 * @param {Element} place
 */
async function fill(place) {
  try {
    const { mount } = await import(BOX.href);
    mount(place, /** @type {HTMLElement} */ (place).dataset.root ?? "");
  } catch {
    place.querySelector("[data-fd-lost]")?.removeAttribute("hidden");
  }
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
