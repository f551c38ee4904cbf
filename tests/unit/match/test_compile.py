"""Hold the compiler to what it takes from the book."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from faultdex.match import compile_index, explain
from faultdex.match.index import ROLES
from faultdex.model.book import Book

Make = Callable[[Mapping[str, Mapping[str, Any]]], Book]


def test_the_specific_entry_goes_before_the_general_one(book: Book) -> None:
    """A sample that shows both entries says which of them it belongs to."""
    index = compile_index(book)

    pairs = {(index.known[one].id, index.known[other].id) for one, other in index.before}

    assert pairs == {("label-out-of-range", "device-side-assert")}


def test_an_unportable_signature_is_left_out(make_book: Make) -> None:
    """It is lint that names it; every other signature still works."""
    signatures = [
        {"rank": "root", "pattern": "unbounded .* gap"},
        {"rank": "echo", "pattern": "a good signature"},
    ]
    book = make_book(
        {"some-entry": {"title": "Some", "summary": "Some.", "signatures": signatures}}
    )

    assert [one.text for one in compile_index(book).patterns] == ["a good signature"]


def test_what_a_condition_asks_for_is_no_message(make_book: Make) -> None:
    """A line that only tells causes apart has no rank, and no line is likened to it."""
    cause = {"key": "pinned", "says": "Pinned.", "tell": "Seen.", "when": [{"text": "to unpin it"}]}
    given = {
        "title": "A failure that has a name",
        "summary": "Some.",
        "causes": [cause],
        "signatures": [{"rank": "root", "pattern": "a good signature of it"}],
    }
    index = compile_index(make_book({"some-entry": given}))

    assert {message.tier for message in index.lexicon.messages} == {ROLES.index("root")}


def test_a_condition_that_cannot_be_asked_for_is_never_met(make_book: Make) -> None:
    """It is lint that names it; the entry is still found, and its causes are left open."""
    causes = [
        {"key": "pinned", "says": "Pinned.", "tell": "Seen.", "when": [{"text": "un.*bounded"}]},
        {"key": "other", "says": "Other.", "tell": "Seen."},
    ]
    given = {
        "title": "Some",
        "summary": "Some.",
        "causes": causes,
        "signatures": [{"rank": "root", "pattern": "a good signature"}],
    }
    index = compile_index(make_book({"some-entry": given}))
    [match] = explain(index, ["un, what is unbounded, and a good signature"]).matches

    assert match.decision.keys == ("pinned", "other")


def test_a_retired_entry_is_left_out(make_book: Make) -> None:
    """Its page stays, but no text leads to it."""
    given = {"title": "Some", "summary": "Some.", "status": "retired"}

    assert compile_index(make_book({"some-entry": given})).known == ()


@pytest.mark.parametrize(
    ("site", "url"), [("/", "/a-b/"), ("https://x.org/", "https://x.org/a-b/")]
)
def test_the_site_is_put_before_the_id(make_book: Make, site: str, url: str) -> None:
    """A terminal needs whole addresses, a site its own paths."""
    index = compile_index(make_book({"a-b": {"title": "Some", "summary": "Some."}}), site)

    assert f"{index.site}{index.known[0].id}/" == url


def test_an_entry_is_ranked_by_the_words_of_its_signatures_too(make_book: Make) -> None:
    """People tell a failure by half of its message; what a condition asks for is none of it."""
    cause = {"key": "pinned", "says": "Pinned.", "tell": "Seen.", "when": [{"text": "to unpin it"}]}
    given = {
        "title": "A failure that has a name",
        "summary": "Some.",
        "causes": [cause],
        "signatures": [{"rank": "root", "pattern": "the frobnicator refuses"}],
    }
    postings = compile_index(make_book({"some-entry": given})).terms.postings

    assert {"frobnicator", "refuses", "failure", "pinned"} <= postings.keys()
    assert "unpin" not in postings


def test_the_words_of_a_title_weigh_more_than_those_of_the_page(make_book: Make) -> None:
    """So do those of the id, the summary and the keywords: they say what it is about."""
    cause = {"says": "The gizmo broke.", "tell": "It is seen."}
    given = {"title": "The widget failed", "summary": "A gadget.", "keywords": ["sprocket"],
             "causes": [cause]}  # fmt: skip
    others = {f"other-{n}": {"title": f"x{n} y{n}", "summary": "Z."} for n in range(9)}
    postings = compile_index(make_book({"odd-device": given, **others})).terms.postings
    weights = {word: postings[word][0] % 64 for word in
               ("widget", "gadget", "sprocket", "device", "gizmo")}  # fmt: skip
    least = weights.pop("gizmo")

    assert min(weights.values()) > least
