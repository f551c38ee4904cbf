// Imports what the others export, and prints what it got.
import { Shape, sides as corners } from "./shape.js";
import {
  count,
  counted,
} from "../lib/count.js";

const DATA = "assets/numbers.json";
const place = new URL("../" + DATA, import.meta.url).href;

/** @typedef {import("./shape.js").Shape} Kind */
const start = () => new Worker(new URL("../lib/count.js", import.meta.url), { type: "module" });

console.log(new Shape(corners).name(), typeof start);
console.log([...count(3)], await_free());
console.log(globalThis.faultdexFiles[DATA].numbers, place);
counted().then((number) => console.log(number));

function await_free() {
  return "plain";
}
