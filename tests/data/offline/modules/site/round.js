import { a } from "./trip.js";
export const b = a;
