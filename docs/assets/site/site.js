// Everything that pages do beyond the theme; without it they can still be read and copied from.
import { addCopyButtons } from "./copy.js";
import { startFilters } from "./filter.js";
import { startPasteBoxes } from "./paste.js";
import { reachScrollers } from "./scroll.js";

addCopyButtons(document);
startFilters(document);
startPasteBoxes(document);
reachScrollers(document);
