// Narrows a table or a list to the rows that a form asks for; nothing of it enters the address.

/** @param {ParentNode} page */
export function startFilters(page) {
  for (const form of page.querySelectorAll("form[data-fd-filter]")) {
    start(/** @type {HTMLFormElement} */ (form));
  }
}

/** @param {HTMLFormElement} form */
function start(form) {
  const table = document.getElementById(form.dataset.fdFilter ?? "");
  if (!table) return;
  const rows = [...table.querySelectorAll(":scope > tbody > tr, :scope > li")].map((row) => ({
    row: /** @type {HTMLElement} */ (row),
    text: (row.textContent ?? "").toLowerCase(),
  }));
  const count = form.querySelector("[role=status]");
  const show = () => {
    const wanted = new FormData(form);
    const shown = rows.filter(({ row, text }) => {
      row.hidden = !fits(row, text, wanted);
      return !row.hidden;
    });
    if (count) count.textContent = `${shown.length} of ${rows.length} shown`;
  };
  form.addEventListener("input", show);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    form.reset();
    show();
  });
  form.hidden = false;
  show();
}

/**
 * @param {HTMLElement} row
 * @param {string} text
 * @param {FormData} wanted
 */
function fits(row, text, wanted) {
  const words = String(wanted.get("words") ?? "").toLowerCase().split(/\s+/);
  const kept = ["component", "category", "level", "machine"].every((name) => {
    const value = String(wanted.get(name) ?? "");
    return !value || (row.dataset[name] ?? "").split(" ").includes(value);
  });
  return kept && words.every((word) => text.includes(word));
}
