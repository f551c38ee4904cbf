"""Make dumps of ranks as torch writes them, from a few words for each call."""

import pickle
from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

import pytest

from faultdex.hangs.calls import Dump
from faultdex.hangs.read_dump import read_dump

Ranks: TypeAlias = Mapping[str, Iterable[int]]
Job: TypeAlias = Callable[..., list[Dump]]
WORLD = "0"


def entry(number: int, words: str) -> dict[str, object]:
    """Return an entry for words such as `0:5 all_reduce 4 Float open`.

    They are group and number, the operation with its peers, elements, type, and `open`.
    """
    place, kind, size, dtype, *state = words.split(" ")
    group, seq = place.split(":")
    is_message = kind.startswith(("send", "recv", "coalesced"))
    return {
        "record_id": number,
        "pg_id": 0,
        "process_group": (group, "default_pg" if group == WORLD else "undefined"),
        "collective_seq_id": int(seq),
        "p2p_seq_id": int(seq) if is_message else 0,
        "op_id": number,
        "profiling_name": f"nccl:{kind.replace('-by-p2p', '').replace('-by-', ' ')}",
        "time_created_ns": 1000 + number,
        "input_sizes": [[int(size)]],
        "input_dtypes": [dtype],
        "output_sizes": [[int(size)]],
        "output_dtypes": [dtype],
        "state": "started" if state else "completed",
        "retired": not state,
        "is_p2p": is_message,
        "frames": [
            {
                "name": "all_reduce",
                "filename": "/x/torch/distributed/distributed_c10d.py",
                "line": 1,
            },
            {"name": "step", "filename": "/job/train.py", "line": 10 + number},
        ],
    }


def dump(rank: int, calls: Iterable[str], groups: Ranks) -> bytes:
    """Return the pickle of a rank, with the groups that it is in."""
    own = {name: [*ranks] for name, ranks in groups.items() if rank in ranks}
    config = {
        name: {"name": name, "desc": "default_pg" if name == WORLD else "undefined",
               "ranks": f"{ranks}"}
        for name, ranks in own.items()
    }  # fmt: skip
    entries = [entry(number, call) for number, call in enumerate(calls)]
    return pickle.dumps({"version": "2.10", "pg_config": config, "entries": entries}, 2)


@pytest.fixture
def job() -> Job:
    """Return a function that makes the dumps of a job from the calls of its ranks.

    A rank without calls at all is None and leaves no dump.
    """

    def made(*ranks: Iterable[str] | None, **groups: Iterable[int]) -> list[Dump]:
        known = {WORLD: range(len(ranks)), **{key.lstrip("g"): one for key, one in groups.items()}}
        return [
            read_dump(f"trace_rank_{rank}", dump(rank, calls, known))
            for rank, calls in enumerate(ranks)
            if calls is not None
        ]

    return made
