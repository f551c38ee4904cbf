"""Rules of accessibility, on each kind of page, in light and dark, wide and narrow."""

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


SHORTEN = """() => document.querySelectorAll("tbody, ul, ol, dl").forEach(
    (list) => [...list.children].slice(24).forEach((one) => one.remove())
)"""


def violations(page: Page, options: dict[str, list[str]] | None = None) -> list[str]:
    """Return the rules that the page breaks, each with the elements that break it."""
    found = Axe().run(page, options=options).response["violations"]
    return [
        f"{one['id']}: {' | '.join(str(node['html'])[:160] for node in one['nodes'][:4])}"
        for one in found
    ]


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("kind", KINDS)
def test_no_rule_is_broken(
    browser: Browser, address: str, kind: str, width: int, pytestconfig: pytest.Config
) -> None:
    """Everybody can read every kind of page, in light and in dark.

    What a list holds is generated alike: the first of each list stand for all, but with --all.
    """
    context = browser.new_context(
        viewport={"width": width, "height": 900}, color_scheme="light", reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(address + KINDS[kind], wait_until="load")
    if not pytestconfig.getoption("all"):
        page.evaluate(SHORTEN)

    assert violations(page) == []

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
