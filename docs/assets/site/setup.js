// The strip in which a reader says once which versions they use, and the marks that follow from it.

import { readSetup, wordsOf } from "../faultdex/setup.js";
import { pathOf } from "./address.js";
import { element } from "./element.js";
import { facts, keep, mark, myWords, offer } from "./mine.js";

const LISTED = ".fd-list > li > a, .fd-quick th > a, .fd-then > a";
const EXAMPLE = "torch 2.6, A100, CUDA 12.4";
const KEPT = "It is kept in this browser and sent nowhere.";
const LOST = "The list of releases could not be loaded.";

/** @type {Strip | undefined} */
let only;

/**
 * Return the strip in `node`, which is one on a page.
 * @param {HTMLElement} node
 */
export function stripOf(node) {
  only ??= new Strip(node);
  return only;
}

class Strip {
  /** @param {HTMLElement} node */
  constructor(node) {
    this.node = node;
    this.isOffered = !node.hidden;
    this.status = element("p", "fd-setup__state");
    this.status.setAttribute("role", "status");
  }

  /** Show the setup, or how to say one, and mark the entries of the page. */
  show() {
    const words = myWords();
    this.node.hidden = !words && !this.isOffered;
    this.status.textContent = "";
    this.node.replaceChildren(...(words ? this.said(words) : [offer(() => this.edit())]), this.status);
    if (words) this.markLists();
  }

  /** @param {string} words */
  said(words) {
    const isEntry = document.querySelector("article[data-kind=entry]");
    const own = isEntry ? [mark(idOf(location.href), { isLong: true })] : [];
    const line = element("p", "fd-setup__line", "My setup ", element("b", "", words));
    line.append(" ", this.button("Change", () => this.edit()));
    line.append(" ", this.button("Clear", () => this.set("")));
    return [...own, line];
  }

  edit() {
    const field = element("input", "");
    Object.assign(field, { id: "fd-setup", type: "text", value: myWords(), placeholder: EXAMPLE });
    Object.assign(field, { autocomplete: "off", spellcheck: false, maxLength: 200 });
    const label = element("label", "", "My setup");
    label.htmlFor = field.id;
    const save = element("button", "", "Save");
    const cancel = this.button("Cancel", () => this.close());
    const form = element("form", "fd-setup__form", label, field, save, cancel);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.save(field.value);
    });
    form.addEventListener("keydown", ({ key }) => key === "Escape" && this.close());
    field.addEventListener("input", () => this.tell(field.value));
    this.node.replaceChildren(form, this.status);
    this.tell(field.value);
    field.focus();
  }

  /** @param {string} text */
  async save(text) {
    const setup = await this.read(text);
    if (setup && Object.keys(setup.versions).length > 0) this.set(wordsOf(setup));
    else if (setup && !text.trim()) this.set("");
    else if (setup) this.status.textContent = `Name a version or a GPU, such as ${EXAMPLE}.`;
  }

  /** @param {string} text */
  async tell(text) {
    const setup = text.trim() ? await this.read(text) : undefined;
    if (!setup) {
      if (!text.trim()) this.status.textContent = KEPT;
      return;
    }
    const words = wordsOf(setup);
    const read = words ? `Read as ${words}.` : "";
    const unread = setup.unread.length ? ` Not understood: ${setup.unread.join(", ")}.` : "";
    this.status.textContent = `${read}${unread}`.trim();
  }

  /** @param {string} text */
  async read(text) {
    try {
      return readSetup(text, (await facts()).gpus);
    } catch {
      this.status.textContent = LOST;
      return undefined;
    }
  }

  /** @param {string} words */
  set(words) {
    keep(words);
    this.close();
  }

  close() {
    this.show();
    this.node.querySelector("button")?.focus();
  }

  /**
   * Take the setup that a link holds, and show the one that there is.
   * @param {string} link
   */
  async take(link) {
    const setup = link ? await this.read(decoded(link)) : undefined;
    if (setup && Object.keys(setup.versions).length > 0) keep(wordsOf(setup));
    this.show();
  }

  async markLists() {
    const { entries } = await facts().catch(() => ({ entries: {} }));
    for (const link of document.querySelectorAll(LISTED)) {
      const id = idOf(/** @type {HTMLAnchorElement} */ (link).href);
      const place = link.parentElement;
      if (!(id in entries) || !place || place.querySelector("[data-fd-mine]")) continue;
      (place.querySelector(".fd-level") ?? link).after(" ", mark(id));
    }
  }

  /**
   * @param {string} text
   * @param {() => void} act
   */
  button(text, act) {
    const button = element("button", "", text);
    button.type = "button";
    button.addEventListener("click", act);
    return button;
  }
}

/** @param {string} address */
function idOf(address) {
  return pathOf(address).replace(/\/$/, "");
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
