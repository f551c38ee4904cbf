/**
 * Turn lines that a screen cut into the one line that they were.
 */

const NARROW = 24;
const WIDE = 240;
const SHORT = 8;
const NO_SPACE = /(\\.|\[(?:\\.|[^\]\\])*\])| \??|[\^$]/gu;

/** @typedef {import("./normalise.js").Line} Line */

/**
 * Return `pattern` for a text without spaces, its edges left out.
 * @param {string} pattern
 */
export function spaceless(pattern) {
  return pattern.replace(NO_SPACE, (_, kept) => (kept === "\\b" ? "" : (kept ?? "")));
}

/**
 * Yield the runs of lines that look like one line cut at the width of the screen.
 *
 * A text of a few lines may have been cut anywhere, by hand or by a chat: only a line that begins
 * like one of its own, as with a logger's time, ends the run before it.
 * @param {Line[]} block
 * @returns {Generator<Line[]>}
 */
export function* chains(block) {
  const isFew = block[block.length - 1].number <= SHORT;
  const edge = isFew ? 0 : edgeOf(block);
  if (!isFew && (edge < NARROW || edge > WIDE)) {
    return;
  }
  let start = 0;
  for (let end = 1; end <= block.length; end += 1) {
    const after = block[end];
    if (!after || after.begins || fits(block[end - 1], after, edge)) {
      if (end - start > 1) {
        yield block.slice(start, end);
      }
      start = end;
    }
  }
}

/**
 * Return the lines as one, without a space where the screen cut a word.
 * @param {Line[]} lines
 * @returns {Line}
 */
export function rejoined(lines) {
  const edge = edgeOf(lines);
  const last = lines.length - 1;
  const text = lines
    .map((line, at) => (line.width === edge || at === last ? line.text : `${line.text} `))
    .join("");
  return { number: lines[0].number, text, width: edge, speaker: lines[0].speaker };
}

/**
 * Return the lines as one, with a space at each cut.
 * @param {Line[]} lines
 * @returns {Line}
 */
export function spaced(lines) {
  const text = lines.map((line) => line.text).join(" ");
  const [{ number, width, speaker }] = lines;
  return { number, text, width, speaker };
}

/**
 * Return the width of the screen; a word that cannot be broken may stand out.
 * @param {Line[]} lines
 */
function edgeOf(lines) {
  const breakable = widest(lines.filter((line) => line.text.includes(" ")));
  return breakable >= NARROW ? breakable : widest(lines);
}

/** @param {Line[]} lines */
function widest(lines) {
  return lines.reduce((most, line) => Math.max(most, line.width), 0);
}

/**
 * Tell whether `line` ends by itself: half empty, or with room for the next word.
 *
 * It never does where the width of the screen is not known, which is an edge of 0.
 * @param {Line} line
 * @param {Line} after
 * @param {number} edge
 */
function fits(line, after, edge) {
  const [word] = after.text.split(" ", 1);
  return 2 * line.width < edge || line.width + 1 + word.length <= edge;
}
