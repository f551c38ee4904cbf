// Brings the paste box onto the page: in place on the home page, in a dialog everywhere else.

const BOX = new URL("../faultdex/box.js", import.meta.url);

/** @param {Document} page */
export function startPasteBoxes(page) {
  for (const place of page.querySelectorAll("[data-fd-paste]")) fill(place);
  const opener = /** @type {HTMLButtonElement | null} */ (page.querySelector("[data-fd-open]"));
  if (!opener) return;
  opener.hidden = false;
  opener.addEventListener("click", () => open(page));
  page.addEventListener("keydown", (event) => {
    if (event.key === "e" && !isTyping(event)) {
      event.preventDefault();
      open(page);
    }
  });
}

/** @param {Document} page */
async function open(page) {
  const inPlace = /** @type {HTMLElement | null} */ (page.querySelector("[data-fd-paste] textarea"));
  if (inPlace) return inPlace.focus();
  const dialog = /** @type {HTMLDialogElement} */ (page.getElementById("fd-dialog"));
  const place = /** @type {HTMLElement} */ (dialog.querySelector(".fd-paste"));
  if (!place.childElementCount) await fill(place);
  if (!dialog.open) dialog.showModal();
  place.querySelector("textarea")?.focus();
}

/** @param {Element} place */
async function fill(place) {
  const { mount } = await import(BOX.href);
  mount(place, /** @type {HTMLElement} */ (place).dataset.root ?? "");
}

/** @param {KeyboardEvent} event */
function isTyping(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  const held = event.ctrlKey || event.metaKey || event.altKey;
  return held || target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
