// Puts a button on each listing that copies the file's own bytes: no prompt, no line number.

const SAID_FOR = 1500;

/** @param {ParentNode} page */
export function addCopyButtons(page) {
  for (const block of page.querySelectorAll(".highlight")) {
    const code = block.querySelector("pre > code");
    if (code) block.append(copyButton(code));
  }
}

/**
 * @param {Element} code
 * @returns {HTMLButtonElement}
 */
function copyButton(code) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "fd-copy";
  button.textContent = "Copy";
  button.setAttribute("aria-live", "polite");
  button.addEventListener("click", async () => {
    button.textContent = (await copied(code.textContent ?? "")) ? "Copied" : "Press Ctrl+C";
    setTimeout(() => (button.textContent = "Copy"), SAID_FOR);
  });
  return button;
}

/**
 * @param {string} text
 * @returns {Promise<boolean>}
 */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
