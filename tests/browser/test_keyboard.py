"""The site in the hands of a reader without a mouse."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

ENTRY = "cuda-home-not-set/"
PAGES = ("", ENTRY, "browse/", "evidence/", "coverage/", "drops/", "report/", "no-such-page/")
ROWS = "#fd-entries tbody tr:not([hidden])"
HELD = "document.activeElement.getAttribute('href')"


@pytest.fixture
def home(context: BrowserContext, address: str, listening: Callable[[Page], None]) -> Page:
    """Return the home page, which hears keys."""
    page = context.new_page()
    page.goto(address, wait_until="networkidle")
    listening(page)
    return page


@pytest.mark.parametrize("path", PAGES)
def test_the_first_stop_skips_the_header(context: BrowserContext, address: str, path: str) -> None:
    """One key and Enter pass the navigation, and the next stop is within the content."""
    page = context.new_page()
    page.goto(address + path, wait_until="networkidle")
    page.keyboard.press("Tab")
    expect(page.locator(".md-skip")).to_be_focused()
    expect(page.locator(".md-skip")).to_be_in_viewport()
    page.keyboard.press("Enter")
    page.wait_for_function("document.querySelector(':target')")
    page.wait_for_function("!document.activeElement.matches('.md-skip')")
    page.keyboard.press("Tab")

    assert page.evaluate("document.activeElement.closest('article, footer') !== null")


@pytest.mark.parametrize("path", PAGES)
def test_the_order_of_stops_is_that_of_the_page(
    context: BrowserContext, address: str, path: str
) -> None:
    """Nothing is pulled before what stands above it."""
    page = context.new_page()
    page.goto(address + path, wait_until="networkidle")
    ahead = page.evaluate("[...document.querySelectorAll('*')].filter((one) => one.tabIndex > 0)")

    assert ahead == []


def test_the_paste_key_opens_and_escape_leads_back(
    context: BrowserContext, address: str, listening: Callable[[Page], None]
) -> None:
    """Who looks up an error from within a page is where he was afterwards."""
    page = context.new_page()
    page.goto(address + ENTRY, wait_until="networkidle")
    listening(page)
    page.locator(".fd-crumbs a").first.focus()
    before = page.evaluate(HELD)
    page.keyboard.press("e")
    expect(page.get_by_label("Error text or log")).to_be_focused()
    page.keyboard.type("e")
    expect(page.get_by_label("Error text or log")).to_have_value("e")
    page.keyboard.press("Escape")

    expect(page.locator("#fd-dialog")).to_be_hidden()
    assert page.evaluate(HELD) == before


def test_the_paste_key_leads_to_the_box_at_hand(home: Page) -> None:
    """Where the page has a box in place, no second one opens."""
    home.keyboard.press("e")

    expect(home.get_by_label("Error text or log")).to_be_focused()
    expect(home.locator("#fd-dialog")).to_be_hidden()


@pytest.mark.parametrize("held", ["Control+e", "Alt+e", "Meta+e"])
def test_the_browser_keeps_its_own_keys(home: Page, held: str) -> None:
    """A key with a modifier belongs to the browser."""
    home.keyboard.press(held)

    expect(home.get_by_label("Error text or log")).not_to_be_focused()


def test_escape_leaves_the_search(home: Page) -> None:
    """The theme's search opens by its key, finds, and closes."""
    home.keyboard.press("/")
    expect(home.locator(".md-search__input")).to_be_focused()
    home.keyboard.type("environment")
    home.locator(".md-search-result__item").first.wait_for()
    home.keyboard.press("Escape")

    expect(home.locator("#__search")).not_to_be_checked()


def test_a_closed_search_has_no_stop_within(home: Page) -> None:
    """The list of results is reached by Tab while it is shown, and not before."""
    home.locator(".md-search__input").focus()
    # The theme listens to keys once its index is read.
    expect(home.locator(".md-search-result__meta")).to_contain_text("Type to", timeout=60_000)
    home.keyboard.press("Escape")
    expect(home.locator("#__search")).not_to_be_checked()

    expect(home.locator(".md-search__scrollwrap")).to_have_css("visibility", "hidden")


def test_filters_work_by_keyboard(home: Page, address: str) -> None:
    """Words and a choice narrow the table, and Escape shows all of it again."""
    home.goto(f"{address}browse/", wait_until="networkidle")
    every = home.locator(ROWS).count()
    home.get_by_label("Find").focus()
    home.keyboard.type("CUDA_HOME")
    some = home.locator(ROWS).count()
    home.get_by_label("Category").focus()
    home.keyboard.press("ArrowDown")
    home.keyboard.press("ArrowDown")
    few = home.locator(ROWS).count()
    assert few < some < every

    home.get_by_label("Find").focus()
    home.keyboard.press("Escape")
    assert home.locator(ROWS).count() == every
    assert re.search(rf"{every} of {every}", home.locator(".fd-filter").inner_text())


def test_a_listing_is_copied_by_keyboard(context: BrowserContext, address: str) -> None:
    """The button is a stop, and Enter presses it."""
    page = context.new_page()
    page.goto(address + ENTRY, wait_until="networkidle")
    page.locator(".fd-copy").first.focus()
    page.keyboard.press("Enter")

    expect(page.get_by_role("button", name="Copied").first).to_be_visible()
