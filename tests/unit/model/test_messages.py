"""Tests of the groups that notes on messages are written in."""

from faultdex.model.messages import (
    MessageGroup,
    MessageNotes,
    MessageRow,
    MessageTable,
    MessageTexts,
)

ROWS = (
    MessageRow(id="a", text="axis must be an int", where="lib/one.py"),
    MessageRow(id="b", text="axis must be an int; please report", where="lib/one.py"),
    MessageRow(id="c", text="axis is old", where="lib/two.py", level="warning"),
    MessageRow(id="d", text="axis is new", where="lib/two/deep.py"),
    MessageRow(id="e", text="axis is odd", where="other.py"),
)


def group(**asked: object) -> MessageGroup:
    """Return a group that asks for this."""
    return MessageGroup.model_validate({"class": "unsure", "means": "It is so.", **asked})


def places(*groups: MessageGroup) -> dict[str, int]:
    """Return the place of the group of each row."""
    texts = MessageTexts.model_validate(
        {"schema": 1, "owner": "lib", "library": "lib", "releases": ("1",), "rows": ROWS}
    )
    notes = MessageNotes(
        title="Messages", summary="Some.", logged=("{text}",), signs=("axis ",), groups=groups
    )
    return dict(MessageTable(texts, notes).groups)


def test_a_group_leaves_texts_that_hold_a_word() -> None:
    """What `without` finds is another group's."""
    found = places(group(text="must be", without="please report"), group())

    assert found == {"a": 0, "b": 1, "c": 1, "d": 1, "e": 1}


def test_a_group_asks_for_a_level() -> None:
    """A warning is told apart from an error of the same place."""
    found = places(group(where="lib", level="error"), group(level="warning"), group())

    assert found == {"a": 0, "b": 0, "c": 1, "d": 0, "e": 2}


def test_a_group_names_several_places() -> None:
    """Each of them selects, and a deeper place of another group comes first."""
    found = places(group(where=("lib/one", "lib/two", "other")), group(where="lib/two/deep"))

    assert found == {"a": 0, "b": 0, "c": 0, "d": 1, "e": 0}


def test_groups_by_text_hold_in_the_order_of_the_file() -> None:
    """A place beside the text does not move a group forward."""
    found = places(group(text="axis is"), group(text="axis", where="lib"), group())

    assert found == {"a": 1, "b": 1, "c": 0, "d": 0, "e": 0}
