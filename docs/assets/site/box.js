// The paste box: a text field, and what its text means. The text stays in this page's memory.

import { answerNodes, failureNodes } from "./answer.js";
import { element } from "./element.js";

const PAUSE = 120;
const SLOW = 1500;
const LOST = 20_000;
const LONG = 200_000;
const SHOWN = 20_000;
const IDLE = "It is read in this page and sent nowhere. Log files can be dropped here, .gz too.";
// Many who ask have no message to paste.
const IN_WORDS = "Or in your words: training on two GPUs is slower than on one";

let count = 0;

export class Box {
  /** @param {Element} place where the box goes; what stands there is replaced */
  constructor(place) {
    this.number = 0;
    this.size = 0;
    this.only = "";
    this.field = element("textarea", "");
    this.file = element("input", "fd-paste__file");
    this.state = element("p", "fd-paste__state");
    this.said = element("div", "fd-paste__said");
    this.place = place;
    /** @type {Worker | undefined} */
    this.worker = undefined;
    this.build();
    this.listen();
    this.rest();
  }

  build() {
    const name = `fd-paste-${(count += 1)}`;
    const placeholder = `Traceback (most recent call last): …\n\n${IN_WORDS}`;
    Object.assign(this.field, { id: name, rows: 6, spellcheck: false, placeholder });
    this.field.setAttribute("autocomplete", "off");
    Object.assign(this.file, { type: "file", id: `${name}-file` });
    this.state.setAttribute("role", "status");
    const label = element("label", "fd-paste__label", "Error text or log");
    label.htmlFor = name;
    const pick = element("label", "fd-paste__pick", "Open a log file");
    pick.htmlFor = this.file.id;
    const bar = element("div", "fd-paste__bar", this.file, pick, this.state);
    this.place.replaceChildren(label, this.field, bar, this.said);
  }

  listen() {
    this.field.addEventListener("input", () => this.soon());
    this.field.addEventListener("paste", (event) => this.pasted(event));
    this.file.addEventListener("change", () => this.open(this.file.files));
    this.place.addEventListener("dragover", (event) => event.preventDefault());
    this.place.addEventListener("drop", (event) => {
      const { dataTransfer } = /** @type {DragEvent} */ (event);
      if (!dataTransfer?.files.length) return;
      event.preventDefault();
      this.open(dataTransfer.files);
    });
  }

  focus() {
    this.field.focus();
  }

  /** @param {ClipboardEvent} event */
  pasted(event) {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text.length < LONG) return;
    event.preventDefault();
    this.take(text);
  }

  /**
   * Take a whole text; a long one is read in full and shown in part.
   * @param {string} text
   */
  take(text) {
    this.field.value = text.length < LONG ? text : text.slice(0, SHOWN);
    this.ask({ text });
  }

  /** @param {FileList | null} files */
  open(files) {
    const file = files?.[0];
    if (!file) return;
    this.field.value = "";
    this.only = files.length > 1 ? file.name : "";
    this.ask({ file });
  }

  soon() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ask({ text: this.field.value }), PAUSE);
  }

  /** @param {{ text?: string, file?: File }} question */
  ask(question) {
    clearTimeout(this.timer);
    this.number += 1;
    this.size = question.file?.size ?? question.text?.length ?? 0;
    if (!question.file) this.only = "";
    if (!question.file && !question.text?.trim()) return this.rest();
    this.said.replaceChildren();
    this.state.textContent = "Reading …";
    this.watch();
    try {
      this.worker ??= this.hire();
      this.worker.postMessage({ number: this.number, ...question });
    } catch {
      this.fail();
    }
  }

  hire() {
    const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    worker.addEventListener("message", (event) => this.hear(event.data));
    worker.addEventListener("error", () => this.fail());
    return worker;
  }

  /** @param {import("./worker.js").Reply & { failed?: true }} reply */
  hear(reply) {
    if (reply.number !== this.number) return;
    if (reply.failed) return this.fail();
    this.watch();
    if (reply.finished) this.relax();
    const part = Math.min(99, Math.floor((100 * reply.done) / Math.max(this.size, 1)));
    this.state.textContent = reply.finished ? this.done(reply) : `Reading … ${part} %`;
    this.said.replaceChildren(...answerNodes(reply, (line) => this.show(line)));
  }

  /** @param {import("./worker.js").Reply} reply */
  done({ lost }) {
    if (lost.length) return "Not all of the file was read.";
    const only = this.only ? ` Only ${this.only} was read: drop one file at a time.` : "";
    return `Read in this page, sent nowhere.${only}`;
  }

  /** A worker that is silent for long is dead or lost: the next text gets a new one. */
  watch() {
    this.relax();
    this.slow = setTimeout(() => {
      this.state.textContent = "Still reading: every failure is also listed under Browse.";
    }, SLOW);
    this.lost = setTimeout(() => this.fail(), LOST);
  }

  relax() {
    clearTimeout(this.slow);
    clearTimeout(this.lost);
  }

  fail() {
    this.relax();
    this.worker?.terminate();
    this.worker = undefined;
    this.state.textContent = "";
    this.said.replaceChildren(...failureNodes());
  }

  rest() {
    this.relax();
    this.state.textContent = IDLE;
    this.said.replaceChildren();
  }

  /**
   * Select a line of the text, where it is shown.
   * @param {number} number
   */
  show(number) {
    const lines = this.field.value.split("\n");
    if (number > lines.length) return;
    const start = lines.slice(0, number - 1).reduce((sum, line) => sum + line.length + 1, 0);
    this.field.focus();
    this.field.setSelectionRange(start, start + lines[number - 1].length);
  }
}
