"""The site's search: what people type leads to the page that is theirs, first of all results."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

ROWS = (Path(__file__).parents[1] / "data" / "search" / "queries.tsv").read_text("utf-8")
QUERIES = [line.split("\t") for line in ROWS.splitlines()[1:]]
INDEX = "search/search_index.json"
FIRST = ".md-search-result__list a.md-search-result__link"


def first_page(page: Page, query: str) -> str:
    """Return the path of the page that the search names first for `query`."""
    page.locator(".md-search-result__list").evaluate("list => list.replaceChildren()")
    page.locator(".md-search__input").fill(query)
    page.keyboard.press("Shift")
    address = page.locator(FIRST).first.get_attribute("href") or ""
    return address.partition("?")[0].partition("#")[0].split("//")[-1].partition("/")[2].rstrip("/")


def test_what_people_type_has_its_page_first(context: BrowserContext, address: str) -> None:
    """Symptoms, codes, fragments of messages, and names of signals and variables."""
    page = context.new_page()
    page.goto(address, wait_until="networkidle")
    page.locator(".md-search__input").focus()
    found = {query: first_page(page, query) for query, _ in QUERIES}
    wrong = [
        (query, found[query]) for query, right in QUERIES if found[query] not in right.split("|")
    ]

    assert len(QUERIES) >= 30
    assert wrong == []


def test_the_index_is_fetched_when_a_reader_turns_to_the_search(
    context: BrowserContext, address: str
) -> None:
    """A reader who comes from a search engine does not wait for it."""
    asked: list[str] = []
    page = context.new_page()
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{address}cuda-out-of-memory/", wait_until="networkidle")
    before = [url for url in asked if url.endswith(INDEX)]
    with page.expect_response(lambda response: response.url.endswith(INDEX)):
        page.locator(".md-search__input").focus()

    assert before == []


@pytest.mark.parametrize("query", ["FD310", "disordered-lock", "one package in stages"])
def test_what_writers_need_is_not_found(context: BrowserContext, address: str, query: str) -> None:
    """Rules of the knowledge and decisions are no answer to a reader."""
    page = context.new_page()
    page.goto(address, wait_until="networkidle")
    page.locator(".md-search__input").fill(query)
    page.keyboard.press("Shift")
    expect(page.locator(".md-search-result__meta")).to_contain_text("matching", timeout=60_000)
    links = page.locator(FIRST).evaluate_all("all => all.map(one => one.getAttribute('href'))")

    assert [one for one in links if "/problems/" in one or "/decisions/" in one] == []
