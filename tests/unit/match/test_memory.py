"""The sizes of an out-of-memory message are read as written, from the lines that it spans."""

import re

import pytest

from faultdex.match.memory import Wordings, account
from faultdex.match.normalise import Line

TRIED = "CUDA out of memory. Tried to allocate 2.00 GiB."
FREE = "GPU 0 has a total capacity of 8.00 GiB of which 1.00 GiB is free."


def lines(*texts: str, speaker: str = "") -> list[Line]:
    """Return plain lines of one speaker in a long text, numbered from 100."""
    return [Line(number, text, len(text), speaker) for number, text in enumerate(texts, 100)]


def read(*block: Line, number: int = 100) -> dict[str, str]:
    """Return the account of the message in a line."""
    shown = next(one.text for one in block if one.number == number)
    return dict(account(Wordings(), block, number, shown))


def test_each_part_is_as_it_was_written() -> None:
    """A line that is no such message has none."""
    assert read(*lines(f"{TRIED} {FREE}")) == {
        "asked": "2.00 GiB",
        "total": "8.00 GiB",
        "free": "1.00 GiB",
    }
    assert read(*lines(FREE)) == {}


def test_a_message_goes_on_in_the_next_lines() -> None:
    """Up to another such message; the line itself is where it begins."""
    assert read(*lines("step 1", TRIED, FREE), number=101)["free"] == "1.00 GiB"
    assert "free" not in read(*lines(TRIED, TRIED, FREE))
    assert "free" not in read(*lines(FREE, TRIED), number=101)


def test_another_rank_says_nothing_of_it() -> None:
    """Their lines are mixed in one log."""
    first, other = lines(TRIED, speaker="0")[0], Line(101, FREE, len(FREE), "1")
    own = Line(102, FREE.replace("1.00", "0.50"), len(FREE), "0")

    assert "free" not in read(first, other)
    assert read(first, other, own)["free"] == "0.50 GiB"


def test_the_first_size_of_a_part_counts_and_processes_add_up() -> None:
    """The message repeats itself in a summary; each other process has a line of its own."""
    twice = f"{TRIED} {FREE} {TRIED.replace('2.00', '3.00')}"
    others = "Process 7 has 1.00 GiB memory in use. Process 8 has 2.00 GiB memory in use."

    assert read(*lines(twice))["asked"] == "2.00 GiB"
    assert read(*lines(f"{TRIED} {FREE} {others}"))["others"] == "1.00 GiB + 2.00 GiB"


@pytest.mark.parametrize(
    ("shape", "kind", "asked"),
    [
        ("8", "float", "32 bytes"),
        ("2,3,4", "double", "192 bytes"),
        ("2, 3", "half", "12 bytes"),
        ("5", "bool", "5 bytes"),
        ("5", "string", None),
    ],
)
def test_a_shape_and_a_type_are_a_size(shape: str, kind: str, asked: str | None) -> None:
    """TensorFlow names these in place of a size; a type without a width has none."""
    text = f"OOM when allocating tensor with shape[{shape}] and type {kind} on GPU:0"

    assert read(*lines(text)).get("asked") == asked


NAMED = {"half": "float16", "float": "float32", "double": "float64", "bool": "int8"}


@pytest.mark.parametrize("kind", [kind for kind, _ in Wordings().widths])
def test_a_type_is_as_wide_as_its_name_says(kind: str) -> None:
    """In bits; some names have no number, and then another name of the type has it."""
    text = f"OOM when allocating tensor with shape[3] and type {kind} on GPU:0"
    bits = int(re.sub(r"\D", "", NAMED.get(kind, kind)))

    assert read(*lines(text))["asked"] == f"{3 * bits // 8} bytes"


@pytest.mark.parametrize(("between", "is_read"), [(7, True), (8, False)])
def test_a_message_goes_on_for_eight_lines(between: int, *, is_read: bool) -> None:
    """What is below them belongs to something else."""
    block = lines(TRIED, *["some other words"] * between, FREE)

    assert ("free" in read(*block)) is is_read


def test_a_size_without_a_unit_has_the_unit_of_the_other() -> None:
    """An engine writes it behind the second of two sizes only."""
    text = "Free memory on device (3.5/8.0 GiB) on startup is less than desired"

    assert read(*lines(text)) == {"free": "3.5 GiB", "total": "8.0 GiB"}


def test_of_lines_with_one_number_the_message_is_meant() -> None:
    """A JSON line becomes several plain ones, which share its number."""
    first, second, third = (Line(100, text, len(text), "") for text in ("step 1", TRIED, FREE))

    assert dict(account(Wordings(), [first, second, third], 100, TRIED)) == {
        "asked": "2.00 GiB",
        "total": "8.00 GiB",
        "free": "1.00 GiB",
    }
