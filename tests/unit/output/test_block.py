"""Hold blocks to how they read without colors."""

from faultdex.output.block import Block, plain, without_code

FIRST = Block("First", (("fix", "Do it."), ("code", "if x:\n    y()"), ("", "more")))


def test_texts_begin_in_one_column_whatever_their_labels() -> None:
    """Further lines of a text begin there too, so that code keeps its shape."""
    assert plain([FIRST, Block("Second", ())]) == (
        "First\n  fix   Do it.\n  code  if x:\n            y()\n        more\n\nSecond"
    )


def test_what_has_no_code_keeps_its_other_rows() -> None:
    """And its heading."""
    assert [*without_code([FIRST])] == [Block("First", (FIRST.rows[0], FIRST.rows[2]))]
