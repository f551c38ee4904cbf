"""Hold the search for secrets and personal data to what it finds and what it lets by."""

from itertools import pairwise
from pathlib import Path
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faultdex.privacy.rules import leaks, shown

DATA = Path(__file__).parents[2] / "data" / "lint"
ROWS = [line.split("\t") for line in (DATA / "leaks.tsv").read_text("utf-8").splitlines()[1:]]
NEUTRAL = (DATA / "neutral.txt").read_text("utf-8").splitlines()
HOSTILE = [
    "a.", "a-", "token=", "eyJ-", "a@a.", "user@a-", ":// ", "10.", "1.1.", "/home/", "a1-.",
    "wandb ", "--token ", "cookie:a", "sig=a", "basic ", "::",
    "://:", "password", "authorization:token ", "a8Q~", "--_", "&signature=",
]  # fmt: skip


@pytest.mark.parametrize(("marked", "what"), ROWS)
def test_a_leak_is_found_where_it_stands(marked: str, what: str) -> None:
    """The stretch that is told is the value alone, without what surrounds it."""
    text = marked.replace("«", "").replace("»", "")
    [leak] = leaks(text)
    before, _, value = marked.partition("«") if "«" in marked else ("", "", marked)

    assert leak.what == what
    assert (leak.start, text[leak.start : leak.end]) == (len(before), value.partition("»")[0])


@pytest.mark.parametrize("line", NEUTRAL)
def test_what_every_log_holds_is_let_by(line: str) -> None:
    """Versions, stand-ins, loopback addresses, bus numbers and symbols identify nobody."""
    assert list(leaks(line)) == []


@pytest.mark.parametrize("piece", HOSTILE)
def test_the_search_takes_linear_time(piece: str) -> None:
    """The largest file that may be looked at takes no more than a moment."""
    start = process_time()
    list(leaks((piece * 65_536)[:65_536]))

    assert process_time() - start < 5


@given(st.text())
def test_leaks_do_not_overlap(text: str) -> None:
    """Each stretch is told once."""
    found = list(leaks(text))

    assert all(one.end <= other.start for one, other in pairwise(found))


def test_a_value_with_a_leak_is_not_shown() -> None:
    """A message may quote what is wrong, and never what must stay secret."""
    assert shown("AKIAIOSFODNN7EXAMPLE") == "'…'"
    assert shown("a" * 50) == f"'{'a' * 40}…'"
