// A generator and a promise.
import { sides } from "../site/shape.js";

/** @param {number} end */
export function* count(end) {
  for (let at = 0; at < end; at += 1) yield at;
}

export async function counted() {
  return sides + 1;
}
