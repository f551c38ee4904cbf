"""The columns of an owner's messages that the paste box loads, and the hints that lead to them."""

import base64
from collections.abc import Iterable

from faultdex.match.messages.part import Form, Note, Part, Row
from faultdex.render.hints import hashed
from faultdex.render.rows import compact

NOTE = Note("configuration", "It is so.", "Mend it.", "", "", follow_on=False, detail=False)


def part_of(rows: Iterable[tuple[str, tuple[Form, ...]]]) -> Part:
    """Return an owner's messages with these texts and forms."""
    made = (
        Row(f"row-{place}", "", text, text, 0, 0, "", "", "", forms)
        for place, (text, forms) in enumerate(rows)
    )
    return Part("owner", "Owner", (NOTE,), tuple(made))


def test_a_gram_is_told_by_its_place_in_the_form() -> None:
    """Twice the place of its first word, and one more for two words; of the row without a text."""
    forms = (Form("fooBar"), Form("fooBar", "Error: fooBar failed"), Form("failed at", "failed at"))
    told = compact(part_of([("call fooBar failed", forms)]), "")

    assert told["grams"] == [[2, 2, 1]]
    assert told["rows"] == "row-0\t\tcall fooBar failed\t\t\tError: fooBar failed\tfailed at"


def test_a_hint_that_many_messages_share_stands_for_all_of_them() -> None:
    """The first load stays small: each message has one of its words among the hints."""
    rows = [(f"nameOf{one} is sharedName", (Form(f"nameOf{one}"),)) for one in "ABCDE"]
    several = hashed([part_of(rows)], "/")
    single = hashed([part_of([*rows, ("loneName", (Form("loneName"),))])], "/")
    sizes = [
        sum(byte < 128 for byte in base64.b64decode(one["owners"][0]["grams"]))
        for one in (several, single)
    ]

    assert sizes == [1, 2]
