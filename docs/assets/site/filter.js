// Narrows a table, a list or folded lists to the rows that a form asks for. What is asked for is
// kept in the fragment of the address, which a browser sends nowhere; a long text is left out.
// Folds with such rows open as long as something is asked for.

const ROWS = ":scope > tbody > tr, :scope > li, :scope > details li";
const NAME = "h2, th[scope=row] > a";
const MOST_OPEN = 300;
const LONGEST = 80;
const MARK = "#?";

/**
 * @typedef {object} Row
 * @property {HTMLElement} row
 * @property {HTMLDetailsElement | null} fold that holds it
 * @property {string} text in small letters
 * @property {Set<string>} name the words of its heading, in small letters
 * @property {DOMStringMap} data
 */

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
  const folds = [...table.querySelectorAll("details")];
  const rows = [...table.querySelectorAll(ROWS)].map((row) => rowOf(row));
  const count = form.querySelector("[role=status]");
  const show = () => {
    const wanted = new FormData(form);
    const shown = rows.filter((one) => {
      one.row.hidden = !fits(one, wanted);
      return !one.row.hidden;
    });
    const isAsked = [...wanted.values()].some(Boolean);
    const open = new Set(shown.map(({ fold }) => fold));
    for (const fold of folds) {
      fold.hidden = !open.has(fold);
      fold.open = isAsked && shown.length <= MOST_OPEN && open.has(fold);
    }
    putNamedFirst(rows, wordsOf(wanted));
    if (count) count.textContent = `${shown.length} of ${rows.length} shown`;
  };
  const changed = () => {
    show();
    keep(new FormData(form));
  };
  form.addEventListener("input", changed);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    form.reset();
    changed();
  });
  addEventListener("hashchange", () => take(form) && show());
  form.hidden = false;
  if (take(form)) form.scrollIntoView();
  show();
}

/**
 * Fill the form with what the address asks for; return whether it asks for anything.
 * @param {HTMLFormElement} form
 */
function take(form) {
  if (!location.hash.startsWith(MARK)) return false;
  form.reset();
  for (const [name, value] of new URLSearchParams(location.hash.slice(MARK.length))) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
  for (const choice of form.querySelectorAll("select")) {
    if (choice.selectedIndex < 0) choice.selectedIndex = 0;
  }
  return true;
}

/**
 * Keep what is asked for in the address, so that it can be sent to somebody or come back to.
 * @param {FormData} wanted
 */
function keep(wanted) {
  const asked = new URLSearchParams();
  for (const [name, value] of wanted) {
    const text = String(value).trim();
    if (text && text.length <= LONGEST) asked.set(name, text);
  }
  const here = location.hash.startsWith(MARK) ? "" : location.hash;
  const hash = String(asked) ? `${MARK}${asked}` : here;
  history.replaceState(history.state, "", `${location.pathname}${location.search}${hash}`);
}

/**
 * Put the rows first that have every word whole in their heading: 719 before a text with 719.
 * @param {Row[]} rows
 * @param {string[]} words
 */
function putNamedFirst(rows, words) {
  const free = rows.filter(({ fold }) => !fold);
  const isNamed = (/** @type {Row} */ { name }) => words.every((word) => name.has(word));
  const named = words.length ? free.filter(isNamed) : [];
  const ordered = [...named, ...free.filter((one) => !named.includes(one))];
  const place = free[0]?.row.parentElement;
  if (!place || ordered.every(({ row }, number) => row === place.children[number])) return;
  place.append(...ordered.map(({ row }) => row));
}

/**
 * Return a row with the text to look in; a row in a fold has the text above the fold's list too.
 * @param {Element} node
 * @returns {Row}
 */
function rowOf(node) {
  const row = /** @type {HTMLElement} */ (node);
  const fold = row.closest("details");
  const about = fold ? [...fold.children].filter((one) => !one.contains(row)) : [];
  const texts = [row, ...about].map(({ textContent }) => textContent ?? "");
  const heading = row.querySelector(NAME)?.textContent?.toLowerCase() ?? "";
  return {
    row,
    fold,
    text: texts.join(" ").toLowerCase(),
    name: new Set(heading.match(/\w+/g)),
    data: { ...fold?.dataset, ...row.dataset },
  };
}

/** @param {FormData} wanted */
function wordsOf(wanted) {
  return String(wanted.get("words") ?? "").toLowerCase().split(/\s+/).filter(Boolean);
}

/**
 * @param {Row} row
 * @param {FormData} wanted
 */
function fits({ text, data }, wanted) {
  const kept = ["component", "category", "level", "machine", "class"].every((name) => {
    const value = String(wanted.get(name) ?? "");
    return !value || (data[name] ?? "").split(" ").includes(value);
  });
  return kept && wordsOf(wanted).every((word) => text.includes(word));
}
