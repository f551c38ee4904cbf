"""What a reader does with a reference table."""

from playwright.sync_api import BrowserContext, expect


def test_a_table_is_narrowed_by_number_and_by_name(context: BrowserContext, address: str) -> None:
    """What does not fit is hidden, and the count says so."""
    page = context.new_page()
    page.goto(f"{address}reference/xid/")
    page.get_by_label("Find", exact=False).first.fill("pmu_halt")
    shown = page.locator("#fd-codes > li:visible h2").all_inner_texts()

    assert shown == ["Xid 62 PMU_HALT_ERROR"]
    assert page.locator(".fd-filter__count").inner_text().startswith("1 of ")


def test_a_number_comes_before_what_speaks_of_it(context: BrowserContext, address: str) -> None:
    """719 is first, then those whose text names it; the address leads back to all of them."""
    page = context.new_page()
    page.goto(f"{address}reference/cuda-errors/#?words=719", wait_until="networkidle")
    shown = page.locator("#fd-codes > li:visible h2").all_inner_texts()
    page.get_by_label("Find").fill("")
    first = page.locator("#fd-codes > li h2").first.inner_text()

    assert shown[0] == "CUDA error 719 cudaErrorLaunchFailure"
    assert len(shown) > 1
    assert first == "CUDA error 0 cudaSuccess"
    expect(page).to_have_url(f"{address}reference/cuda-errors/")


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
    names = ("reference/xid", "reference/process-endings", "messages/cuda-runtime", "messages/nccl")
    for name in names:
        page.goto(f"{address}{name}/")
        wide = page.evaluate("document.documentElement.scrollWidth")

        assert wide <= 360, name


def test_folded_messages_are_narrowed_by_words_and_class(
    context: BrowserContext, address: str
) -> None:
    """Folds with a message that fits open, the others go; what is not asked for closes again."""
    page = context.new_page()
    page.goto(f"{address}messages/nccl/")
    folds = page.locator("details.fd-group")
    folded = folds.count()
    page.get_by_label("Find", exact=False).first.fill("IBV_post_send")
    open_folds = page.locator("details.fd-group[open]").count()
    shown = page.locator("#fd-messages li:visible").all_inner_texts()
    page.get_by_label("Find", exact=False).first.fill("")

    assert 0 < open_folds < folded
    assert shown
    assert all("ibv_post_send" in one for one in shown)
    assert page.locator("details.fd-group[open]").count() == 0
    assert page.locator("details.fd-group:visible").count() == folded


def test_an_address_opens_the_fold_of_its_message(context: BrowserContext, address: str) -> None:
    """Who follows an answer sees the row, however many others there are."""
    page = context.new_page()
    page.goto(f"{address}messages/nccl/")
    name = page.locator("details.fd-group").last.locator("li").last.get_attribute("id")
    page.goto(f"{address}messages/nccl/#{name}")

    expect(page.locator(f"li#{name}")).to_be_visible()
