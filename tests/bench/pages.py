"""Print how long the pages of entries are, and how their sentences read, for each built site.

    python tests/bench/pages.py SITE ...

Words before the first fix are those above its first lines to copy. The height is that of a phone
of 390 pixels in width, with what is folded left folded; two of its screens are 1,688 pixels.
Sentences are those of prose, without code, tables and lists of sources; odd phrases are those that
the rules know, and a few that they allow.
"""

import re
import shutil
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from lxml import html
from lxml.html import HtmlElement
from playwright.sync_api import sync_playwright
from search import served

from faultdex.lint.phrases import PHRASES

PHONE = {"width": 390, "height": 844}
LONG = 35
ODD = (*(one for one, _ in PHRASES), r"stands? in", r"and not\b", r"without a word")
FRONTED = r"(?:(?<=^)|(?<=[.:] ))Where [a-z]"
SKIPPED = (
    ".//pre | .//script | .//style | .//svg | .//a[@class='headerlink'] | .//a[@class='fd-cite']"
)
PROSE = ".//p | .//li | .//figcaption | .//td"
SCREENS = 2
# The heights of the page, and of what stands above the first lines of the first fix.
HEIGHTS = """() => {
    const fix = document.querySelector("#fix ~ .fd-first");
    const lines = document.querySelector("#fix ~ .fd-first + .highlight, #fix ~ .fd-first + pre");
    const top = (lines ?? fix).getBoundingClientRect().top + scrollY;
    return [document.querySelector("article").scrollHeight, Math.round(top)];
}"""
_WORD = re.compile(r"\w[\w'\u2019.-]*")
_END = re.compile(r"(?<=[.!?])\s+")


@dataclass(frozen=True, slots=True)
class Measured:
    """What one page of an entry is like: counts of words and phrases, and pixels of a phone."""

    before: int
    words: int
    height: int
    above: int
    sentences: tuple[int, ...]
    odd: int
    fronted: int


def pages_of(site: Path) -> list[Path]:
    """Return the pages of entries of a built site."""
    every = sorted(site.glob("*/index.html"))
    return [path for path in every if 'data-kind="entry"' in path.read_text("utf-8")]


def measured(path: Path, height: int, above: int) -> Measured:
    """Return what a page is like."""
    (article,) = html.parse(path).getroot().iter("article")
    before = _words(_before(article))
    for one in article.xpath(SKIPPED):
        one.drop_tree()
    blocks = [one for one in article.xpath(PROSE) if not one.xpath(PROSE)]
    prose = [" ".join(one.text_content().split()) for one in blocks]
    lengths = tuple(
        count for text in prose for one in _END.split(text) if (count := _words(one)) > 2
    )
    odd = sum(len(re.findall(rf"\b(?:{one})", text)) for text in prose for one in ODD)
    fronted = sum(len(re.findall(FRONTED, text)) for text in prose)
    return Measured(before, _words(article.text_content()), height, above, lengths, odd, fronted)


def _before(article: HtmlElement) -> str:
    """Return the text above the first lines of the first fix, or above the fix without lines."""
    found: list[str] = []
    is_fix = False
    for event, one in _walked(article):
        is_fix = is_fix or one.get("id") == "fix"
        if is_fix and one.tag == "pre" and event == "start":
            break
        if is_fix and one.tag == "h2" and one.get("id") != "fix":
            break
        found.append((one.text if event == "start" else one.tail) or "")
    return " ".join(found)


def _walked(one: HtmlElement) -> Iterator[tuple[str, HtmlElement]]:
    if not isinstance(one.tag, str) or one.tag in {"script", "style", "svg"}:
        return
    yield "start", one
    for child in one:
        yield from _walked(child)
        yield "end", child


def _words(text: str) -> int:
    return len(_WORD.findall(text))


def heights(site: Path, pages: Sequence[Path]) -> dict[Path, tuple[int, int]]:
    """Return how high each page is on a phone, and where its first fix begins, in pixels."""
    with served(site) as address, sync_playwright() as driver:
        path = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium"))), None)
        browser = driver.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page(viewport=PHONE)
        found = {}
        for one in pages:
            page.goto(f"{address}{one.parent.name}/", wait_until="load")
            height, above = page.evaluate(HEIGHTS)
            found[one] = (int(height), int(above))
        browser.close()
    return found


def rows(every: Sequence[Measured]) -> Iterator[tuple[str, str]]:
    """Yield what all pages of a site are like, as labels and figures."""
    lengths = [length for one in every for length in one.sentences]
    for label, counts in (
        ("words before the first fix", [one.before for one in every]),
        ("words", [one.words for one in every]),
        ("height on a phone, px", [one.height for one in every]),
        ("of it above the first fix, px", [one.above for one in every]),
        ("words a sentence", lengths),
    ):
        yield label, f"{median(counts):,.0f}, at most {max(counts):,}"
    near = sum(one.above <= SCREENS * PHONE["height"] for one in every)
    yield "first fix within two screens", f"{near:,}"
    yield f"sentences over {LONG} words", f"{sum(one > LONG for one in lengths):,}"
    yield "odd phrases", f"{sum(one.odd for one in every):,}"
    yield "sentences that begin with Where", f"{sum(one.fronted for one in every):,}"


def main() -> None:
    """Print a table with a column for each site."""
    columns = []
    for site in map(Path, sys.argv[1:]):
        pages = pages_of(site)
        high = heights(site, pages)
        every = [measured(path, *high[path]) for path in pages]
        columns.append([("entries", f"{len(every):,}"), *rows(every)])
    sys.stdout.write(f"| what |{' | '.join(Path(one).name for one in sys.argv[1:])} |\n")
    sys.stdout.write(f"|---|{'---|' * len(columns)}\n")
    for cells in zip(*columns, strict=True):
        sys.stdout.write(f"| {cells[0][0]} | {' | '.join(value for _, value in cells)} |\n")


if __name__ == "__main__":
    main()
