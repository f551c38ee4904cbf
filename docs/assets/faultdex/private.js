/**
 * Turn a text into one that may be published, by the rules that the command line reads too.
 */

/**
 * @typedef {object} Told
 * @property {string} mask
 * @property {string} neutral
 * @property {{ what: string, secret: boolean, signs: string[], pattern: string }[]} rules
 *
 * @typedef {object} Rule
 * @property {string} what
 * @property {boolean} isSecret
 * @property {string[]} signs
 * @property {RegExp} expression
 *
 * @typedef {object} Leak
 * @property {string} what
 * @property {boolean} isSecret
 * @property {number} start
 * @property {number} end
 */

/** The rules of what must not be published, ready to read texts with. */
export class Privacy {
  /** @param {Told} told the list that the generator writes */
  constructor({ mask, neutral, rules }) {
    this.mask = mask;
    this.neutral = new RegExp(`^(?:${neutral})$`, "u");
    /** @type {Rule[]} */
    this.rules = rules.map(({ what, secret, signs, pattern }) => ({
      what,
      isSecret: secret,
      signs,
      expression: new RegExp(pattern.replaceAll("(?P<", "(?<"), "dgu"),
    }));
    this.secrets = this.rules.filter((rule) => rule.isSecret);
  }

  /**
   * Return what must not be published of `text`, in order.
   * @param {string} text
   * @param {Rule[]} [rules]
   * @returns {Leak[]}
   */
  leaks(text, rules = this.rules) {
    /** @type {Leak[]} */
    const kept = [];
    for (const leak of [...this.candidates(text, rules)].sort(compare)) {
      if (leak.start >= (kept.at(-1)?.end ?? 0)) {
        kept.push(leak);
      }
    }
    return kept;
  }

  /**
   * Return `text` with every leak replaced by the mask.
   * @param {string} text
   * @param {Rule[]} [rules]
   */
  masked(text, rules = this.rules) {
    let shown = "";
    let start = 0;
    for (const leak of this.leaks(text, rules)) {
      shown += text.slice(start, leak.start) + this.mask;
      start = leak.end;
    }
    return shown + text.slice(start);
  }

  /**
   * @param {string} text
   * @param {Rule[]} rules
   * @returns {Generator<Leak>}
   */
  *candidates(text, rules) {
    const small = text.toLowerCase();
    for (const { what, isSecret, signs, expression } of rules) {
      if (!signs.some((sign) => small.includes(sign))) {
        continue;
      }
      for (const found of text.matchAll(expression)) {
        const [start, end] = found.indices?.groups?.name ?? found.indices?.[0] ?? [0, 0];
        if (!this.neutral.test(text.slice(start, end))) {
          yield { what, isSecret, start, end };
        }
      }
    }
  }
}

/**
 * @param {Leak} one
 * @param {Leak} other
 */
function compare(one, other) {
  return (
    one.start - other.start ||
    Number(other.isSecret) - Number(one.isSecret) ||
    other.end - one.end
  );
}
