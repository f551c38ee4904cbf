"""Read dumps of the flight recorder, as pickle and as JSON, whole and broken."""

import json
import pickle

import pytest

from faultdex.hangs.read_dump import NotDumpError, is_dump, newest, rank_of, read_dump

ENTRY = {
    "record_id": 0,
    "process_group": ["0", "default_pg"],
    "collective_seq_id": 3,
    "profiling_name": "nccl:all_reduce",
    "input_sizes": [[4, 2]],
    "input_dtypes": ["Float"],
    "state": "started",
    "time_created_ns": 5,
}
DUMP = {
    "version": "2.10",
    "pg_config": {"0": {"name": "0", "desc": "default_pg", "ranks": "[0, 1]"}},
    "entries": [ENTRY],
}
NAMES = (
    ("dumps/nccl_trace_rank_3", 3),
    ("comm_lib_trace_rank_12.json", 12),
    ("rank_7_pid_4711.pkl", 7),
    ("dumps/rank_0.gz", 0),
    ("dumps/5", 5),
    ("dumps/trace", None),
)


@pytest.mark.parametrize(("name", "rank"), NAMES)
def test_the_name_of_a_dump_tells_its_rank(name: str, rank: int | None) -> None:
    """Torch puts the rank behind a prefix; a process id may stand behind it."""
    assert rank_of(name) == rank


@pytest.mark.parametrize("data", [pickle.dumps(DUMP, 2), json.dumps(DUMP).encode()])
def test_pickle_and_json_say_the_same(data: bytes) -> None:
    """Both have the same keys; JSON has no stacks."""
    dump = read_dump("trace_rank_1", data)
    (call,) = dump.calls

    assert is_dump(data)
    assert (dump.rank, dump.groups["0"].ranks) == (1, {0, 1})
    assert (call.seq, str(call.form), call.is_done) == (3, "all_reduce(8 elements of Float)", False)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x80\x02}q\x00.",
        pickle.dumps(DUMP, 2)[:-9],
        b'{"pg_config": ',
        b"[" * 100_000,
        pickle.dumps([1], 2),
        b"step 1\n",
    ],
)
def test_what_is_no_dump_is_told(data: bytes) -> None:
    """A cut file and any other file end in a sentence, not in a traceback."""
    with pytest.raises(NotDumpError, match=r"\w+ \w+"):
        read_dump("trace_rank_1", data)


@pytest.mark.parametrize("value", [None, 1, "x", [], {}, [[]], [{}], {"a": [1]}, 1 << 80, -1, True])
@pytest.mark.parametrize("key", [*ENTRY, "frames", "is_p2p", "retired", "op_id"])
def test_no_value_of_an_entry_breaks_the_reader(key: str, value: object) -> None:
    """Other programs write such files too, and each field may hold anything."""
    data = pickle.dumps({**DUMP, "entries": [{**ENTRY, key: value}]}, 2)

    assert len(read_dump("trace_rank_1", data).calls) == 1


def test_of_two_dumps_of_a_rank_the_later_one_counts() -> None:
    """A job that was started again leaves those of both attempts."""
    later = {**DUMP, "entries": [{**ENTRY, "time_created_ns": 9}]}
    dumps = [
        read_dump(f"{name}/rank_1", pickle.dumps(one, 2))
        for name, one in (("b", later), ("a", DUMP))
    ]

    assert [dump.name for dump in newest(dumps)] == ["b/rank_1"]


@pytest.mark.parametrize("value", [None, "x", 1.5, True, [1], 1 << 63, -(1 << 63)])
@pytest.mark.parametrize("key", ["collective_seq_id", "time_created_ns", "op_id"])
def test_what_is_no_number_of_64_bits_counts_as_none(key: str, value: object) -> None:
    """Zero is what torch writes where it has none."""
    data = pickle.dumps({**DUMP, "entries": [{**ENTRY, key: value}]}, 2)
    (call,) = read_dump("trace_rank_1", data).calls
    read = {"collective_seq_id": call.seq, "time_created_ns": call.time, "op_id": call.op}

    assert read[key] == 0


@pytest.mark.parametrize("value", [(1 << 63) - 1, 0, 7, -7])
def test_a_number_of_64_bits_is_read(value: int) -> None:
    """Whatever its sign."""
    data = pickle.dumps({**DUMP, "entries": [{**ENTRY, "op_id": value}]}, 2)

    assert read_dump("trace_rank_1", data).calls[0].op == value
