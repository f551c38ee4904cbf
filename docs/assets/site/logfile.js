// Turns a file that the reader chose into pieces of text, and names what of it was not read.

const GZIP = [0x1f, 0x8b];
const PIECE = 64 << 10;
const STEPS = [4096, 256, 16, 1];
const LONGEST_MAGIC = 5;

/** Archives that no browser unpacks, by their first bytes, and the command that does. */
const OTHERS = /** @type {[number[], string, string][]} */ ([
  [[0x28, 0xb5, 0x2f, 0xfd], "zstd", "zstd -d"],
  [[0x42, 0x5a, 0x68], "bzip2", "bunzip2 -k"],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a], "xz", "unxz -k"],
  [[0x50, 0x4b, 0x03, 0x04], "zip", "unzip"],
]);

/**
 * Yield the text of a file in pieces; `lose` is told of every part that could not be read.
 * @param {File} file
 * @param {(what: string) => void} lose
 * @returns {AsyncGenerator<string>}
 */
export async function* fileParts(file, lose) {
  const start = await bytesOf(file, 0, LONGEST_MAGIC);
  const other = OTHERS.find(([magic]) => begins(start, magic));
  if (other) {
    lose(`This is a ${other[1]} archive, which a browser cannot unpack: run ${other[2]} on it, then open the text.`);
    return;
  }
  const bytes = begins(start, GZIP) ? gunzipped(file, lose) : plain(file);
  /** @type {TextDecoder | undefined} */
  let decoder;
  for await (const part of bytes) {
    decoder ??= new TextDecoder(encodingOf(part));
    yield decoder.decode(part, { stream: true });
  }
  yield decoder?.decode() ?? "";
}

/**
 * @param {File} file
 * @returns {AsyncGenerator<Uint8Array>}
 */
async function* plain(file) {
  for (let at = 0; at < file.size; at += PIECE) {
    yield bytesOf(file, at, at + PIECE);
  }
}

/**
 * @param {File} file
 * @param {number} start
 * @param {number} end
 */
async function bytesOf(file, start, end) {
  return new Uint8Array(await file.slice(start, end).arrayBuffer());
}

/**
 * Yield what the members of a gzip file hold, as far as the browser unpacks them.
 * @param {File} file
 * @param {(what: string) => void} lose
 * @returns {AsyncGenerator<Uint8Array>}
 */
async function* gunzipped(file, lose) {
  for (let start = 0; start < file.size; ) {
    const reading = yield* member(file, start);
    if (reading.isWhole) return;
    const next = await behindZeros(file, reading.end);
    if (next === file.size) {
      if (reading.end === next) lose("The end of this archive is missing or damaged; all before it was read.");
      return;
    }
    if (reading.end === start || !begins(await bytesOf(file, next, next + GZIP.length), GZIP)) {
      const [from, to] = [reading.end, file.size].map((place) => place.toLocaleString("en"));
      lose(
        `This archive was not read from byte ${from} to byte ${to}: ` +
          "it is damaged there, or what follows is no part of it.",
      );
      return;
    }
    start = next;
  }
}

/**
 * Yield what one member holds; return where it ends, or where it is damaged.
 *
 * A stream does not tell at which byte it failed, and drops what it unpacked of the piece that
 * failed. So that piece is written once more in smaller ones.
 * @param {File} file
 * @param {number} start
 * @returns {AsyncGenerator<Uint8Array, { end: number, isWhole: boolean }>}
 */
async function* member(file, start) {
  let end = start;
  let given = 0;
  for (const step of STEPS) {
    const stream = new DecompressionStream("gzip");
    const feeding = feed(file, stream.writable.getWriter(), start, end, step);
    let seen = 0;
    try {
      for await (const part of parts(stream)) {
        seen += part.length;
        if (seen > given) yield part.subarray(Math.max(0, part.length - (seen - given)));
        given = Math.max(given, seen);
      }
      return { end: file.size, isWhole: true };
    } catch {
      end = await feeding;
    }
  }
  return { end, isWhole: false };
}

/**
 * Write a file to a stream from `start` on, in small pieces from `sure` on.
 *
 * Returns where the last piece ends that the stream took.
 * @param {File} file
 * @param {WritableStreamDefaultWriter<BufferSource>} writer
 * @param {number} start
 * @param {number} sure
 * @param {number} step
 */
async function feed(file, writer, start, sure, step) {
  let at = start;
  try {
    while (at < file.size) {
      const end = at < sure ? Math.min(at + STEPS[0], sure) : at + step;
      await writer.write(await bytesOf(file, at, end));
      at = Math.min(end, file.size);
    }
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => {}); // whoever reads the stream is told
  }
  return at;
}

/** @param {DecompressionStream} stream */
async function* parts(stream) {
  const reader = stream.readable.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

/**
 * Return where the zeros end that fill up an archive on a tape or a disk.
 * @param {File} file
 * @param {number} start
 */
async function behindZeros(file, start) {
  for (let at = start; at < file.size; at += PIECE) {
    const found = (await bytesOf(file, at, at + PIECE)).findIndex((byte) => byte !== 0);
    if (found >= 0) return at + found;
  }
  return file.size;
}

/**
 * @param {Uint8Array} start
 * @param {number[]} magic
 */
function begins(start, magic) {
  return magic.every((byte, at) => start[at] === byte);
}

/** @param {Uint8Array} start */
function encodingOf(start) {
  if (begins(start, [0xff, 0xfe])) return "utf-16le";
  if (begins(start, [0xfe, 0xff])) return "utf-16be";
  return "utf-8";
}
