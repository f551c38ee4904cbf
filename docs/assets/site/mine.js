// Marks entries by what they are to the reader's setup, which this browser keeps and sends nowhere.

import { data } from "./address.js";
import { element } from "./element.js";

const FACTS = "assets/faultdex/setup.json";
const KEY = "faultdex-setup";
const SAYS = { run: "holds on yours", stated: "stated for yours", not: "not for yours" };

/** @typedef {import("../faultdex/setup.js").Names} Names */
/** @typedef {import("../faultdex/yours.js").Judged} Judged */
/** @typedef {{ gpus: Names, places: Names[], entries: Record<string, Judged> }} Facts */

const HINT = " Name your torch, CUDA and GPU, and pages say what holds on them.";

let words = stored();
/** @type {Promise<Facts> | undefined} */
let loading;

/**
 * Return the button that asks for a setup, and what it is for.
 * @param {() => void} act
 */
export function offer(act) {
  const button = element("button", "", "My setup");
  button.type = "button";
  button.addEventListener("click", act);
  return element("p", "fd-setup__line", button, HINT);
}

/** Return what the reader said, or nothing. */
export function myWords() {
  return words;
}

/**
 * Keep what the reader says; nothing forgets it.
 * @param {string} said
 */
export function keep(said) {
  words = said;
  try {
    if (said) localStorage.setItem(KEY, said);
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
  refresh();
}

/**
 * Load what entries are judged by, once.
 * @returns {Promise<Facts>}
 */
export async function facts() {
  loading ??= data(FACTS);
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/**
 * Return a mark for an entry; it is empty as long as there is no setup.
 * @param {string} id
 * @param {{ isLong?: boolean }} [form] with the reason, where it is long
 */
export function mark(id, { isLong = false } = {}) {
  const node = element("span", isLong ? "fd-mine fd-mine--long" : "fd-mine");
  node.dataset.fdMine = id;
  node.hidden = true;
  fill(node);
  return node;
}

/** Fill every mark anew. */
function refresh() {
  for (const node of document.querySelectorAll("[data-fd-mine]")) {
    fill(/** @type {HTMLElement} */ (node));
  }
}

/** @param {HTMLElement} node */
async function fill(node) {
  const found = words ? await judged(node.dataset.fdMine ?? "") : undefined;
  node.hidden = !found;
  if (!found) return node.replaceChildren();
  const { state, why } = found;
  const label = element("span", "fd-mine__state", SAYS[state]);
  label.dataset.state = state;
  const isLong = node.classList.contains("fd-mine--long");
  if (!isLong) label.title = why;
  node.replaceChildren(label, ...(isLong ? [element("span", "fd-mine__why", why)] : []));
}

/** @param {string} id */
async function judged(id) {
  try {
    const { readSetup } = await import("../faultdex/setup.js");
    const { standing } = await import("../faultdex/yours.js");
    const { gpus, places, entries } = await facts();
    const setup = readSetup(words, gpus);
    const isSaid = Object.keys(setup.versions).length > 0;
    return isSaid && entries[id] ? standing(setup, entries[id], places) : undefined;
  } catch {
    return undefined;
  }
}

function stored() {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}
