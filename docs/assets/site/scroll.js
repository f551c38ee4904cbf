// Lets the keyboard scroll what is wider than the page: only then is it a stop of the tab key.

/** @param {Document} page */
export function reachScrollers(page) {
  const every = [...page.querySelectorAll(".fd-scroll, pre.fd-text, .md-typeset__scrollwrap")];
  const update = () => {
    for (const one of every) {
      const scrolls = one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight;
      if (scrolls) one.setAttribute("tabindex", "0");
      else one.removeAttribute("tabindex");
    }
  };
  const sizes = new ResizeObserver(update);
  every.forEach((one) => sizes.observe(one));
  update();
}
