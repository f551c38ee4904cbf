"""What a page asks for and says while it is read."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

import pytest
from playwright.sync_api import Browser, BrowserContext

PAGES = (
    "", "cuda-home-not-set/", "browse/", "compilation/", "compilation/torch-extensions/",
    "evidence/", "coverage/", "workflows/", "workflows/slow-training/",
    "drops/", "report/", "problems/", "problems/FD101/", "levels/", "no-such-page/",
)  # fmt: skip


@dataclass(frozen=True)
class Visit:
    """What a page asked for and what it said while it was opened and scrolled to its end."""

    asked: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)


@pytest.fixture(scope="module")
def visits(browser: Browser, address: str) -> Callable[[str], Visit]:
    """Return what visits a page, each once."""

    @cache
    def visit(path: str) -> Visit:
        context = browser.new_context(viewport={"width": 1280, "height": 900})
        page, seen = context.new_page(), Visit()
        page.on("request", lambda request: seen.asked.append(request.url))
        page.on("console", lambda message: seen.said.append(f"{message.type}: {message.text}"))
        page.on("pageerror", lambda error: seen.said.append(str(error)))
        page.goto(address + path, wait_until="networkidle")
        page.keyboard.press("End")
        page.wait_for_timeout(200)
        context.close()
        return seen

    return visit


@pytest.mark.parametrize("path", PAGES)
def test_a_page_asks_no_other_host(visits: Callable[[str], Visit], address: str, path: str) -> None:
    """No font, script, picture or count comes from elsewhere, even when all is scrolled past."""
    asked = visits(path).asked

    assert address + path in asked
    assert [url for url in asked if not url.startswith((address, "data:"))] == []


@pytest.mark.parametrize("path", PAGES)
def test_a_page_complains_of_nothing(visits: Callable[[str], Visit], path: str) -> None:
    """The policy refuses nothing of the theme's or of ours, and no script fails."""
    said = visits(path).said

    assert [line for line in said if "status of 404" not in line or path != "no-such-page/"] == []


@pytest.mark.parametrize(
    "query", ["?q=<img src=x onerror=alert(1)>", "#<img src=x onerror=alert(1)>"]
)
def test_an_address_is_text(context: BrowserContext, address: str, query: str) -> None:
    """What stands behind the question mark or the hash never becomes a part of the page."""
    page = context.new_page()
    asked: list[str] = []
    page.on("dialog", lambda dialog: asked.append(dialog.message))
    page.goto(f"{address}cuda-home-not-set/{query}", wait_until="networkidle")

    assert asked == []
    assert page.locator("img[src=x]").count() == 0


def test_the_policy_stops_an_inline_script(context: BrowserContext, address: str) -> None:
    """Should markup ever slip through, it still runs nothing."""
    page = context.new_page()
    page.goto(address, wait_until="networkidle")
    page.evaluate(
        """() => {
            const script = document.createElement("script");
            script.textContent = "window.ran = true";
            document.body.append(script);
        }"""
    )

    assert page.evaluate("window.ran") is None
