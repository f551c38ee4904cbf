"""A page on paper."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

ENTRY = "cuda-home-not-set/"
MOST_SHEETS = 7
SHEET = {"width": 794, "height": 1123}  # A4 at 96 dots an inch
PRINTED = (
    "", ENTRY, "nccl-watchdog-timeout/", "oom-fragmentation/", "evidence/", "levels/",
    "reference/xid/", "workflows/slow-training/",
)  # fmt: skip
GONE = (
    ".md-header", ".md-sidebar--secondary", ".md-search", ".fd-copy", ".fd-jump", ".fd-dialog",
    ".fd-helped", ".fd-edit", ".headerlink", ".fd-file__raw",
)  # fmt: skip
SHOWN = "(names) => names.filter((name) => document.querySelector(name)?.checkVisibility())"
CUT = """() => [...document.querySelectorAll("article pre, article table, article .fd-scroll")]
    .filter((one) => one.checkVisibility())
    .filter((one) => one.scrollWidth > one.clientWidth + 1
        || one.scrollHeight > one.clientHeight + 1)
    .map((one) => one.textContent.slice(0, 80))"""
TARGET = """getComputedStyle(document.querySelector(".fd-sources a"), "::after").content"""
COLOURS = """() => ["color", "--fd-paper", "--fd-ink"].map(
    (name) => getComputedStyle(document.querySelector("article")).getPropertyValue(name)
)"""


def printed(context: BrowserContext, url: str, scheme: str = "light") -> Page:
    """Return a page as it is laid out for paper."""
    page = context.new_page()
    page.set_viewport_size({"width": SHEET["width"], "height": SHEET["height"]})
    page.goto(url, wait_until="networkidle")
    page.emulate_media(media="print", color_scheme="dark" if scheme == "dark" else "light")
    return page


def test_nothing_to_press_is_printed(context: BrowserContext, address: str) -> None:
    """Navigation, search, buttons and forms stay off the paper."""
    assert printed(context, address + ENTRY).evaluate(SHOWN, GONE) == []


@pytest.mark.parametrize("path", PRINTED)
def test_nothing_is_cut_off(context: BrowserContext, address: str, path: str) -> None:
    """Long lines are wrapped, and what scrolls on a screen is whole on paper."""
    page = printed(context, address + path)

    assert page.evaluate(CUT) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= SHEET["width"]


def test_a_part_is_printed_as_it_was_left(context: BrowserContext, address: str) -> None:
    """A reader prints the fix, and opens what else is to be on the paper."""
    page = printed(context, address + ENTRY)
    fold = page.locator("details.fd-fold").first
    hidden, heading = fold.is_visible(), page.locator("#mechanism").is_visible()
    page.emulate_media(media="screen")
    fold.evaluate("fold => (fold.open = true)")
    expect(fold).not_to_have_attribute("data-fd-closed", "")
    page.emulate_media(media="print")

    assert (hidden, heading) == (False, False)
    assert page.locator("#mechanism").is_visible()
    assert page.evaluate(CUT) == []


def test_causes_hidden_on_a_phone_are_printed(context: BrowserContext, address: str) -> None:
    """What waits behind a button on a screen is whole on paper."""
    page = context.new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{address}llama-runner-terminated/", wait_until="networkidle")
    last = page.locator(".fd-causes tbody tr").last
    hidden = last.is_visible()
    page.emulate_media(media="print")

    assert not hidden
    assert last.is_visible()
    assert not page.get_by_role("button", name="more causes").is_visible()


def test_other_folds_are_open_on_paper(context: BrowserContext, address: str) -> None:
    """Of a list nobody can open a fold of paper."""
    page = printed(context, f"{address}coverage/")
    hidden = page.evaluate(
        "[...document.querySelectorAll('details li')].filter((one) => !one.checkVisibility())"
    )

    assert hidden == []


def test_sources_say_where_they_are(context: BrowserContext, address: str) -> None:
    """The address of a citation stands beside it, and that of the page at its end."""
    page = printed(context, address + ENTRY)

    assert page.evaluate(TARGET).strip('" ').startswith("https://")
    assert re.search(r"faultdex\.dev/cuda-home-not-set/ · version", page.inner_text(".fd-paper"))


def test_paper_is_light(context: BrowserContext, address: str) -> None:
    """Who reads in the dark prints the same page as everybody else."""
    light, dark = (
        printed(context, address + ENTRY, scheme).evaluate(COLOURS) for scheme in ("light", "dark")
    )

    assert dark == light


@pytest.mark.parametrize("path", [ENTRY, "cuda-out-of-memory/"])
def test_a_page_becomes_a_document(context: BrowserContext, address: str, path: str) -> None:
    """The browser makes a document of a few sheets, of the longest page too."""
    data = printed(context, address + path).pdf(format="A4")
    sheets = len(re.findall(rb"/Type\s*/Page\b", data))

    assert data.startswith(b"%PDF")
    assert 2 <= sheets <= MOST_SHEETS
