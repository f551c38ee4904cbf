// Puts a button on each listing that copies the file's own bytes: no prompt, no line number.

import { copied } from "./clip.js";

const SAID_FOR = 1500;

/** @param {ParentNode} page */
export function addCopyButtons(page) {
  for (const block of page.querySelectorAll(".highlight, .fd-command")) {
    const code = block.querySelector("pre > code");
    if (code) block.append(copyButton(code));
  }
}

/**
 * Return a button that copies the text of `code`.
 * @param {Element} code
 * @returns {HTMLButtonElement}
 */
export function copyButton(code) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "fd-copy";
  button.textContent = "Copy";
  button.setAttribute("aria-live", "polite");
  button.addEventListener("click", async () => {
    const isCopied = await copied(code.textContent ?? "");
    if (!isCopied) getSelection()?.selectAllChildren(code);
    button.textContent = isCopied ? "Copied" : "Press Ctrl+C";
    setTimeout(() => (button.textContent = "Copy"), SAID_FOR);
  });
  return button;
}
