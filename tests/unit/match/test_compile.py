"""Hold the compiler to what it takes from the book."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from faultdex.match import compile_index, explain
from faultdex.match.index import FACT, ROLES
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


def test_an_entry_is_ranked_by_its_names_its_samples_and_what_people_posted(
    make_book: Make,
) -> None:
    """Not by what a condition asks for; a text of an entry that is not there counts for none."""
    cause = {"key": "pinned", "says": "Pinned.", "tell": "Seen.", "when": [{"text": "to unpin it"}]}
    given = {
        "title": "The widget failed",
        "summary": "A gadget.",
        "keywords": ["sprocket"],
        "causes": [cause],
        "samples": ["the frobnicator refuses"],
    }
    other = {"title": "Another", "summary": "Nothing."}
    posted = [("odd-device", "my gizmo broke"), ("not-there", "a doodad")]
    index = compile_index(make_book({"odd-device": given, "other": other}), posted=posted)
    names = {"widget", "gadget", "sprocket", "device", "frobnicator", "gizmo"}

    assert names <= index.terms.postings.keys()
    assert {"unpin", "doodad"}.isdisjoint(index.terms.postings)


def test_an_entry_goes_before_those_that_its_own_samples_name_too(make_book: Make) -> None:
    """Unless their samples name it as well; one that only warns of a bad paste names none."""
    base = {"title": "The gizmo", "summary": "Some."}
    given = {
        name: {
            **base,
            "signatures": [{"rank": "root", "pattern": f"the {name} of it broke"}],
            "samples": ["\n".join(f"the {one} of it broke" for one in names)],
        }
        for name, names in {
            "aaa": ("aaa", "bbb"), "bbb": ("bbb",), "ccc": ("ccc", "ddd"), "ddd": ("ccc", "ddd"),
        }.items()
    }  # fmt: skip
    index = compile_index(make_book(given))
    ids = [one.id for one in index.known]

    assert {(ids[one], ids[other]) for one, other in index.before} == {("aaa", "bbb")}


def test_a_message_has_the_rank_of_its_signature(make_book: Make) -> None:
    """A title that of the entry's best one; what a sample shows is known as it stands there."""
    given = {
        "title": "Every frobnicator is worn",
        "summary": "Some.",
        "signatures": [
            {"rank": "echo", "pattern": "the echo of [a-z]{1,20} fades"},
            {"rank": "symptom", "pattern": "a symptom of it shows"},
        ],
        "samples": ["then the echo of gizmos fades away"],
    }
    lexicon = compile_index(make_book({"some-entry": given})).lexicon
    told = {
        " ".join(lexicon.words[one] for one in message.words): ROLES[message.tier]
        for message in lexicon.messages
    }

    assert told == {
        "every frobnicator is worn": "symptom",
        "the echo of fades": "echo",
        "symptom of it shows": "symptom",
        "the echo of gizmos fades": "echo",
    }


def test_each_condition_becomes_a_row(make_book: Make) -> None:
    """An expression of the line, of any line once for all causes, and comparisons as they are."""
    causes = [
        {"key": "wide", "says": "A.", "tell": "B.", "line": "is  wide",
         "when": [{"more_than": ["width", "1024"], "text": "set  it"}]},
        {"key": "odd", "says": "A.", "tell": "B.",
         "when": [{"lacks": "set  it"}, {"memory": "own-limit"}]},
    ]  # fmt: skip
    given = {"title": "Some", "summary": "Some.", "causes": causes,
             "signatures": [{"rank": "root", "pattern": "a good signature"}]}  # fmt: skip
    index = compile_index(make_book({"some-entry": given}))
    [(wide, odd)] = index.causes

    assert (wide.key, wide.when[0]) == ("wide", ("line", "is wide"))
    assert {*wide.when[1:]} == {("more_than", "width", "1024"), ("text", "set it")}
    assert (odd.key, odd.when) == ("odd", (("lacks", "set it"), ("memory", "own-limit")))
    assert [one.text for one in index.patterns if one.tier == FACT] == ["set it"]
