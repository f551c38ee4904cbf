// Puts a text on the clipboard, or where that is forbidden, under the reader's own copy key.

/**
 * Return whether the text is on the clipboard.
 * @param {string} text
 * @returns {Promise<boolean>}
 */
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
