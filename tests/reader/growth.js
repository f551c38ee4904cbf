/** Print the patterns that take too long on lines made to slow them down. */

import { readFileSync } from "node:fs";

const KIB = 1024;
const LENGTHS = [16 * KIB, 32 * KIB, 64 * KIB, 128 * KIB];
const LIMIT = 50;
const QUICK = 4;
const DOUBLED = 2.5;
const READINGS = [1, 2, 3, 4];

/**
 * Return the processor time of one search, in milliseconds.
 * @param {RegExp} expression
 * @param {string} line
 */
function once(expression, line) {
  const start = process.cpuUsage();
  expression.test(line);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/**
 * Return the least processor time of three searches, in milliseconds.
 * @param {RegExp} expression
 * @param {string} line
 */
function milliseconds(expression, line) {
  return Math.min(...[1, 2, 3].map(() => once(expression, line)));
}

/**
 * @param {RegExp} expression
 * @param {string} attack
 */
function growsTooFast(expression, attack) {
  if (once(expression, attack.repeat(Math.floor(LENGTHS[2] / attack.length))) < QUICK) {
    return false;
  }
  const lines = LENGTHS.map((length) => attack.repeat(Math.floor(length / attack.length)));
  const times = lines.map((line) => milliseconds(expression, line));
  const doubles = times.slice(1).map((time, at) => time > QUICK && time > DOUBLED * times[at]);
  return times[2] > LIMIT || doubles.some(Boolean);
}

/** @type {[pattern: string, attacks: string[]][]} */
const cases = JSON.parse(readFileSync(process.env.FAULTDEX_ATTACKS ?? "", "utf8"));
const slow = cases.filter(([pattern, attacks]) => {
  const expression = new RegExp(pattern.replaceAll("(?P<", "(?<"), "u");
  return attacks.some((attack) => READINGS.every(() => growsTooFast(expression, attack)));
});
console.log(JSON.stringify(slow.map(([pattern]) => pattern)));
