"""The site's search: what people type leads to the page that is theirs, first of all results."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

ROWS = (Path(__file__).parents[1] / "data" / "search" / "queries.tsv").read_text("utf-8")
QUERIES = [line.split("\t") for line in ROWS.splitlines()[1:]]
INDEX = "search/search_index.json"
TITLES = "search/title_index.json"
FIRST = ".md-search-result__list a.md-search-result__link"
META = ".md-search-result__meta"
IN_TEXT_ALONE = "OOMKilled"


def ask(page: Page, query: str) -> None:
    """Type `query` in the place of what was searched for before."""
    page.locator(".md-search-result__list").evaluate("list => list.replaceChildren()")
    page.locator(".md-search__input").fill(query)
    page.keyboard.press("Shift")


def first_page(page: Page, query: str) -> str:
    """Return the path of the page that the search names first for `query`."""
    ask(page, query)
    address = page.locator(FIRST).first.get_attribute("href") or ""
    return address.partition("?")[0].partition("#")[0].split("//")[-1].partition("/")[2].rstrip("/")


def wrong(page: Page, queries: list[list[str]]) -> list[tuple[str, str]]:
    """Return the queries that do not have their page first, and the page that they have."""
    found = {query: first_page(page, query) for query, _ in queries}
    return [
        (query, found[query]) for query, right in queries if found[query] not in right.split("|")
    ]


def searching(context: BrowserContext, address: str) -> Page:
    """Return a page with the focus on its search."""
    page = context.new_page()
    page.goto(address, wait_until="networkidle")
    page.locator(".md-search__input").focus()
    return page


def test_what_people_type_has_its_page_first(context: BrowserContext, address: str) -> None:
    """Symptoms, codes, fragments of messages, and names of signals and variables."""
    page = searching(context, address)
    first_page(page, IN_TEXT_ALONE)

    assert len(QUERIES) >= 30
    assert wrong(page, QUERIES) == []


def test_titles_and_keywords_have_the_page_first(context: BrowserContext, address: str) -> None:
    """The first answer is the right one, while the index of all text is still on its way."""
    context.route(f"**/{INDEX}", lambda _: None)
    page = searching(context, address)

    assert wrong(page, [one for one in QUERIES if one[0] != IN_TEXT_ALONE]) == []


def test_nothing_is_called_missing_before_all_text_was_searched(
    context: BrowserContext, address: str
) -> None:
    """A word that stands in no title waits for the text, and is then found without another key."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    context.route(f"**/{INDEX}", hold)
    page = searching(context, address)
    first_page(page, "xid 79")
    ask(page, IN_TEXT_ALONE)
    page.wait_for_timeout(500)
    said = page.locator(META).text_content() or ""
    shown = page.locator(FIRST).count()
    held[0].continue_()
    expect(page.locator(FIRST).first).to_contain_text("Killed")

    assert shown == 0
    assert "No matching" not in said


def test_without_the_index_of_the_text_titles_are_still_found(
    context: BrowserContext, address: str
) -> None:
    """A connection that breaks leaves what came, and a search for another word ends."""
    context.route(f"**/{INDEX}", lambda route: route.abort())
    page = searching(context, address)
    ask(page, IN_TEXT_ALONE)
    expect(page.locator(META)).to_contain_text("No matching")

    assert first_page(page, "xid 79") == "xid-79-fallen-off-the-bus"


def test_the_index_is_fetched_when_a_reader_turns_to_the_search(
    context: BrowserContext, address: str
) -> None:
    """A reader who comes from a search engine does not wait for it."""
    asked: list[str] = []
    page = context.new_page()
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{address}cuda-out-of-memory/", wait_until="networkidle")
    before = [url for url in asked if url.endswith((INDEX, TITLES))]
    with page.expect_response(lambda response: response.url.endswith(INDEX)):
        page.locator(".md-search__input").focus()

    assert before == []


@pytest.mark.parametrize("query", ["FD310", "disordered-lock", "one package in stages"])
def test_what_writers_need_is_not_found(context: BrowserContext, address: str, query: str) -> None:
    """Rules of the knowledge and decisions are no answer to a reader."""
    page = searching(context, address)
    first_page(page, IN_TEXT_ALONE)
    page.locator(META).evaluate("meta => meta.replaceChildren()")
    ask(page, query)
    expect(page.locator(META)).to_contain_text("matching", timeout=60_000)
    links = page.locator(FIRST).evaluate_all("all => all.map(one => one.getAttribute('href'))")

    assert [one for one in links if "/problems/" in one or "/decisions/" in one] == []
