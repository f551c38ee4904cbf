/** Measure the JavaScript reader, and plain expressions beside it; print milliseconds as JSON. */

import { readFileSync } from "node:fs";

import { explain } from "../../docs/assets/faultdex/explain.js";
import { Index } from "../../docs/assets/faultdex/index.js";

const index = new Index(JSON.parse(readFileSync(process.argv[2], "utf8")));
const short = readFileSync(process.argv[3], "utf8");
const long = readFileSync(process.argv[4], "utf8");

/**
 * Return the processor time of `times` runs in milliseconds, ascending.
 * @param {number} times
 * @param {() => void} run
 */
function measured(times, run) {
  const taken = Array.from({ length: times }, () => {
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return taken.sort((one, other) => one - other);
}

const naive = index.patterns.map((pattern) => pattern.expression);
const shorts = measured(300, () => explain(index, short.split("\n")));
const longs = measured(9, () => explain(index, long.split("\n")));
const plains = measured(5, () => {
  for (const line of long.split("\n")) {
    naive.some((expression) => expression.test(line));
  }
});
console.log(JSON.stringify({ short: shorts[284], long: longs[4], naive: plains[2] }));
