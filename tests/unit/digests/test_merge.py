"""Merging is associative, commutative and idempotent, on records and on files."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis.strategies import SearchStrategy, builds, integers, lists, sampled_from

from faultdex.digests.merge import digests_of, merge_files, merged
from faultdex.digests.record import Kind, Origin, Record
from faultdex.digests.store import read

ORIGINS = builds(
    Origin,
    sampled_from(["", "17"]),
    sampled_from(["a", "b"]),
    sampled_from(["rank0.log", "rank1.log"]),
    integers(0, 2),
    integers(0, 2),
)
RECORDS: SearchStrategy[list[Record]] = lists(
    builds(
        Record, ORIGINS, sampled_from(Kind), sampled_from(["{}", "[]"]), sampled_from(["", "e"])
    ),
    max_size=8,
)
ONE = Record(Origin("17", "a", "rank0.log", 1, 10), Kind.LOG, "{}", "entry", "text")


@given(RECORDS, RECORDS, RECORDS)
def test_it_is_associative(one: list[Record], two: list[Record], three: list[Record]) -> None:
    """Any tree of merges gives the same."""
    left = merged([*merged([*one, *two]), *three])
    right = merged([*one, *merged([*two, *three])])

    assert left == right == merged([*one, *two, *three])


@given(RECORDS, RECORDS)
def test_it_is_commutative(one: list[Record], two: list[Record]) -> None:
    """The order of digests is no matter."""
    assert merged([*one, *two]) == merged([*two, *one])


@given(RECORDS)
def test_it_is_idempotent(one: list[Record]) -> None:
    """What comes twice counts once."""
    assert merged([*one, *one]) == merged(merged(one)) == merged(one)


@given(RECORDS)
def test_it_keeps_every_file(one: list[Record]) -> None:
    """No file is lost, and none is made up."""
    assert {record.key for record in merged(one)} == {record.key for record in one}


def test_of_two_records_of_a_file_the_later_is_kept() -> None:
    """A log that grew was read twice."""
    later = replace(ONE, origin=replace(ONE.origin, changed=2), facts='{"a":1}')

    assert merged([ONE, later]) == merged([later, ONE]) == [later]


@pytest.mark.parametrize("order", ["abc", "cba", "bacb", "cab"])
def test_files_are_merged_in_any_order(
    order: str, write: Callable[..., str], tmp_path: Path
) -> None:
    """Files hold what the records hold: each once, and the later of two."""
    later = replace(ONE, origin=replace(ONE.origin, changed=2), facts='{"a":1}')
    other = replace(ONE, origin=replace(ONE.origin, node="b"))
    names = {"a": write("a", ONE), "b": write("b", later, other), "c": write("c", other)}
    result = merge_files([names[one] for one in order], tmp_path / "out")

    assert sorted(read(str(tmp_path / "out")), key=lambda one: one.key) == [later, other]
    assert (result.records, result.digests, result.lost) == (2, len(order), [])


def test_a_tree_of_merges_gives_the_same_as_one(write: Callable[..., str], tmp_path: Path) -> None:
    """Racks first or all at once, and a digest may be written over."""
    every = [replace(ONE, origin=replace(ONE.origin, node=f"n{one}")) for one in range(7)]
    names = [write(f"{place}.digest", one) for place, one in enumerate(every)]
    out = tmp_path / "out"
    merge_files(names[:3], out)
    merge_files([*names[2:], str(out)], out)

    assert merged(read(str(out))) == every


def test_what_is_no_digest_is_told_and_the_rest_is_merged(
    write: Callable[..., str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A missing file and a damaged one are named."""
    damaged = tmp_path / "damaged"
    damaged.write_bytes(Path(write("whole", ONE)).read_bytes()[:-30])
    result = merge_files([write("a", ONE), str(damaged), "gone"], tmp_path / "out")

    assert (result.records, result.digests) == (1, 1)
    assert [name for name, _ in result.lost] == [str(damaged), "gone"]
    assert capsys.readouterr().err.count("\n") == 2


def test_a_folder_means_its_digests(write: Callable[..., str], tmp_path: Path) -> None:
    """Logs beside them are none."""
    one = write("a.digest", ONE)
    (tmp_path / "rank0.log").write_text("step 1\n")

    assert [*digests_of([str(tmp_path), "b"])] == [one, "b"]
