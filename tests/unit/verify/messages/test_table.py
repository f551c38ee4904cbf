"""How the messages of releases become one table."""

from pathlib import Path

from faultdex.verify.messages import table
from faultdex.verify.messages.found import Found
from faultdex.verify.messages.table import Subject

OWNER = Subject("lib", "liblib.so")
EMPTY: table.Table = {"rows": []}
LOST, NEW = Found("the peer {} was lost", "net.cc"), Found("the peer {} has gone", "net.cc")


def test_a_row_knows_the_first_and_last_release_that_holds_it() -> None:
    """The last one is left out while the newest release has it."""
    made = table.joined(OWNER, {"1.0": [LOST], "2.0": [LOST, NEW], "3.0": [NEW]}, EMPTY)

    assert [(row["id"], row.get("since"), row.get("until")) for row in made["rows"]] == [
        ("the-peer-has-gone", "2.0", None),
        ("the-peer-was-lost", "1.0", "2.0"),
    ]


def test_a_text_keeps_its_id_when_it_is_collected_again() -> None:
    """An id is an anchor on a page; of two texts with the same words one gets a digest."""
    first = table.joined(OWNER, {"1.0": [Found("The peer was lost.")]}, EMPTY)
    again = table.joined(
        OWNER, {"1.0": [Found("The peer was lost!"), Found("The peer was lost.")]}, first
    )

    ids = {row["text"]: row["id"] for row in again["rows"]}
    assert ids["The peer was lost."] == "the-peer-was-lost"
    assert ids["The peer was lost!"].startswith("the-peer-was-lost-")


def test_a_code_has_the_text_of_the_newest_release() -> None:
    """Its number is its id, and without a text it has its name."""
    old, new = Found("lost", id="3", name="LOST"), Found("", id="3", name="LOST")
    made = table.joined(OWNER, {"1.0": [old], "2.0": [new]}, EMPTY)

    assert [(row["id"], row["text"], row["since"]) for row in made["rows"]] == [
        ("3", "LOST", "1.0")
    ]


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    """One row stands on a line, so that a change of one row changes one line."""
    made = table.joined(OWNER, {"1.0": [LOST, NEW]}, EMPTY)
    path = tmp_path / "texts.json"
    path.write_text(table.written(made), "utf-8")

    assert table.read(path) == made
    assert len(path.read_text("utf-8").splitlines()) == 4


def test_new_and_gone_texts_are_told() -> None:
    """By their text, whatever their id."""
    before = table.joined(OWNER, {"1.0": [LOST]}, EMPTY)
    after = table.joined(OWNER, {"2.0": [NEW]}, before)

    assert table.changes(before, after) == ([NEW.text], [LOST.text])
