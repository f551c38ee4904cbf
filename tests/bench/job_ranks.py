"""Train a small model on each rank of a job, and let one of them fail as FAULT says.

    torchrun --nproc-per-node RANKS tests/bench/job_ranks.py FAULT

`tests/bench/job_faults.py` starts it and writes down what is planted. Ranks use gloo on the CPU, or
with JOB_BACKEND=nccl a GPU each.
"""

import ctypes
import faulthandler
import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

import torch
import torch.distributed as dist
from torch import nn
from torch._C import _distributed_c10d as recorder
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, Dataset

LOG = logging.getLogger("train")
BACKEND = os.environ.get("JOB_BACKEND", "gloo")
RECORDER = {"gloo": "_dump_fr_trace", "nccl": "_dump_nccl_trace"}[BACKEND]
FORM = "%(asctime)s %(levelname)s %(name)s: %(message)s"
BATCH, STEPS, WIDTH = 8, 6, 16
# The step in which the fault is planted, and the first sample that is loaded for it.
AT = 3
SAMPLE = AT * BATCH
# Seconds that a collective may take, and after which stacks and dumps of a hang are written.
LIMIT = float(os.environ.get("JOB_LIMIT", "6"))
HANGS = LIMIT / 2


class Samples(Dataset[tuple[torch.Tensor, torch.Tensor]]):
    """Samples of which one may be broken, each made from its number."""

    def __init__(self, breaks: Callable[[torch.Tensor], torch.Tensor]) -> None:
        """Take what is done to the broken sample."""
        self.breaks = breaks

    def __len__(self) -> int:
        """Return how many there are."""
        return BATCH * STEPS

    def __getitem__(self, number: int) -> tuple[torch.Tensor, torch.Tensor]:
        """Return a sample and its target."""
        made = torch.sin(torch.arange(WIDTH) + number)
        return (self.breaks(made) if number == SAMPLE + 1 else made), made.sum().reshape(1)


class Model(nn.Module):
    """A model with two heads, of which the second may be left out."""

    def __init__(self) -> None:
        """Make the layers."""
        super().__init__()
        self.body = nn.Linear(WIDTH, 32)
        self.head, self.second = nn.Linear(32, 1), nn.Linear(32, 1)
        self.has_second = True

    def forward(self, inputs: torch.Tensor) -> torch.Tensor:
        """Return a prediction."""
        hidden = self.body(inputs).relu()
        first: torch.Tensor = self.head(hidden)
        return first + self.second(hidden) if self.has_second else first


@dataclass
class Rank:
    """One rank of a job: its number, the fault of the job, and its model."""

    fault: str
    number: int
    world: int
    device: torch.device
    model: Model
    store: "dist.TCPStore | None" = None

    @property
    def is_faulty(self) -> bool:
        """Tell whether the fault is planted here: not on the first rank, in most jobs."""
        return self.number == (0 if self.fault in FIRST else min(2, self.world - 1))

    def ones(self, *shape: int) -> torch.Tensor:
        """Return a tensor of this rank's device for a collective or a layer."""
        return torch.ones(*shape, device=self.device)

    def samples(self) -> Samples:
        """Return the samples, one of them broken where that is the fault."""
        breaks = BREAKS.get(self.fault) if self.is_faulty else None
        return Samples(breaks or (lambda sample: sample))

    def plant(self) -> None:
        """Make the fault, or take part in what the others do in this step."""
        FAULTS.get(self.fault, lambda _: None)(self)

    def keep(self) -> None:
        """Write the stacks and the flight recorder of this rank."""
        folder = Path(os.environ["JOB_DUMPS"])
        with folder.joinpath(f"stacks_rank_{self.number}.txt").open("w") as file:
            faulthandler.dump_traceback(file)
        dump = getattr(recorder, RECORDER)
        folder.joinpath(f"trace_rank_{self.number}").write_bytes(dump())

    def keep_after(self, seconds: float) -> None:
        """Write them from a thread of its own, as a watchdog does."""
        timer = threading.Timer(seconds, self.keep)
        timer.daemon = True
        timer.start()


# What breaks a sample.
def kill_loader(_: torch.Tensor) -> torch.Tensor:
    """End the worker of the DataLoader as the kernel ends what uses too much memory."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def shorten(sample: torch.Tensor) -> torch.Tensor:
    """Return a sample with a feature less than the others have."""
    return sample[1:]


def make_nan(sample: torch.Tensor) -> torch.Tensor:
    """Return a sample that was never measured."""
    return sample * float("nan")


def open_shard(_: torch.Tensor) -> torch.Tensor:
    """Read a file that this node does not have."""
    return torch.tensor([*Path("/data/shards/00002.bin").read_bytes()])


# What all ranks do in the step, the faulty one otherwise than the rest.
def allocate(rank: Rank) -> None:
    """Ask for more memory than a machine has."""
    if rank.is_faulty:
        torch.ones(1 << 44)


def kill(rank: Rank) -> None:
    """Die from a signal that cannot be caught."""
    if rank.is_faulty:
        os.kill(os.getpid(), signal.SIGKILL)


def lose_node(rank: Rank) -> None:
    """Let all processes of the second node vanish, the launcher first."""
    if rank.number >= rank.world // 2:
        os.kill(os.getppid(), signal.SIGKILL)
        os.kill(os.getpid(), signal.SIGKILL)


def touch_nothing(rank: Rank) -> None:
    """Read an address that is not mapped."""
    if rank.is_faulty:
        ctypes.string_at(0)


def touch_nothing_anywhere(_: Rank) -> None:
    """Do that on all ranks."""
    ctypes.string_at(0)


def swap_calls(rank: Rank) -> None:
    """Broadcast where the others reduce."""
    ones = rank.ones(8)
    if rank.is_faulty:
        dist.broadcast(ones, src=0)
    dist.all_reduce(ones)


def skip_call(rank: Rank) -> None:
    """Leave out the reduction of a metric, and go on to the next step."""
    try:
        if not rank.is_faulty:
            dist.all_reduce(rank.ones(1))
        dist.all_reduce(rank.ones(64))
    except RuntimeError:
        rank.keep()
        raise


def gather_uneven(rank: Rank) -> None:
    """Reduce a metric of another size."""
    dist.all_reduce(rank.ones(63 if rank.is_faulty else 64))


def be_slow(rank: Rank) -> None:
    """Evaluate for longer than the others wait."""
    rank.keep_after(HANGS)
    if rank.is_faulty:
        time.sleep(3 * LIMIT)


def be_late(rank: Rank) -> None:
    """Come to a barrier when its time is up."""
    if rank.is_faulty:
        time.sleep(2 * HANGS)
    dist.monitored_barrier(timeout=timedelta(seconds=HANGS), wait_all_ranks=True)


def leave_out_head(rank: Rank) -> None:
    """Take a path through the model that uses a part of its parameters."""
    rank.model.has_second = not rank.is_faulty


def narrow(rank: Rank) -> None:
    """Feed a layer with a width that it does not have."""
    if rank.is_faulty:
        rank.model.body(rank.ones(BATCH, WIDTH + 1))


def lose_store(rank: Rank) -> None:
    """End the process that holds the store, while the others ask it."""
    assert rank.store
    if rank.is_faulty:
        LOG.info("evaluation is done")
        os._exit(0)
    time.sleep(1)
    rank.store.get("best_step")


def save(rank: Rank) -> None:
    """Write a checkpoint to a disk that is full."""
    if rank.is_faulty:
        LOG.info("saving checkpoint.pt")
        torch.save(rank.model.state_dict(), os.environ["JOB_CHECKPOINT"])


def count(rank: Rank) -> None:
    """Find a batch that is too small."""
    batch = [0] * (BATCH - rank.is_faulty)
    assert len(batch) == BATCH, f"expected {BATCH} samples, got {len(batch)}"


def restart(rank: Rank) -> None:
    """Fail once; the restarted ranks meet the addresses of the first attempt in the store."""
    if os.environ["TORCHELASTIC_RESTART_COUNT"] == "0":
        count(rank)


def lose_gpu(rank: Rank) -> None:
    """Raise what a rank says whose GPU is gone; the kernel log of its node tells why."""
    if rank.is_faulty:
        message = "CUDA error: unspecified launch failure"
        raise RuntimeError(message)


def terminate(rank: Rank) -> None:
    """Stop the launcher, as a scheduler does whose time limit is reached."""
    if rank.number == 0:
        os.kill(os.getppid(), signal.SIGTERM)
    time.sleep(LIMIT)


def fill_gpu(rank: Rank) -> None:
    """Ask the GPU for more memory than is free."""
    if rank.is_faulty:
        free, _ = torch.cuda.mem_get_info(rank.device)
        torch.empty(free + (1 << 30), dtype=torch.uint8, device=rank.device)


def mislabel(rank: Rank) -> None:
    """Read a label that is beyond the classes."""
    label = torch.tensor([10 if rank.is_faulty else 9], device=rank.device)
    nn.functional.cross_entropy(rank.ones(1, 10), label).item()


def reduce_on_cpu(rank: Rank) -> None:
    """Reduce a metric that is not on the GPU."""
    dist.all_reduce(torch.ones(1) if rank.is_faulty else rank.ones(1))


def be_stuck(rank: Rank) -> None:
    """Wait for a lock that nobody gives back."""
    rank.keep_after(HANGS)
    if rank.is_faulty:
        lock = threading.Lock()
        lock.acquire()
        lock.acquire()


def evaluate(_: Rank) -> None:
    """Print what is no failure."""
    LOG.info("validation error 0.31, 0 exceptions in 48 samples")


FAULTS: dict[str, Callable[[Rank], None]] = {
    "allocation-fails": allocate,
    "killed": kill,
    "killed-for-memory": kill,
    "node-lost": lose_node,
    "segfault": touch_nothing,
    "segfault-everywhere": touch_nothing_anywhere,
    "desync": swap_calls,
    "skipped-call": skip_call,
    "collective-shape": gather_uneven,
    "slow-rank": be_slow,
    "late-at-barrier": be_late,
    "unused-parameter": leave_out_head,
    "matmul-shape": narrow,
    "store-lost": lose_store,
    "disk-full": save,
    "assertion": count,
    "restarted": restart,
    "xid": lose_gpu,
    "terminated": terminate,
    "healthy": evaluate,
    "gpu-memory": fill_gpu,
    "label": mislabel,
    "cpu-tensor": reduce_on_cpu,
    "stuck": be_stuck,
}
BREAKS: dict[str, Callable[[torch.Tensor], torch.Tensor]] = {
    "loader-killed": kill_loader,
    "sample-sizes": shorten,
    "nan": make_nan,
    "file-missing": open_shard,
}
# What the first rank does, because it holds the store or writes the checkpoint.
FIRST = {"store-lost", "disk-full"}
SAME_GPU = "same-gpu"


def train(rank: Rank) -> None:
    """Train for some steps."""
    settings = {} if rank.fault == "bad-setting" else {"learning_rate": 0.01}
    # DistributedDataParallel of torch 2.15.0 crashes where debugging is at DETAIL.
    is_plain = os.environ.get("TORCH_DISTRIBUTED_DEBUG") == "DETAIL"
    model = rank.model if is_plain else DistributedDataParallel(rank.model)
    optimizer = torch.optim.SGD(model.parameters(), lr=settings["learning_rate"])
    workers = 1 if rank.fault == "loader-killed" else 0
    bad = 0
    for step, (inputs, targets) in enumerate(
        DataLoader(rank.samples(), BATCH, num_workers=workers)
    ):
        if step == AT:
            rank.plant()
        optimizer.zero_grad()
        loss = nn.functional.mse_loss(model(inputs.to(rank.device)), targets.to(rank.device))
        loss.backward()
        optimizer.step()
        LOG.info("step %d loss: %.4f", step, loss)
        bad += not loss.isfinite()
        if bad > 1:
            message = f"loss is nan at step {step}, stopping"
            raise RuntimeError(message)
        time.sleep(0.1)
    LOG.info("done")


def device_of(fault: str) -> torch.device:
    """Return the device of this rank: the CPU for gloo, else the GPU of its number."""
    if BACKEND == "gloo":
        return torch.device("cpu")
    number = 0 if fault == SAME_GPU else int(os.environ["LOCAL_RANK"])
    torch.cuda.set_device(number)
    return torch.device("cuda", number)


def main(fault: str) -> None:
    """Join the job, and train."""
    logging.basicConfig(level=logging.INFO, format=FORM)
    dist.init_process_group(BACKEND, timeout=timedelta(seconds=LIMIT))
    torch.manual_seed(1)
    device = device_of(fault)
    rank = Rank(fault, dist.get_rank(), dist.get_world_size(), device, Model().to(device))
    LOG.info("world of %d ranks", rank.world)
    if fault == "store-lost":
        port = int(os.environ["JOB_STORE_PORT"])
        rank.store = dist.TCPStore(
            "127.0.0.1", port, is_master=rank.number == 0, wait_for_workers=False
        )
    train(rank)
    dist.destroy_process_group()


if __name__ == "__main__":
    main(*sys.argv[1:])
