"""The literal parts of a message are found in a line as words, in their order."""

import pytest

from faultdex.match.messages.literal import (
    appears,
    grams,
    is_identifier,
    literals,
    size,
    whole_grams,
)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Call to {} failed : {}", ["Call to", "failed :"]),
        ("rank{}of{}", ["rank*", "*of*"]),
        ("{}: bad", [": bad"]),
        ("{} : {}", []),
        ("plain", ["plain"]),
        ("a {}-bit", ["a", "-bit"]),
    ],
)
def test_a_text_is_split_at_its_holes(text: str, parts: list[str]) -> None:
    """A star stands where a value follows or precedes a letter with nothing between."""
    found = literals(text)

    assert [f"{'*' * one.joined_left}{one.text}{'*' * one.joined_right}" for one in found] == parts


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        ("Call to {} failed : {}", "Call to bind failed : refused", True),
        ("Call to {} failed : {}", "failed : Call to bind", False),
        ("Call to {} failed", "Call to x and y failed", True),
        ("Call to {} failed", "Recall to x failed", False),
        ("Call to {} failed", "Call together failed", False),
        ("Call to {} failed", "Call together, Call to x failed", True),
        ("rank{} left", "rank3 left", True),
        ("rank{} left", "crank3 left", False),
        ("rank {} left", "rank3 left", False),
        ("{}th of many", "4th of many", True),
        ("{} th of many", "4th of many", False),
        ("is {}", "it is", True),
    ],
)
def test_a_part_begins_and_ends_where_a_word_does(text: str, line: str, *, expected: bool) -> None:
    """But for an end at which a value follows or precedes."""
    assert appears(literals(text), line) is expected


def test_a_part_ends_where_its_last_letter_stands() -> None:
    """The next one is looked for behind it; -1 says that there is none."""
    (part,) = literals("is")

    assert [part.end_in("is it is this", start) for start in (0, 1, 7, 8)] == [2, 8, -1, -1]


def test_spaces_do_not_count_in_the_size() -> None:
    """They vary from line to line."""
    assert size(literals("Call to {} failed : {}")) == len("Callto") + len("failed:")


def test_a_line_has_its_words_and_its_pairs_of_words() -> None:
    """A pair stands for two words that follow each other."""
    assert grams("a b-c") == {"a", "b", "c", "a b", "b c"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("one two {} six", ["one", "two", "one two", "six"]),
        ("one two{} six", ["one", "six"]),
        ("{}one two six", ["two", "six", "two six"]),
        ("{}one two six{}", ["two"]),
        ("{}one{}", []),
    ],
)
def test_only_whole_words_are_in_every_line_of_a_message(text: str, expected: list[str]) -> None:
    """A word that a value is joined to is another one in each line."""
    assert [*whole_grams(literals(text))] == expected


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("cudaMalloc", True), ("cuda_malloc", True), ("int8", True), ("NCCL", True),
        ("GPU", False), ("Cuda", False), ("cuda", False), ("8bit", False), ("2048", False),
    ],
)  # fmt: skip
def test_a_name_of_a_program_looks_like_none_of_a_language(word: str, *, expected: bool) -> None:
    """It has a capital, a digit or a line within it, or four capitals."""
    assert is_identifier(word) is expected
