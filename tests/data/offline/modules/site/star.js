import * as all from "./main.js";
