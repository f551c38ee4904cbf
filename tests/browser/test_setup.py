"""The reader's setup: said once, seen on every page, and forgotten by a click."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from faultdex.model.setup import read_setup
from faultdex.model.yours import status_for

ENTRY = "cuda-out-of-memory/"
ERROR = "RuntimeError: Trying to backward through the graph a second time"
SAID = "torch 2.6, A100, CUDA 12.4"
WORDS = "torch 2.6, CUDA 12.4, A100"
STRIP = ".fd-setup"
MARK = ".fd-mine__state:visible"
KEPT = "localStorage.getItem('faultdex-setup')"


@pytest.fixture
def page(context: BrowserContext, address: str) -> Page:
    """Return an entry's page of a reader who has said nothing yet."""
    page = context.new_page()
    page.goto(address + ENTRY)
    return page


def say(page: Page, text: str) -> None:
    """Type a setup into the strip and save it."""
    page.locator(STRIP).get_by_role("button").first.click()
    page.locator(STRIP).get_by_label("My setup").fill(text)
    page.keyboard.press("Enter")


def test_a_setup_is_said_once_and_seen_on_every_page(page: Page, address: str) -> None:
    """The page, the lists and an answer say what the entry is to it."""
    say(page, SAID)
    expect(page.locator(STRIP)).to_contain_text(f"My setup {WORDS}")
    expect(page.locator(f"{STRIP} {MARK}")).to_have_count(1)

    page.goto(f"{address}browse/")
    expect(page.locator(MARK).nth(100)).to_be_visible()
    page.goto(address)
    expect(page.locator(STRIP)).to_contain_text(WORDS)
    page.get_by_label("Error text or log").fill(ERROR)
    page.locator(f".fd-answer {MARK}").first.wait_for()


def test_the_page_says_what_the_terminal_says(page: Page, site: Path) -> None:
    """Both judge by the same file."""
    say(page, SAID)
    facts = json.loads((site / "assets/faultdex/setup.json").read_text("utf-8"))
    entry = facts["entries"][ENTRY.strip("/")]
    told = status_for(read_setup(SAID, facts["gpus"]), entry, facts["places"])

    expect(page.locator(f"{STRIP} .fd-mine__why")).to_have_text(told.why)
    expect(page.locator(f"{STRIP} {MARK}")).to_have_attribute("data-state", told.state.value)


def test_a_click_forgets_it(page: Page, address: str) -> None:
    """Nothing of it stays in the browser."""
    say(page, SAID)
    page.locator(STRIP).get_by_role("button", name="Clear").click()

    expect(page.locator(STRIP).get_by_role("button", name="My setup")).to_be_focused()
    assert page.evaluate(KEPT) is None
    page.goto(f"{address}browse/")
    expect(page.locator(STRIP)).to_be_hidden()


def test_a_link_sets_it_and_leaves_the_address(context: BrowserContext, address: str) -> None:
    """The terminal prints such a link; a copied address does not carry it on."""
    page = context.new_page()
    page.goto(f"{address}#setup=torch-2.6.0,cuda-12.4,a100")

    expect(page.locator(STRIP)).to_contain_text("torch 2.6.0, CUDA 12.4, A100")
    expect(page).to_have_url(address)


@pytest.mark.parametrize("text", ["", "%", "<b>x</b>", "x" * 5000])
def test_a_link_without_a_setup_sets_nothing(
    context: BrowserContext, address: str, text: str
) -> None:
    """What is no version and no GPU is not kept."""
    page = context.new_page()
    page.goto(f"{address}{ENTRY}#setup={text}", wait_until="networkidle")

    expect(page.locator(STRIP)).to_contain_text("Name your torch")
    assert page.evaluate(KEPT) is None


def test_words_that_are_not_understood_are_named(page: Page) -> None:
    """The reader sees what is read before it is saved."""
    page.locator(STRIP).get_by_role("button").click()
    page.locator(STRIP).get_by_label("My setup").fill("torch 2.6, warp 9.9")

    expect(page.locator(STRIP).get_by_role("status")).to_have_text(
        "Read as torch 2.6. Not understood: warp, 9.9."
    )


def test_escape_leaves_it_as_it_was(page: Page) -> None:
    """Nothing is saved, and the button has the focus again."""
    page.locator(STRIP).get_by_role("button").click()
    page.locator(STRIP).get_by_label("My setup").fill("torch 2.6")
    page.keyboard.press("Escape")

    expect(page.locator(STRIP).get_by_role("button", name="My setup")).to_be_focused()
    assert page.evaluate(KEPT) is None


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_strip_fits(context: BrowserContext, address: str, width: int, scheme: str) -> None:
    """It stays within the column, on a phone and in the dark."""
    page = context.new_page()
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(address + ENTRY)
    say(page, f"{SAID}, NCCL 2.21.5, driver 550.54.15, Python 3.12")
    expect(page.locator(f"{STRIP} {MARK}")).to_be_visible()

    assert page.locator(STRIP).evaluate("(one) => one.scrollWidth <= one.clientWidth")
    assert page.locator(STRIP).evaluate("(one) => one.getBoundingClientRect().right <= innerWidth")


def test_nothing_is_asked_of_others(context: BrowserContext, address: str) -> None:
    """One file of the site is loaded, and only when there is a setup."""
    page, asked = context.new_page(), []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address + ENTRY, wait_until="networkidle")
    before = [one for one in asked if one.endswith("setup.json")]
    say(page, SAID)
    expect(page.locator(f"{STRIP} {MARK}")).to_be_visible()

    assert before == []
    assert [one for one in asked if one.endswith("setup.json")] == [
        f"{address}assets/faultdex/setup.json"
    ]
    assert all(one.startswith(address) for one in asked)
