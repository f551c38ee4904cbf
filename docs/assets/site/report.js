// The page that reports a new failure: a text is masked here, looked at and edited, and only
// then copied, or carried into the issue form by a click. Nothing is sent before.

import { Privacy } from "../faultdex/private.js";
import { data } from "./address.js";
import { copied } from "./clip.js";
import { element } from "./element.js";
import { excerpt } from "./excerpt.js";

const RULES = "assets/faultdex/private.json";
const LONGEST_ADDRESS = 7500; // the form's server refuses addresses of 8 KiB
const LONGEST_TEXT = 50_000; // an issue holds 65,536 characters
const LONGEST_TITLE = 80;
const LISTED = 50;
const PAUSE = 120;

class Report {
  /**
   * @param {HTMLElement} place where the fields go; what stands there is replaced
   * @param {Privacy} privacy
   */
  constructor(place, privacy) {
    this.privacy = privacy;
    this.form = place.dataset.fdReport ?? "";
    this.raw = area("fd-report-raw", 8, "Traceback (most recent call last): …");
    this.found = element("ul", "fd-report__found");
    this.error = area("fd-report-error", 8, "");
    this.versions = area("fd-report-versions", 4, "torch, CUDA, NCCL, driver, GPU");
    this.state = element("p", "fd-paste__state");
    this.state.setAttribute("role", "status");
    const copy = button("Copy the text", () => this.copy());
    const open = button("Open the form, filled in", () => this.open());
    place.replaceChildren(
      label(this.raw, "The whole text, from the first error on"), this.raw, this.found,
      label(this.error, "What will be public: read it, and change what you like"), this.error,
      label(this.versions, "Versions and hardware"), this.versions,
      element("div", "fd-report__bar", copy, open, this.state),
    );
    this.listen();
  }

  listen() {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    this.raw.addEventListener("input", () => {
      clearTimeout(timer);
      timer = setTimeout(() => this.take(), PAUSE);
    });
    this.versions.addEventListener("change", () => this.mask(this.versions));
  }

  /** Show what was pasted as it may be published, and name what was masked. */
  take() {
    const text = this.raw.value;
    const leaks = this.privacy.leaks(text);
    const told = leaks.slice(0, LISTED).map(({ what, start }) =>
      element("li", "", `masked in line ${text.slice(0, start).split("\n").length}: ${what}`),
    );
    if (leaks.length > LISTED) told.push(element("li", "", `and ${leaks.length - LISTED} more`));
    this.found.replaceChildren(...told);
    this.error.value = excerpt(this.privacy.masked(text), (one) => one.length <= LONGEST_TEXT);
    this.state.textContent = `${count(leaks.length)} masked. Nothing was sent.`;
  }

  /**
   * Mask what was written into a field; tell whether there was anything to mask.
   * @param {HTMLTextAreaElement} field
   */
  mask(field) {
    const masked = this.privacy.masked(field.value);
    const isChanged = masked !== field.value;
    if (isChanged) field.value = masked;
    return isChanged;
  }

  /** Tell whether the fields may leave this page as they are; else the reader looks again. */
  isReady() {
    if (!this.error.value.trim()) {
      this.state.textContent = "There is no text yet.";
      return false;
    }
    const changed = [this.error, this.versions].filter((field) => this.mask(field));
    if (changed.length) {
      this.state.textContent = "Something more was masked: look at it, then press again.";
    }
    return !changed.length;
  }

  async copy() {
    if (!this.isReady()) return;
    const texts = [this.error.value, this.versions.value].filter((text) => text.trim());
    const isCopied = await copied(texts.join("\n\n"));
    if (!isCopied) this.error.select();
    this.state.textContent = isCopied ? "Copied. Nothing was sent." : "Press Ctrl+C to copy it.";
  }

  open() {
    if (!this.isReady()) return;
    const text = excerpt(this.error.value, (one) => this.address(one).length <= LONGEST_ADDRESS);
    window.open(this.address(text), "_blank", "noopener,noreferrer");
    this.state.textContent =
      text === this.error.value
        ? "The form is open: it is sent when you send it."
        : "The text is too long for an address: copy it here, and paste it over the form's excerpt.";
  }

  /**
   * Return the address of the form, filled in.
   * @param {string} error
   */
  address(error) {
    const address = new URL(this.form);
    address.searchParams.set("title", titleOf(this.error.value));
    address.searchParams.set("error", error);
    const versions = excerpt(this.versions.value.trim(), isShort);
    if (versions) address.searchParams.set("versions", versions);
    return address.href;
  }
}

/**
 * Return the last line that names an error, else the last line, cut to a title.
 * @param {string} text
 */
function titleOf(text) {
  const lines = text.split("\n").map((line) => line.trim()).filter(Boolean);
  const named = lines.filter((line) => /\b\w*(?:Error|Exception)\b/.test(line));
  return (named.at(-1) ?? lines.at(-1) ?? "").slice(0, LONGEST_TITLE);
}

/** @param {string} text one that leaves room for another in an address */
function isShort(text) {
  return encodeURIComponent(text).length <= LONGEST_ADDRESS / 3;
}

/** @param {number} many */
function count(many) {
  return many === 1 ? "One thing was" : `${many || "No"} things were`;
}

/**
 * @param {string} id
 * @param {number} rows
 * @param {string} placeholder
 */
function area(id, rows, placeholder) {
  const field = element("textarea", "");
  Object.assign(field, { id, rows, placeholder, spellcheck: false });
  field.setAttribute("autocomplete", "off");
  return field;
}

/**
 * @param {HTMLTextAreaElement} field
 * @param {string} text
 */
function label(field, text) {
  const node = element("label", "fd-paste__label", text);
  node.htmlFor = field.id;
  return node;
}

/**
 * @param {string} text
 * @param {() => void} act
 */
function button(text, act) {
  const node = element("button", "fd-button", text);
  node.type = "button";
  node.addEventListener("click", act);
  return node;
}

const place = /** @type {HTMLElement | null} */ (document.querySelector("[data-fd-report]"));
if (place) {
  data(RULES).then(
    (rules) => new Report(place, new Privacy(rules)),
    () => place.append(element("p", "", "The rules did not load: mask what is private yourself.")),
  );
}
