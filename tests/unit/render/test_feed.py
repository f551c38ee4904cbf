"""What the Atom feed holds."""

import re
from dataclasses import replace
from pathlib import Path

import lxml.etree
import lxml.html
import pytest

from faultdex.model.book import Book
from faultdex.render.drop import drops_view
from faultdex.render.feed import feed

ATOM = "{http://www.w3.org/2005/Atom}"
RULES = Path(__file__).parents[2] / "data" / "atom" / "feed.rng"
BASE = "https://example.org/"


@pytest.fixture(scope="module")
def rules() -> lxml.etree.RelaxNG:
    """Return what RFC 4287 allows, as a RELAX NG schema."""
    return lxml.etree.RelaxNG(lxml.etree.parse(RULES))


def parsed(book: Book, base: str = BASE) -> lxml.etree.Element:
    """Return the feed of a book as a tree."""
    return lxml.etree.fromstring(feed(drops_view(book), base))


def test_the_feed_is_valid(book: Book, rules: lxml.etree.RelaxNG) -> None:
    """Each element stands where the RFC lets it stand."""
    assert rules.validate(parsed(book)), rules.error_log


def test_a_feed_without_drops_is_valid(book: Book, rules: lxml.etree.RelaxNG) -> None:
    """A reader may subscribe before anything is announced."""
    assert rules.validate(parsed(replace(book, drops={}))), rules.error_log


@pytest.mark.parametrize(
    ("path", "why"),
    [("id", "no id"), ("updated", "no date"), ("author", "no author"), ("entry/id", "an entry")],
)
def test_the_rules_refuse_what_is_missing(
    book: Book, rules: lxml.etree.RelaxNG, path: str, why: str
) -> None:
    """The schema of this test sees a fault when there is one."""
    tree = parsed(book)
    found = tree.find("/".join(f"{ATOM}{name}" for name in path.split("/")))
    found.getparent().remove(found)

    assert not rules.validate(tree), why


def test_ids_are_tags_that_no_move_changes(book: Book) -> None:
    """A drop keeps its id when the site gets another address; no two share one."""
    ids = [one.text for one in parsed(book).iter(f"{ATOM}id")]
    moved = [one.text for one in parsed(book, "https://elsewhere.example/").iter(f"{ATOM}id")]

    assert ids == moved
    assert len(set(ids)) == len(ids)
    tag = re.compile(r"tag:faultdex\.dev,2026:drops(/[a-z0-9-]+)?")
    assert [one for one in ids if not tag.fullmatch(one)] == []


def test_the_newest_drop_dates_the_feed(book: Book) -> None:
    """The clock has no part in it."""
    tree = parsed(book)
    drops = [one.text for one in tree.findall(f"{ATOM}entry/{ATOM}updated")]

    assert tree.findtext(f"{ATOM}updated") == max(drops)
    assert drops == sorted(drops, reverse=True)


def test_links_are_whole_addresses(book: Book) -> None:
    """A reader of feeds does not know where the feed was found."""
    tree = parsed(book)
    bodies = [lxml.html.fromstring(one.text) for one in tree.iter(f"{ATOM}content")]
    within = [link for body in bodies for link in body.xpath("//@href")]

    assert within
    every = [*tree.xpath("//@href"), *within]
    assert [one for one in every if not one.startswith(BASE)] == []
