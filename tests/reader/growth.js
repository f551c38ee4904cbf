/** Print the patterns that take too long on lines made to slow them down. */

import { readFileSync } from "node:fs";

const KIB = 1024;
const LENGTHS = [16 * KIB, 32 * KIB, 64 * KIB, 128 * KIB];
const LIMIT = 50;
const QUICK = 4;
const DOUBLED = 2.5;

/**
 * Return the least processor time of three searches, in milliseconds.
 * @param {RegExp} expression
 * @param {string} line
 */
function milliseconds(expression, line) {
  const times = [1, 2, 3].map(() => {
    const start = process.cpuUsage();
    expression.test(line);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/**
 * @param {RegExp} expression
 * @param {string} attack
 */
function growsTooFast(expression, attack) {
  const lines = LENGTHS.map((length) => attack.repeat(Math.floor(length / attack.length)));
  if (milliseconds(expression, lines[2]) < QUICK) {
    return false;
  }
  const times = lines.map((line) => milliseconds(expression, line));
  const doubles = times.slice(1).map((time, at) => time > QUICK && time > DOUBLED * times[at]);
  return times[2] > LIMIT || doubles.some(Boolean);
}

/** @type {[pattern: string, attacks: string[]][]} */
const cases = JSON.parse(readFileSync(process.env.FAULTDEX_ATTACKS ?? "", "utf8"));
const slow = cases.filter(([pattern, attacks]) => {
  const expression = new RegExp(pattern.replaceAll("(?P<", "(?<"), "u");
  return attacks.some((attack) => growsTooFast(expression, attack));
});
console.log(JSON.stringify(slow.map(([pattern]) => pattern)));
