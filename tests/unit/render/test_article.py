"""What search engines are told of an entry."""

import json
from datetime import date

import pytest
from ruamel.yaml import YAML

from faultdex.model.book import Book
from faultdex.render.desk import desk
from faultdex.render.entry import entry_view
from faultdex.render.setting import Setting
from faultdex.render.template import fill

TEXTS = (
    "@context", "@type", "@id", "url", "headline", "description", "inLanguage", "datePublished",
    "dateModified", "license", "image", "articleSection", "dependencies",
)  # fmt: skip


@pytest.fixture(scope="module")
def articles(book: Book) -> dict[str, dict[str, object]]:
    """Return the linked data of each entry's page, read from its front matter as a builder does."""
    found = {}
    for entry in book.entries.values():
        page = fill("entry.md.j2", entry_view(desk(book, Setting()).near(entry), entry))
        found[entry.id] = YAML(typ="safe").load(page.split("---\n")[1])["article"]
    return found


def test_it_is_a_technical_article(articles: dict[str, dict[str, object]]) -> None:
    """The properties that readers of TechArticle ask for are there, as text."""
    for one in articles.values():
        assert (one["@context"], one["@type"]) == ("https://schema.org", "TechArticle")
        assert [name for name in TEXTS if not isinstance(one[name], str) or not one[name]] == []


def test_its_days_are_days_in_their_order(articles: dict[str, dict[str, object]]) -> None:
    """Dates come from the knowledge: the drop, and the newest citation or run."""
    for one in articles.values():
        first, last = one["datePublished"], one["dateModified"]

        assert date.fromisoformat(first) <= date.fromisoformat(last)


def test_every_source_is_cited(articles: dict[str, dict[str, object]], book: Book) -> None:
    """What the page lists under Sources stands in the data, with its publisher."""
    for identifier, one in articles.items():
        keys = book.entries[identifier].facts.sources

        assert {each["url"] for each in one["citation"]} >= {
            book.sources[key].source.url for key in keys
        }
        assert [each for each in one["citation"] if not each["publisher"]["name"]] == []


def test_it_survives_json(articles: dict[str, dict[str, object]]) -> None:
    """Front matter is YAML, and a page holds JSON: nothing is lost between the two."""
    for one in articles.values():
        assert json.loads(json.dumps(one)) == one
