"""Make ranks hang in a planted way, and keep the flight recorder and the stacks of each.

    python tests/bench/hang_faults.py FOLDER [BACKEND] [FAULT...]

BACKEND is gloo with four ranks, or nccl with one rank for each GPU. Each fault gets a folder with
`trace_rank_N` and `stacks_rank_N.txt` of each rank that lived to write them, `log_rank_N.txt` of
each that raised, and `truth.yaml`.
"""

import faulthandler
import json
import os
import signal
import socket
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import torch
import torch.distributed as dist
from torch._C import _distributed_c10d as recorder

# Seconds until the dumps are written, and from there to the end.
WAITS, END = {"gloo": 8.0, "nccl": 25.0}, 8.0
STEPS = 4
RECORDERS = {"gloo": "_dump_fr_trace", "nccl": "_dump_nccl_trace"}
SPLIT = 4  # the ranks that two groups of two take


@dataclass
class Rank:
    """One rank of a job, its two groups, and what its steps reduce."""

    number: int
    world: int
    device: torch.device
    pair: "dist.ProcessGroup | None" = None

    def ones(self, size: int = 6, dtype: torch.dtype = torch.float32) -> torch.Tensor:
        """Return a tensor for a collective."""
        return torch.ones(size, dtype=dtype, device=self.device)

    def train(self, steps: int = STEPS) -> None:
        """Make the calls of some healthy steps."""
        for _ in range(steps):
            self.step()

    def step(self) -> None:
        """Reduce gradients."""
        dist.all_reduce(self.ones())
        if self.pair:
            dist.all_reduce(self.ones(3), group=self.pair)


def skips_call(rank: Rank) -> None:
    """Let the faulty rank leave out a call, and wait for the others."""
    if rank.number == faulty(rank):
        threading.Event().wait()
    dist.broadcast(rank.ones(8), src=0)


def is_late(rank: Rank) -> None:
    """Let it evaluate for longer than the others wait."""
    if rank.number == faulty(rank):
        time.sleep(10 * max(WAITS.values()))
    dist.all_reduce(rank.ones())


def raises(rank: Rank) -> None:
    """Let it end with an error before its dump."""
    if rank.number == faulty(rank):
        os._exit(1)
    dist.all_reduce(rank.ones())


def is_killed(rank: Rank) -> None:
    """Kill it."""
    if rank.number == faulty(rank):
        os.kill(os.getpid(), signal.SIGKILL)
    dist.all_reduce(rank.ones())


def other_order(rank: Rank) -> None:
    """Let it swap two calls."""
    calls = [lambda: dist.broadcast(rank.ones(8), src=0), lambda: dist.all_reduce(rank.ones())]
    for call in reversed(calls) if rank.number == faulty(rank) else calls:
        call()


def other_shape(rank: Rank) -> None:
    """Let it have a smaller last batch."""
    dist.all_reduce(rank.ones(5 if rank.number == faulty(rank) else 64))


def other_dtype(rank: Rank) -> None:
    """Let it run under autocast."""
    half = rank.number == faulty(rank)
    dist.all_reduce(rank.ones(64, torch.float16 if half else torch.float32))


def other_group(rank: Rank) -> None:
    """Let it pass another group than the rest does."""
    dist.all_reduce(rank.ones(), group=rank.pair if rank.number == faulty(rank) else None)


def stuck_in_group(rank: Rank) -> None:
    """Let it be stuck before a call of its pair, so that only its partner waits there."""
    if rank.number == faulty(rank):
        read_forever()
    if rank.pair and rank.number >= rank.world // 2:
        dist.all_reduce(rank.ones(3), group=rank.pair)
    dist.all_reduce(rank.ones())


def stuck_in_code(rank: Rank) -> None:
    """Let it wait for a lock that nobody gives back."""
    if rank.number == faulty(rank):
        lock = threading.Lock()
        lock.acquire()
        lock.acquire()
    dist.barrier()


def fewer_batches(rank: Rank) -> None:
    """Let it have one batch fewer."""
    rank.train(2 if rank.number == faulty(rank) else 3)
    if rank.number == faulty(rank):
        threading.Event().wait()


def two_are_late(rank: Rank) -> None:
    """Let two ranks be busy elsewhere."""
    if rank.number in {faulty(rank), 0}:
        read_forever()
    dist.all_reduce(rank.ones())


def keeps_message(rank: Rank) -> None:
    """Let it send nothing; the one after it waits for that, and the rest for both."""
    if rank.number == faulty(rank):
        threading.Event().wait()
    if rank.number == (faulty(rank) + 1) % rank.world:
        dist.recv(rank.ones(), src=faulty(rank))
    dist.all_reduce(rank.ones())


def read_forever() -> None:
    """Wait for data that does not come."""
    here, _ = os.pipe()
    os.read(here, 1)


def faulty(rank: Rank) -> int:
    """Return the number of the faulty rank: not the first, where there are three or more."""
    return 2 if rank.world > 2 else 1


FAULTS: dict[str, Callable[[Rank], None]] = {
    one.__name__.replace("_", "-"): one
    for one in (
        skips_call, is_late, raises, is_killed, other_order, other_shape, other_dtype, other_group,
        stuck_in_group, stuck_in_code, fewer_batches, two_are_late, keeps_message,
    )
}  # fmt: skip
# What takes more than two ranks.
PAIRED = {"other-group", "stuck-in-group", "two-are-late"}
# With two ranks nothing says which of them differs.
TIES = {"other-order", "other-shape", "other-dtype"}


def truth(name: str, world: int) -> dict[str, object]:
    """Return what is planted: the faulty ranks, or nothing where two ranks cannot tell."""
    one = 2 if world > 2 else 1
    ranks = [0, one] if name == "two-are-late" else [one]
    return {"fault": name, "world": world, "faulty": [] if world == 2 and name in TIES else ranks}


def run_rank(name: str, rank: Rank, folder: Path, until: float, backend: str) -> None:
    """Make the calls, and write the dumps when the time has come."""
    log = folder.joinpath(f"log_rank_{rank.number}.txt")
    trace = threading.Timer(until - time.time(), keep, (folder, rank.number, backend, log))
    trace.daemon = True
    trace.start()
    try:
        dist.init_process_group(backend, rank=rank.number, world_size=rank.world)
        if rank.world >= SPLIT and name in PAIRED - {"two-are-late"}:
            pairs = [[one, one + 1] for one in range(0, rank.world, 2)]
            rank.pair = [dist.new_group(pair) for pair in pairs][rank.number // 2]
        rank.train()
        FAULTS[name](rank)
        while True:
            rank.step()
            if backend == "nccl":
                torch.cuda.synchronize()
            time.sleep(0.5)
    except RuntimeError:
        # What ends with the job, after the stacks were kept, is no part of the fault.
        if not folder.joinpath(f"stacks_rank_{rank.number}.txt").exists():
            log.write_text(traceback.format_exc())
    threading.Event().wait()


def keep(folder: Path, number: int, backend: str, log: Path) -> None:
    """Write the recorder and the stacks of this rank, then end it when the others have theirs.

    A rank that raised would have ended, so it has no stacks.
    """
    if not log.exists():
        with folder.joinpath(f"stacks_rank_{number}.txt").open("w") as file:
            faulthandler.dump_traceback(file)
    dump = getattr(recorder, RECORDERS[backend])
    folder.joinpath(f"trace_rank_{number}").write_bytes(dump())
    time.sleep(END)
    os._exit(0)


def hang(name: str, folder: Path, world: int, backend: str) -> None:
    """Run one fault in processes of its own, started from this one."""
    folder.mkdir(parents=True, exist_ok=True)
    folder.joinpath("truth.yaml").write_text(f"{json.dumps(truth(name, world))}\n")
    with socket.create_server(("127.0.0.1", 0)) as free:
        os.environ.update(MASTER_ADDR="127.0.0.1", MASTER_PORT=str(free.getsockname()[1]))
    until = time.time() + WAITS[backend]
    for number in range(world):
        if os.fork() == 0:
            device = torch.device("cuda", number) if backend == "nccl" else torch.device("cpu")
            if backend == "nccl":
                torch.cuda.set_device(device)
            run_rank(name, Rank(number, world, device), folder, until, backend)
    for _ in range(world):
        os.wait()


def chosen(words: list[str]) -> Iterator[str]:
    """Yield the faults that are named, or all of them."""
    return (name for name in FAULTS if not words or name in words)


def main(folder: str, backend: str = "gloo", *words: str) -> None:
    """Run the faults one after the other."""
    os.environ.setdefault("TORCH_FR_BUFFER_SIZE", "2000")
    world = torch.cuda.device_count() if backend == "nccl" else 4
    for name in chosen(list(words)):
        if world >= SPLIT or name not in PAIRED:
            hang(name, Path(folder, name), world, backend)


if __name__ == "__main__":
    main(*sys.argv[1:])
