"""Ordinary logs hold the words that are said to be common, and few lines a word of the index."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from faultdex.match import Index
from faultdex.match.portable import portable
from faultdex.match.word_frequency import LINES, share_of

# The words of the patterns stood in 0.38 of a line of these logs when this was measured, and in
# 1.21 before common words were avoided.
MOST_HITS = 0.5


@pytest.fixture(scope="session")
def logs(repository: Path) -> list[list[str]]:
    """Return the lines of the logs of healthy programs."""
    files = sorted((repository / "tests/data/healthy").glob("[rc]*/*.txt"))
    return [file.read_text(errors="replace").splitlines() for file in files]


def average(word: str, logs: Sequence[Sequence[str]]) -> float:
    """Return in which share of the lines of a log `word` stands, on average over the logs."""
    return sum(sum(word in line for line in log) / len(log) for log in logs) / len(logs)


@pytest.mark.parametrize("lines", LINES)
def test_each_listed_word_stands_so_often_in_ordinary_logs(
    lines: int, logs: list[list[str]]
) -> None:
    """It stands in one line of so many of all logs, or of a log on average."""
    every = [line for log in logs for line in log]

    rarer = [
        word
        for word in LINES[lines].split()
        if max(average(word, logs), average(word, [every])) < 1 / lines
    ]

    assert rarer == []


def test_few_lines_of_ordinary_logs_hold_a_word_of_a_pattern(
    logs: list[list[str]], index: Index
) -> None:
    """Each such line is read by all patterns of the word: common words make a scan slow."""
    words = {word for pattern in index.patterns for word in pattern.words}

    assert sum(average(word, logs) for word in words) < MOST_HITS


def test_a_short_word_is_taken_for_a_common_one() -> None:
    """What is not listed is judged by its length without spaces; counters hold every number."""
    assert [share_of(word) for word in ("", "q", " qz ", "qzx", "qzxv")] == [1000, 300, 30, 1, 0]
    assert [share_of(word) for word in ("7", "79", "719", "9000", "94608")] == [1000, 300, 50, 5, 0]


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        ("frozen [0-9]{1,9} zygote", (" zygote",)),
        (r"\.(?:cc|cu):[0-9]{1,5} -> 2\b", (".cc:", ".cu:")),
        ("[Ee]rror [Cc]ode:? 137", ("rror ",)),
    ],
)
def test_a_pattern_is_sought_by_its_rarest_words(pattern: str, words: tuple[str, ...]) -> None:
    """Of two words as long, the one that fewer lines hold tells more."""
    assert portable(pattern).words == words


def test_a_listed_word_is_expected_in_as_many_lines_as_it_stood_in() -> None:
    """Of a thousand, whatever its length; with spaces at its ends or not."""
    words = (" nccl ", "tensorx", "-> 2", "kernel", "CMake", "T4", "xla")

    assert [share_of(word) for word in words] == [10, 0, 300, 50, 10, 2, 2]
