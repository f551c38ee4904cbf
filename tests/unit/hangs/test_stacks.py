"""Say which ranks are elsewhere by their stacks, and never that one which waits is."""

from pathlib import Path

from faultdex.hangs.stack_groups import Seen, grouped
from faultdex.hangs.stacks import Doing, is_stacks, stacks_of

SAMPLES = Path(__file__).parents[3] / "knowledge/massive-scale/hang-stack-dump"
SPIED = """Process {pid}: python train.py
Python v3.12.3 (/usr/bin/python3.12)

Thread {pid} (idle): "MainThread"
    {inner}
    step (train.py:{line})
    <module> (train.py:40)
Thread {pid}9 (active): "Thread-1"
    run (threading.py:1012)
"""
REDUCE = "all_reduce (torch/distributed/distributed_c10d.py:2501)"
RECEIVE = "recv (torch/distributed/distributed_c10d.py:2210)"
READ = "_next_data (torch/utils/data/dataloader.py:1400)"
SAVE = "save (torch/serialization.py:850)"
LOCK = "wait (threading.py:327)"
WORKER = "_worker_loop (torch/utils/data/_utils/worker.py:300)"


def seen(rank: int | None, inner: str, line: int = 12) -> Seen:
    """Return a rank that is inside of a library's function."""
    (stack,) = stacks_of(SPIED.format(pid=100, inner=inner, line=line).encode())
    return Seen(rank, f"stacks_rank_{rank}", stack)


def test_py_spy_and_faulthandler_tell_the_main_thread() -> None:
    """Samples of a hung job: a rank in a collective, and one in the DataLoader."""
    files = ("py-spy-collective.txt", "py-spy.txt", "faulthandler.txt")
    texts = [(SAMPLES / "samples" / name).read_bytes() for name in files]
    doing = [stack.doing for text in texts for stack in stacks_of(text)]

    assert all(map(is_stacks, texts))
    assert doing == [Doing.COLLECTIVE, Doing.DATA, Doing.DATA]


def test_a_rank_elsewhere_is_named_if_others_wait() -> None:
    """The odd stack comes first, and says inside of what it is."""
    stacks = grouped([seen(0, REDUCE), seen(1, READ, 30), seen(2, REDUCE)])

    assert stacks.suspects == {1}
    assert stacks.says == (
        "Rank 1 is in the DataLoader (_next_data), at train.py:30 in step. Ranks 0 and 2 wait."
    )


def test_a_rank_that_waits_for_a_message_is_not_named() -> None:
    """It is in another call than the others, and waits all the same."""
    stacks = grouped([seen(0, REDUCE), seen(1, RECEIVE), seen(2, REDUCE)])

    assert stacks.suspects == set()
    assert stacks.says == (
        "The 3 stacks wait at 2 different places, and they do not tell which is wrong."
    )


def test_without_a_rank_that_waits_nobody_is_named() -> None:
    """A job that computes has stacks all over the program."""
    stacks = grouped([seen(0, SAVE), seen(1, LOCK), seen(2, READ)])

    assert (stacks.suspects, stacks.elsewhere) == (set(), {0, 1, 2})
    assert stacks.says.endswith("so they show no hang of the job.")


def test_equal_stacks_are_one_group() -> None:
    """Their process ids differ, and a rank without a stack is told."""
    stacks = grouped([seen(0, REDUCE), seen(1, REDUCE), seen(3, REDUCE)])

    assert [group.ranks for group in stacks.groups] == [(0, 1, 3)]
    assert stacks.missing == {2}
    assert stacks.says == "All 3 stacks wait in the same call, so no rank stands out."


def test_processes_that_load_data_are_no_ranks() -> None:
    """A worker of a DataLoader waits for work whenever the job is well."""
    stacks = grouped([seen(None, REDUCE), seen(None, WORKER)])

    assert [group.who for group in stacks.groups] == [("process 100",)]


def test_a_text_that_only_quotes_a_stack_is_a_log() -> None:
    """A traceback of Python is none of py-spy or faulthandler."""
    assert not is_stacks(b'Traceback (most recent call last):\n  File "a.py", line 1, in f\n')
    assert not is_stacks(b"step 1\nPython v3.12\n")


def test_a_rank_that_waits_for_the_gpu_is_not_named() -> None:
    """A collective of NCCL runs there; the rank that reads data is the odd one."""
    device = "synchronize (torch/cuda/__init__.py:900)"
    stacks = grouped([seen(0, REDUCE), seen(1, device), seen(2, READ)])

    assert (stacks.suspects, stacks.waiting) == ({2}, {0})
    assert stacks.is_plain


def test_a_line_of_the_program_may_wait_for_the_gpu() -> None:
    """A value that is read from the GPU shows in no frame, so that nobody is sure."""
    stacks = grouped([seen(0, REDUCE), seen(1, "loss (train.py:30)")])

    assert stacks.suspects == {1}
    assert not stacks.is_plain


def test_several_ranks_elsewhere_are_told_with_their_places() -> None:
    """Equal stacks are told once, and the smallest group comes first."""
    some = [seen(rank, READ, 30) for rank in (1, 2)]
    stacks = grouped([seen(0, REDUCE), *some, seen(3, SAVE, 50)])

    assert stacks.says == (
        "Rank 3 is writing or reading a checkpoint (save), at train.py:50 in step; ranks 1 and 2"
        " are in the DataLoader (_next_data), at train.py:30 in step. Rank 0 waits."
    )
    assert stacks.suspects == {1, 2, 3}
    assert stacks.notes == (
        ("rank 3", "writing or reading a checkpoint (save), at train.py:50 in step"),
        ("ranks 1 and 2", "in the DataLoader (_next_data), at train.py:30 in step"),
        ("rank 0", "in a collective (all_reduce), at train.py:12 in step"),
    )


def test_of_many_places_the_first_are_told_and_the_rest_counted() -> None:
    """A hang of hundreds of ranks fits on a screen."""
    stacks = grouped([seen(rank, REDUCE, rank) for rank in (0, 1, 2, 3, 4, 6)])

    assert [label for label, _ in stacks.notes] == [
        "rank 0", "rank 1", "rank 2", "rank 3", "more", "no stack",
    ]  # fmt: skip
    assert dict(stacks.notes)["more"] == "2 other groups of equal stacks"
    assert dict(stacks.notes)["no stack"] == "rank 5"


def test_a_single_stack_that_waits_is_told_as_such() -> None:
    """It takes those of the others to say more."""
    assert grouped([seen(0, REDUCE)]).says == ("The only stack, of rank 0, waits for other ranks.")


def test_stacks_of_unknown_ranks_are_told_by_their_processes() -> None:
    """Nobody can be named, and who is where is told all the same."""
    stacks = grouped([seen(None, REDUCE), seen(1, READ), seen(None, REDUCE)])

    assert [group.who for group in stacks.groups] == [("rank 1",), ("process 100",)]
    assert [group.ranks for group in stacks.groups] == [(1,), ()]
    assert stacks.says.endswith(". Process 100 waits.")
    assert stacks.known == {1}


def test_a_program_gets_the_groups_by_the_contract() -> None:
    """Code of the program is inside of no call of a library."""
    code = seen(2, "load (train.py:77)")
    found = grouped([seen(0, REDUCE), seen(1, REDUCE), code, seen(4, REDUCE)]).as_data()
    says = found.pop("says")

    assert says == "Rank 2 is in other code, at train.py:77 in load. Ranks 0, 1 and 4 wait."
    assert found == {
        "suspects": [2], "waiting": [0, 1, 4], "missing": [3],
        "groups": [
            {"who": ["rank 2"], "ranks": [2], "doing": "in other code", "call": None,
             "at": "train.py:77 in load"},
            {"who": ["rank 0", "rank 1", "rank 4"], "ranks": [0, 1, 4],
             "doing": "in a collective", "call": "all_reduce", "at": "train.py:12 in step"},
        ],
    }  # fmt: skip
