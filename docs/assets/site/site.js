// Everything that pages do beyond the theme; without it they can still be read and copied from.
import { addCopyButtons } from "./copy.js";
import { startFilters } from "./filter.js";
import { foldCauses, markClosedFolds, openFolds } from "./fold.js";
import { startPasteBoxes } from "./paste.js";
import { reachScrollers } from "./scroll.js";
import { startSetup } from "./offer.js";

// It takes its link out of the address before folds look there.
startSetup(document);
addCopyButtons(document);
startFilters(document);
openFolds(document);
markClosedFolds(document);
foldCauses(document);
startPasteBoxes(document);
// The theme wraps tables until the page has loaded.
if (document.readyState === "complete") reachScrollers(document);
else addEventListener("load", () => reachScrollers(document));
