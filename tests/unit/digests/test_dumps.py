"""Dumps are folded without loss, and cut where they are too long."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from faultdex.digests.dumps import folded, unfolded
from faultdex.digests.record import LARGEST, Origin, dump_of, of_dump
from faultdex.hangs.calls import Dump, Group
from faultdex.hangs.evidence import Evidence

HANGS = Path(__file__).parents[2] / "data" / "hangs"


def dumps(fault: str) -> list[Dump]:
    """Return the dumps of a recorded fault."""
    evidence = Evidence()
    for path in sorted((HANGS / fault).glob("trace_*")):
        evidence.take(str(path))
    return evidence.dumps


@pytest.mark.parametrize("fault", ["is-late", "other-group", "keeps-message", "stuck-in-group"])
def test_a_dump_comes_back_as_it_was(fault: str) -> None:
    """Groups, calls, numbers and times are all there."""
    every = dumps(fault)

    assert [unfolded(json.loads(json.dumps(folded(one)))) for one in every] == every


def test_ranks_of_a_group_are_written_as_spans() -> None:
    """A group of ten thousand ranks, or every eighth of them, takes a few bytes."""
    ranks = (frozenset(range(10_000)), frozenset(range(3, 9_000, 8)), frozenset({1, 2, 9, 40}))
    ranks = (*ranks, frozenset({1, 2, 9}), frozenset({5}), frozenset())
    groups = {str(place): Group(str(place), "", one) for place, one in enumerate(ranks)}
    dump = Dump(0, "trace_rank_0", "2.10", groups)
    plain = folded(dump)

    assert unfolded(plain) == dump
    assert len(json.dumps(plain)) < 600


def test_a_long_dump_loses_its_oldest_calls() -> None:
    """The record stays small, and the dump says that it was cut."""
    (one, *_) = dumps("is-late")
    calls = [replace(one.calls[0], seq=seq, at=f"train.py:{seq} in f") for seq in range(9_000)]
    record = of_dump(Origin("", "", "x"), replace(one, calls=tuple(calls)))
    back = dump_of(record)

    assert len(record.facts) <= LARGEST
    assert (back.is_cut, back.calls[-1].seq) == (True, 8_999)
    assert len(back.calls) > 100


@pytest.mark.parametrize(
    "change",
    [
        {"form": [7] * 5},
        {"form": [-1] * 5},
        {"seqs": [1]},
        {"groups": [{"name": "a", "about": "", "ranks": [[0, 2**40, 1]]}]},
        {"nameless": [[0, 2**20 + 1, 1], [0, -1, 1]]},
    ],
)
def test_what_is_no_dump_is_refused(change: dict[str, object]) -> None:
    """Places and counts are checked before they are used."""
    plain = folded(dumps("is-late")[0])
    assert isinstance(plain, dict)

    with pytest.raises(ValueError, match="it holds a dump that cannot be read"):
        unfolded(plain | change)
