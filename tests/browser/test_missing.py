"""The page for addresses that lead nowhere."""

from playwright.sync_api import BrowserContext, expect


def test_a_mistyped_address_leads_on(context: BrowserContext, address: str) -> None:
    """The entries with the nearest ids are offered, the nearest first."""
    page = context.new_page()
    page.goto(f"{address}cuda_out_of_memry", wait_until="networkidle")
    offered = page.locator("[data-fd-missing] a")

    expect(offered.first).to_have_attribute("href", f"{address}cuda-out-of-memory/")
    assert offered.count() <= 3


def test_an_address_like_no_other_gets_no_guess(context: BrowserContext, address: str) -> None:
    """Nothing is offered that has nothing to do with it."""
    page = context.new_page()
    page.goto(f"{address}wp-login.php", wait_until="networkidle")

    expect(page.locator("[data-fd-missing]")).to_be_empty()
    expect(page.get_by_label("Error text or log")).to_be_visible()
