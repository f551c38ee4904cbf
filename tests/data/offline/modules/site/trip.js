import { b } from "./round.js";
export const a = b;
