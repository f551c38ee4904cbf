"""Rules of accessibility, on each kind of page, in light and dark, wide and narrow."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

KINDS = {
    "home": "",
    "entry": "cuda-home-not-set/",
    "plot": "dataloader-bottleneck/",
    "browse": "browse/",
    "category": "compilation/",
    "topic": "compilation/torch-extensions/",
    "evidence": "evidence/",
    "coverage": "coverage/",
    "workflows": "workflows/",
    "workflow": "workflows/slow-training/",
    "drops": "drops/",
    "drop": "drops/2026-11-20-foundation/",
    "programs": "for-programs/",
    "reference": "reference/",
    "table": "reference/xid/",
    "messages": "reference/graph-breaks/",
    "owners": "messages/",
    "owner": "messages/cublas/",
    "folded owner": "messages/nccl/",
    "report": "report/",
    "codes": "problems/",
    "code": "problems/FD101/",
    "guide": "levels/",
    "writing": "writing-guide/",
    "missing": "no-such-page/",
}


# What axe calculates from the colors that are shown; no other rule can change with the scheme.
COLORS = {"runOnly": ["color-contrast", "link-in-text-block"]}


SHORTEN = """() => {
  const cut = (lists, most) => document.querySelectorAll(lists).forEach(
    (list) => [...list.childNodes].slice(most).forEach((one) => one.remove())
  );
  cut("tbody, ul, ol, dl", 48);
  cut("pre code", 60);
}"""
WIDTHS = (1280, 390)


def violations(page: Page, options: dict[str, list[str]] | None = None) -> list[str]:
    """Return the rules that the page breaks, each with the elements that break it."""
    found = Axe().run(page, options=options).response["violations"]
    return [
        f"{one['id']}: {' | '.join(str(node['html'])[:160] for node in one['nodes'][:4])}"
        for one in found
    ]


@dataclass(frozen=True)
class Share:
    """What is looked at today: whole pages or their first parts, and in dark these, by width."""

    whole: bool
    dark: dict[int, list[str]]


@pytest.fixture(scope="module")
def share(turns: Callable[[Sequence[str], int], list[str]], pytestconfig: pytest.Config) -> Share:
    """Return each kind of page in dark at one width, by turns, or at both with --all."""
    kinds = [*KINDS]
    wide = turns(kinds, 2)
    narrow = [one for one in kinds if one not in wide]
    dark = dict(zip(WIDTHS, (wide, narrow or kinds), strict=True))
    return Share(pytestconfig.getoption("all"), dark)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("kind", KINDS)
def test_no_rule_is_broken(
    browser: Browser, address: str, kind: str, width: int, share: Share
) -> None:
    """Everybody can read every kind of page, in light and in dark.

    What a list holds is generated alike: the first of each list, and the first words of code, stand
    for all, but with --all.
    """
    context = browser.new_context(
        viewport={"width": width, "height": 900}, color_scheme="light", reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(address + KINDS[kind], wait_until="load")
    if not share.whole:
        page.evaluate(SHORTEN)

    assert violations(page) == []

    if kind in share.dark[width]:
        page.emulate_media(color_scheme="dark")
        page.locator("body[data-md-color-scheme=slate]").wait_for()
        assert violations(page, COLORS) == []
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_open_search_breaks_no_rule(browser: Browser, address: str, scheme: str) -> None:
    """The theme's search dialog has a name, and so has what scrolls within it."""
    context = browser.new_context(color_scheme="dark" if scheme == "dark" else "light")
    page = context.new_page()
    page.goto(address, wait_until="networkidle")
    page.locator(".md-search__input").click()
    page.locator(".md-search__input").press_sequentially("environment")
    page.locator(".md-search-result__item").first.wait_for()
    page.wait_for_timeout(500)
    found = Axe().run(page).response["violations"]
    context.close()

    assert [(one["id"], one["nodes"][0]["html"][:200]) for one in found] == []
