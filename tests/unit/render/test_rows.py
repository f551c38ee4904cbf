"""The columns of an owner's messages that the paste box loads, and the hints that lead to them."""

import base64
from collections.abc import Iterable
from typing import Any

import pytest

from faultdex.match.messages.part import Form, Note, Part, Row, Tried
from faultdex.render.hints import hashed, packed
from faultdex.render.rows import compact

NOTE = Note("configuration", "It is so.", "Mend it.", "", "", follow_on=False, detail=False)


def part_of(rows: Iterable[tuple[str, tuple[Form, ...]]]) -> Part:
    """Return an owner's messages with these texts and forms."""
    made = (
        Row(f"row-{place}", "", text, text, 0, 0, "", "", "", forms)
        for place, (text, forms) in enumerate(rows)
    )
    return Part("owner", "Owner", (NOTE,), tuple(made))


def hinted(part: Part) -> int:
    """Return how many hashes the hints hold: each has a zero, and its low bits after it."""
    owner: Any = hashed([part], "/")["owners"]
    bits = "".join(f"{byte:08b}" for byte in base64.b64decode(owner[0]["grams"]))
    found = 0
    while "0" in bits:
        bits = bits[bits.index("0") + 1 + owner[0]["low"] :]
        found += 1
    return found


def test_a_gram_is_told_by_its_place_in_the_form() -> None:
    """Twice the place of its first word, and one more for two words; of the row without a text."""
    forms = (Form("fooBar"), Form("fooBar", "Error: fooBar failed"), Form("failed at", "failed at"))
    told = compact(part_of([("call fooBar failed", forms)]), "")

    assert told["grams"] == [[2, 2, 1]]
    assert told["rows"] == "row-0\t\tcall fooBar failed\t\t\tError: fooBar failed\tfailed at"


def test_a_hint_that_many_messages_share_stands_for_all_of_them() -> None:
    """The first load stays small: each message has one of its words among the hints."""
    rows = [(f"nameOf{one} is sharedName", (Form(f"nameOf{one}"),)) for one in "ABCDE"]
    single = ("loneName", (Form("loneName"),))

    assert [hinted(part_of(some)) for some in (rows, [*rows, single])] == [1, 2]


def test_a_title_is_written_where_it_is_not_the_usual_one() -> None:
    """The usual one is the name or 120 characters of the text, behind a label and number."""
    usual, own = (
        Row("7", "", title, "x {}" + "y" * 200, 0, 0, "", "", "", ())
        for title in ("x \u2026" + "y" * 117, "x \u2026" + "y" * 116)
    )
    named = Row("7", "oddOne", "Xid 7: oddOne", "x", 0, 0, "", "", "", ())
    told = compact(Part("owner", "Owner", (NOTE,), (usual, own)), "")["rows"]

    assert [line.split("\t")[3:] for line in str(told).split("\n")] == [[], [own.title]]
    assert compact(Part("owner", "Owner", (NOTE,), (named,)), "Xid")["rows"] == "7\toddOne\tx"


def test_places_and_releases_are_written_once() -> None:
    """A column names them by their place; breaks and tabs would end a field."""
    rows = tuple(
        Row(str(place), "", "", "a\tb\nc", 0, 1, where, since, until, ())
        for place, (where, since, until) in enumerate(
            (("b.cc", "1.0", "2.0"), ("a.cc", "2.0", ""), ("b.cc", "", "1.0"))
        )
    )
    told = compact(Part("owner", "Owner", (NOTE,), rows, {"1": Tried("3.0", "x", "y")}), "")

    assert (told["places"], told["where"]) == (["a.cc", "b.cc"], [1, 0, 1])
    assert told["releases"] == ["", "1.0", "2.0"]
    assert (told["since"], told["until"]) == ([1, 2, 0], [2, 0, 1])
    assert (told["level"], told["ran"], told["schema"]) == ([1, 1, 1], {"1": "3.0"}, 2)
    assert str(told["rows"]).split("\n")[0] == "0\t\ta b c"


@pytest.mark.parametrize(
    ("hashes", "low", "written"),
    [
        ([], 1, ""),
        ([0], 1, "00111111"),
        ([3, 4], 1, "101 00 111"),
        ([200, 201], 6, "1110001000 0000000 1111111"),
    ],
)
def test_a_step_is_written_in_as_few_bits_as_all_steps_need(
    hashes: list[int], low: int, written: str
) -> None:
    """Of each step less one: its high bits as ones, a zero, and its low bits as they are."""
    told = packed(hashes)
    bits = "".join(f"{byte:08b}" for byte in base64.b64decode(str(told["grams"])))

    assert (told["low"], bits) == (low, written.replace(" ", ""))


def test_a_word_that_many_messages_share_tells_no_owner() -> None:
    """Up to ten may share it; what more have is in ordinary lines, too."""

    def hints(count: int) -> int:
        rows = [(f"nameNumber{n}x is sharedNameOfAll", (Form(f"nameNumber{n}x"),))
                for n in range(count)]  # fmt: skip
        return hinted(part_of(rows))

    assert (hints(10), hints(11)) == (1, 11)
