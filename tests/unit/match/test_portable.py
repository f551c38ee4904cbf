"""Hold the portable subset to what Python's re makes of the same pattern."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faultdex.match.portable import literal_words, portable
from faultdex.match.syntax import UnportableError

CASES = json.loads((Path(__file__).parents[2] / "data/vectors/patterns.json").read_text("utf-8"))
READ = [case for case in CASES if "text" in case]
REFUSED = [case for case in CASES if "refused" in case]


@pytest.mark.parametrize("case", READ, ids=lambda case: case["pattern"])
def test_a_portable_pattern_gets_its_common_form(case: dict[str, object]) -> None:
    """One writing for all engines, the words to look for first, and how much is literal."""
    form = portable(str(case["pattern"]))

    assert (form.text, list(form.words), form.weight) == (
        case["text"],
        case["words"],
        case["weight"],
    )


@pytest.mark.parametrize("case", REFUSED, ids=lambda case: case["pattern"])
def test_an_unportable_pattern_is_refused_where_it_begins_to_be(case: dict[str, object]) -> None:
    """The refusal says at which character, what stands there, and what to write instead."""
    with pytest.raises(UnportableError) as refusal:
        portable(str(case["pattern"]))

    assert (refusal.value.offset, refusal.value.says) == (case["offset"], case["refused"])
    assert refusal.value.hint


@pytest.mark.parametrize("case", READ, ids=lambda case: case["pattern"])
def test_the_common_form_is_its_own_common_form(case: dict[str, object]) -> None:
    """Reading what was written changes nothing."""
    form = portable(str(case["pattern"]))

    assert form.text == portable(form.text).text


ATOMS = st.sampled_from(
    [*"abz019 _-:'", r"\.", r"\(", r"\d", r"\w", r"\s", ".", "[a-f]", "[^0-9]", "(?:ab|c d)"]
)
COUNTS = st.sampled_from(["", "", "", "?", "{2}", "{1,3}", "{0,2}?"])
PATTERNS = st.lists(st.tuples(ATOMS, COUNTS).map("".join), min_size=1, max_size=8).map("".join)
TEXTS = st.text(alphabet="abcdfz019 _-:'.(", max_size=40).map(lambda text: " ".join(text.split()))


@given(pattern=PATTERNS, text=TEXTS)
def test_the_common_form_finds_all_that_the_pattern_finds(pattern: str, text: str) -> None:
    """In a text with single spaces nothing is lost by it."""
    if re.search(pattern, text, re.ASCII):
        assert re.search(portable(pattern).text, text, re.ASCII)


@given(pattern=PATTERNS, text=TEXTS)
def test_every_match_holds_a_word_and_its_weight(pattern: str, text: str) -> None:
    """The gate never closes before a text that the pattern matches."""
    form = portable(pattern)
    found = re.search(form.text, text, re.ASCII)
    if found:
        assert not form.words or any(word in found[0] for word in form.words)
        assert len(found[0]) >= form.weight


@pytest.mark.parametrize("start", ["aa", "bb", "cc", "dd", "ee", "ff", "gg", "hh", "ii", "jj"])
def test_more_spellings_than_words_lose_none(start: str) -> None:
    """A group of ten spellings within another one has fewer words, and each match holds one."""
    words = portable("(?:(?:aa|bb|cc|dd|ee|ff|gg|hh|ii|jj) of many words)").words

    assert any(word in f"{start} of many words" for word in words)


def test_gaps_multiply() -> None:
    """Two wide gaps can be filled in the product of their ways."""
    form = portable(r"first.{0,80}second[^x]{1,10}third")

    assert form.ways == 81 * 10


def test_narrow_classes_leave_no_choice() -> None:
    """Digits before a word can be read in one way only."""
    assert portable(r"Tried to allocate \d{1,20} MiB").ways == 1


def test_a_pattern_speaks_its_literal_words() -> None:
    """What varies becomes a space."""
    words = literal_words(
        portable(r"Rank (?P<rank>\d+) of [a-z]{2,4} (?:is|was) late\.").text
    ).split()

    assert words == ["Rank", "of", "is", "was", "late."]


@pytest.mark.parametrize(
    ("pattern", "ways"),
    [
        ("one of all", 1),
        ("one.{3,7}all", 5),
        ("(?:one.{0,4}|two.{0,9})all", 5 + 10),
        ("(?:one.{0,1}){2}all", 2**2),
        ("(?:one.{0,1}){0,2}all", 1 + 2 + 2**2),
        ("(?:one.{0,2}){1,3}all", 3 + 3**2 + 3**3),
        ("(?:one|two){0,2}", 1 + 2 + 2**2),
    ],
)
def test_a_group_that_is_repeated_multiplies_its_ways(pattern: str, ways: int) -> None:
    """Each count of it adds a power of what it has once."""
    assert portable(pattern).ways == ways


@pytest.mark.parametrize(
    ("pattern", "weight"),
    [
        ("abc", 3),
        ("ab[cd]", 2),
        ("(?:abc|d)e", 2),
        ("(?:abc){2}", 6),
        ("(?:abc){0,2}d", 1),
        ("^abc$", 3),
        (r"abc\b", 3),
        ("abc?", 2),
    ],
)
def test_the_weight_is_what_every_match_holds(pattern: str, weight: int) -> None:
    """The shortest alternative counts, as often as it must come."""
    assert portable(pattern).weight == weight


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        ("a b", "a b"),
        ("a  b", "a b"),
        ("a ?b", "a ?b"),
        ("a {2,4}b", "a b"),
    ],
)
def test_spaces_that_follow_each_other_are_one(pattern: str, text: str) -> None:
    """A normalized line has no two of them; one that may be absent may still be."""
    assert portable(pattern).text == text
