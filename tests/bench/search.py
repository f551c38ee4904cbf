"""Print how long the site's search takes in a browser, from a reader's focus to the first result.

    python tests/bench/search.py SITE [RUNS]

SITE is the folder of a built site. When the search gets the focus, the index of the titles is
fetched and built and gives the first result, and that of all text follows. After them, each query
is timed from its last key to the first result on the page.
"""

import functools
import gzip
import http.server
import shutil
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

ROWS = (Path(__file__).parents[1] / "data" / "search" / "queries.tsv").read_text("utf-8")
QUERIES = [line.split("\t")[0] for line in ROWS.splitlines()[1:]]
IN_TEXT_ALONE = "OOMKilled"
INDEXES = ("search/title_index.json", "search/search_index.json")
RUNS = 5
TIMED = """query => new Promise(resolve => {
  const list = document.querySelector(".md-search-result__list");
  const input = document.querySelector(".md-search__input");
  list.replaceChildren();
  const start = performance.now();
  new MutationObserver((_, observer) => {
    if (!list.querySelector("a")) return;
    observer.disconnect();
    resolve(performance.now() - start);
  }).observe(list, {childList: true, subtree: true});
  input.focus();
  input.value = query;
  input.dispatchEvent(new KeyboardEvent("keyup", {bubbles: true}));
})"""


class Silent(http.server.SimpleHTTPRequestHandler):
    """Serves files and logs nothing."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def served(site: Path) -> Iterator[str]:
    """Give the address at which the site is served."""
    handler = functools.partial(Silent, directory=str(site))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def measured(page: Page, address: str) -> tuple[float, float, list[float]]:
    """Return milliseconds from focus to the first result and to one of the text, and of queries."""
    page.goto(address, wait_until="networkidle")
    focus = clock(page)
    first = page.evaluate(TIMED, QUERIES[0])
    page.evaluate(TIMED, IN_TEXT_ALONE)
    text = clock(page) - focus
    return first, text, [page.evaluate(TIMED, query) for query in QUERIES[1:]]


def clock(page: Page) -> float:
    """Return the milliseconds since the page was opened."""
    return float(page.evaluate("performance.now()"))


def table(browser: Browser, address: str, runs: int) -> Iterator[tuple[str, str]]:
    """Yield what was measured."""
    every = [measured(browser.new_page(), address) for _ in range(runs)]
    firsts, texts, timed = zip(*every, strict=True)
    queries = [one for some in timed for one in some]
    yield "focus to first result, index included", f"{median(firsts):.0f} ms (of {runs} pages)"
    yield "focus to first result of the text", f"{median(texts):.0f} ms"
    yield "query to first result, median", f"{median(queries):.0f} ms (of {len(queries)})"
    yield "query to first result, slowest", f"{max(queries):.0f} ms"


def weights(site: Path) -> Iterator[tuple[str, str]]:
    """Yield what is fetched on focus, compressed as servers do."""
    for name in INDEXES:
        yield name, f"{len(gzip.compress((site / name).read_bytes())) / 1000:.0f} kB, gzip"


def main() -> None:
    """Print the table."""
    site, runs = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else RUNS
    found = next(
        filter(
            None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))
        ),
        None,
    )
    sys.stdout.write("\n## The site's search in headless Chromium\n\n")
    with served(site) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        rows = (*table(browser, address, runs), *weights(site))
        for row in (("what", "figure"), ("---", "---"), *rows):
            sys.stdout.write(f"| {' | '.join(row)} |\n")
        browser.close()


if __name__ == "__main__":
    main()
