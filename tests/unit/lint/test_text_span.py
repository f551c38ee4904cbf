"""What a file only spells by escapes is found as well as what stands in it."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from faultdex.lint.text_span import TextSpan, of_records, of_values, values_of
from faultdex.model.document import Document
from faultdex.model.problem import Problem

EVIDENCE = "runtime/grid-too-wide/evidence/host.json"
KEY = "AKIA" + "IOSFODNN7EXAMPLE"


@pytest.mark.parametrize(
    ("index", "place"), [(0, (1, 1)), (2, (1, 3)), (4, (2, 1)), (6, (2, 3)), (8, (3, 1))]
)
def test_a_character_of_a_file_has_a_line_and_a_column(index: int, place: tuple[int, int]) -> None:
    """Both count from 1, and the message stays as it is."""
    flaw = TextSpan("a.md", "one\ntwo\nsix").flaw("odd", "Mend it.", index)

    assert (flaw.message, flaw.place, flaw.route) == ("odd", place, ())


def test_a_character_of_a_value_is_told_in_the_message() -> None:
    """Its line in the file is looked up by the route."""
    flaw = TextSpan("a.json", "one\ntwo", ("runs", 0)).flaw("odd", "Mend it.", 5)

    assert flaw.message == "odd, in line 2 of the value, character 2"
    assert flaw.route == ("runs", 0)


def test_every_key_and_text_of_a_document_is_a_value() -> None:
    """Numbers are none, and the place in a list is a part of the route."""
    document = Document("a.yaml", {"one": ("x", 2, {"two": "y"}), "six": 6})

    assert sorted(values_of(document), key=str) == sorted(
        [
            ("a.yaml", ("one",), "one"),
            ("a.yaml", ("six",), "six"),
            ("a.yaml", ("one", 0), "x"),
            ("a.yaml", ("one", 2, "two"), "two"),
            ("a.yaml", ("one", 2, "two"), "y"),
        ],
        key=str,
    )


def test_a_value_is_a_span_of_its_own_where_an_escape_spells_it() -> None:
    """What stands in the file is found there, at its column."""
    document = Document("a.yaml", {"one": "x\u202e", "two": "plain"})

    assert [*of_values([(document, 'one: "x\\u202e"\ntwo: plain\n')])] == [
        TextSpan("a.yaml", "x\u202e", ("one",))
    ]
    assert [*of_values([(document, "one: x\u202e\ntwo: plain\n")])] == []


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("all is well", []),
        ("key AKIA...", []),
        (f"key {KEY}", ["stdout", "all"]),
        (f"tab\t{KEY}", ["stdout", "all"]),
        (f'"quoted"\n{KEY}', ["stdout", "all"]),
        ("--8<-- x", ["all"]),
        ("na\u00efve", ["all"]),
    ],
)
def test_a_record_is_read_where_a_check_may_find_something(text: str, values: list[str]) -> None:
    """All its values where one is suspect, and else those with a mark or an odd letter."""
    content = {"all": text, "stdout": "launched"}
    record = json.dumps(content, ensure_ascii=False)
    found = [span.text for span in of_records([(Document("a.json", content), record)])]

    assert (text in found) is bool(values)
    assert ("launched" in found) is ("stdout" in values)


@pytest.mark.parametrize(
    ("output", "told"),
    [
        (f"one\\nkey {KEY}", "this is an access key, in line 2 of the value, character 5"),
        ("one\\u200b", "invisible character U+200B, in line 1 of the value, character 4"),
        (
            "t\\u043erch",
            "a letter that looks like another: U+043E, in line 1 of the value, character 1",
        ),
    ],
)
def test_an_output_is_told_by_its_line_and_character(
    output: str,
    told: str,
    lay: Callable[..., Path],
    problems: Callable[[Path], tuple[Problem, ...]],
) -> None:
    """An evidence file has the whole output on one line."""
    root = lay()
    text = (root / EVIDENCE).read_text("utf-8")
    (root / EVIDENCE).write_text(
        text.replace('"launched\\n"', f'"{output}\\nlaunched\\n"'), "utf-8"
    )
    (found,) = [one.message for one in problems(root) if one.path.endswith("host.json")]

    assert found == told
