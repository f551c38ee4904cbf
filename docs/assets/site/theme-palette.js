// Puts the colour scheme that the reader chose on the page before it is painted.
"use strict";

{
  const chosen = /** @type {any} */ (globalThis).__md_get("__palette")?.color;
  if (chosen) {
    if (chosen.media === "(prefers-color-scheme)") {
      const light = matchMedia("(prefers-color-scheme: light)").matches;
      const media = `(prefers-color-scheme: ${light ? "light" : "dark"})`;
      const input = document.querySelector(`[data-md-color-media='${media}']`);
      for (const name of ["media", "scheme", "primary", "accent"]) {
        chosen[name] = input?.getAttribute(`data-md-color-${name}`);
      }
    }
    for (const name of ["media", "scheme", "primary", "accent"]) {
      document.body.setAttribute(`data-md-color-${name}`, String(chosen[name]));
    }
  }
}
