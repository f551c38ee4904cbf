"""What a reader does with a reference table."""

from playwright.sync_api import BrowserContext


def test_a_table_is_narrowed_by_number_and_by_name(context: BrowserContext, address: str) -> None:
    """What does not fit is hidden, and the count says so."""
    page = context.new_page()
    page.goto(f"{address}reference/xid/")
    page.get_by_label("Find", exact=False).first.fill("pmu_halt")
    shown = page.locator("#fd-codes > li:visible h2").all_inner_texts()

    assert shown == ["Xid 62 PMU_HALT_ERROR"]
    assert page.locator(".fd-filter__count").inner_text().startswith("1 of ")


def test_the_search_leads_to_a_code_by_its_number(context: BrowserContext, address: str) -> None:
    """A code without an entry is found as well: its row is a section of its own."""
    page = context.new_page()
    page.goto(address, wait_until="networkidle")
    page.locator(".md-search__input").click()
    page.locator(".md-search__input").press_sequentially("cudaErrorLaunchFailure")
    page.locator(".md-search-result__item").first.wait_for()
    links = page.locator(".md-search-result__item a").evaluate_all(
        "all => all.map(one => one.getAttribute('href'))"
    )

    assert any("reference/cuda-errors/" in link and "#719" in link for link in links)


def test_a_table_needs_no_sideways_scrolling_on_a_phone(
    context: BrowserContext, address: str
) -> None:
    """Long names break within the width of the page."""
    page = context.new_page()
    page.set_viewport_size({"width": 360, "height": 780})
    for name in ("cuda-errors", "xid", "process-endings", "graph-breaks"):
        page.goto(f"{address}reference/{name}/")
        wide = page.evaluate("document.documentElement.scrollWidth")

        assert wide <= 360, name
