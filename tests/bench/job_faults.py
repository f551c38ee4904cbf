"""Start jobs of real ranks in which a fault is planted, and file what they leave.

    python tests/bench/job_faults.py FOLDER [FAULT...]

FAULT is a name, or `nccl` for those that need two GPUs; without one, those of gloo run.
Each fault gets a folder with `truth.yaml`, which says what was planted, and `job/`, which holds
what an operator would have: the logs of the ranks as torchrun's --log-dir writes them, what the
launchers print, and of some jobs kernel logs, dumps of the flight recorder and stacks. Paths and
the name of this machine are masked.
"""

import gzip
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

import hangs
import torch

from faultdex.terminal import say

PROGRAM = Path(__file__).with_name("job_ranks.py")
TORCHRUN = Path(sys.executable).with_name("torchrun")
# Seconds between two looks of the launcher, so that ranks tell what they see of one that failed.
LOOKS = 1
# Seconds after which a job that did not end is ended.
MOST = 300
FULL = Path("/dev/full")
# Places of this machine, and how they are shown; what tells packages from a program stays.
PLACES = (
    (f"{PROGRAM.parent}/", ""),
    (sys.prefix, "/opt/venv"),
    (sysconfig.get_path("stdlib"), "/usr/lib/python"),
)
RESTART, NODE, PROGRAM_, DATA, MEMORY = (
    "restart as it is",
    "restart without the node",
    "fix the program",
    "fix the data",
    "raise memory",
)
UNDECIDED = "undecided"


@dataclass(frozen=True)
class Fault:
    """What is planted: the truth about the job, and how it is started.

    `ranks` failed first, and are none where all ranks did the same or the launcher failed.
    `entries` explain it, the nearest first; `text` stands in the line that tells the cause.
    `action` is undecided where none of those that triage knows is right, or nothing that the job
    leaves can decide. `like` is the fault of the program, where it has another name.
    """

    what: str
    ranks: tuple[int, ...]
    entries: tuple[str, ...]
    text: str
    action: str
    world: int = 4
    nodes: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    environment: tuple[tuple[str, str], ...] = ()
    like: str = ""

    @property
    def truth(self) -> dict[str, object]:
        """Return what is written down."""
        every = asdict(self)
        return {key: every[key] for key in list(every)[:7]}


# The watchdog of NCCL writes its dump when a collective has taken this many seconds.
NCCL = (("JOB_BACKEND", "nccl"), ("JOB_LIMIT", "15"))
ON_GPU = "nccl-"
# Many ranks on few cores start seconds apart.
MANY = (("JOB_LIMIT", "30"),)
DETAIL = (("TORCH_DISTRIBUTED_DEBUG", "DETAIL"),)
NOBODY: tuple[int, ...] = ()
TWO_NODES = {"node-lost", "xid"}
_FAULTS: Mapping[str, Fault] = {
    "allocation-fails": Fault(
        "Rank 2 asks for more memory than the machine has.",
        (2,), ("host-out-of-memory-killed",), "can't allocate memory", MEMORY,
    ),
    "killed": Fault(
        "Rank 2 is killed by a signal, and nothing tells by whom.",
        (2,), ("worker-exit-code-sigkill",), "exitcode: -9", UNDECIDED,
    ),
    "killed-for-memory": Fault(
        "Rank 2 is killed by a signal, and a kernel log is written that tells of memory.",
        (2,), ("host-out-of-memory-killed",), "Out of memory: Killed process", MEMORY, 8,
    ),
    "loader-killed": Fault(
        "A worker of the DataLoader of rank 2 is killed by a signal.",
        (2,), ("dataloader-worker-killed",), "is killed by signal: Killed", MEMORY,
    ),
    "sample-sizes": Fault(
        "A sample of rank 2 has a feature less than the others.",
        (2,), ("dataloader-unequal-sizes",), "stack expects each tensor to be equal size", DATA,
    ),
    "file-missing": Fault(
        "Rank 2 opens a file of the data set that is not there.",
        (2,), (), "FileNotFoundError", DATA,
    ),
    "nan": Fault(
        "A sample of rank 2 is nan; its gradient reaches all ranks a step later.",
        (2,), ("nan-loss",), "loss: nan", DATA,
    ),
    "desync": Fault(
        "Rank 2 broadcasts where the others reduce, with TORCH_DISTRIBUTED_DEBUG=DETAIL.",
        (2,), ("collective-order-mismatch",), "Detected mismatch between collectives", PROGRAM_,
        environment=DETAIL,
    ),
    "collective-shape": Fault(
        "Rank 2 reduces a tensor of another size, with TORCH_DISTRIBUTED_DEBUG=DETAIL.",
        (2,), ("collective-shape-mismatch",), "Detected mismatch between collectives", PROGRAM_,
        environment=DETAIL,
    ),
    "skipped-call": Fault(
        "Rank 2 leaves out a collective; dumps and stacks are taken when the others fail.",
        (2,), ("collective-not-reached-by-all-ranks", "collective-shape-mismatch"),
        "op.preamble.length", PROGRAM_,
    ),
    "slow-rank": Fault(
        "Rank 2 sleeps past the timeout of the others; dumps and stacks are taken before it.",
        (2,), ("collective-not-reached-by-all-ranks",), "Timed out waiting", UNDECIDED,
    ),
    "late-at-barrier": Fault(
        "Rank 2 comes to a monitored barrier after its timeout.",
        (2,), ("monitored-barrier-timeout",), "failed to pass monitoredBarrier", UNDECIDED,
    ),
    "unused-parameter": Fault(
        "Rank 2 takes a path through the model that uses a part of its parameters.",
        (2,), ("ddp-unused-parameters",), "Expected to have finished reduction", PROGRAM_,
    ),
    "matmul-shape": Fault(
        "Rank 2 feeds a layer with a tensor of another width.",
        (2,), ("matmul-shape-mismatch",), "mat1 and mat2 shapes cannot be multiplied", PROGRAM_,
    ),
    "store-lost": Fault(
        "Rank 0 holds a store and ends, without an error, while the others ask it.",
        (0,), ("store-connection-closed-by-peer",), "Connection was likely closed", PROGRAM_,
    ),
    "port-taken": Fault(
        "Another process listens on the port of the launcher.",
        NOBODY, ("address-already-in-use",), "EADDRINUSE", UNDECIDED,
    ),
    "disk-full": Fault(
        "Rank 0 writes a checkpoint to a device without space.",
        (0,), ("checkpoint-write-failed",), "basic_ios::clear: iostream error", UNDECIDED,
    ),
    "assertion": Fault(
        "An assertion of the program fails on rank 2.",
        (2,), (), "AssertionError: expected 8 samples, got 7", PROGRAM_,
    ),
    "restarted": Fault(
        "An assertion fails on rank 2, and the restarted ranks cannot connect to each other.",
        (2,), (), "AssertionError: expected 8 samples, got 7", PROGRAM_,
        options=("--max-restarts", "1"),
    ),
    "segfault": Fault(
        "Native code of rank 2 reads an address that is not mapped.",
        (2,), ("worker-exit-code-sigsegv",), "exitcode: -11", PROGRAM_, 3,
    ),
    "segfault-everywhere": Fault(
        "Native code of all ranks reads an address that is not mapped.",
        NOBODY, ("worker-exit-code-sigsegv",), "exitcode: -11", PROGRAM_,
    ),
    "xid": Fault(
        "Rank 2 raises a CUDA error, and the kernel log of its node is written with Xid 79.",
        (2,), ("xid-79-fallen-off-the-bus",), "): 79, ", NODE, nodes=("node-1",),
    ),
    "node-lost": Fault(
        "The launcher and all ranks of node-1 are killed, as when a node loses power.",
        (2, 3), ("which-rank-failed-first",), "Connection closed by peer", NODE, nodes=("node-1",),
    ),
    "terminated": Fault(
        "The launcher gets SIGTERM, as from a scheduler.",
        NOBODY, ("torchrun-death-signal", "scheduler-preemption-signal"), "got signal: 15", RESTART,
    ),
    "bad-setting": Fault(
        "A setting is missing on all ranks.",
        NOBODY, (), "KeyError: 'learning_rate'", PROGRAM_,
    ),
    "slow-rank-16": Fault(
        "Rank 2 of 16 sleeps past the timeout of the others; dumps and stacks are taken before it.",
        (2,), ("collective-not-reached-by-all-ranks",), "Timed out waiting", UNDECIDED, 16,
        environment=MANY, like="slow-rank",
    ),
    "sample-sizes-32": Fault(
        "A sample of rank 2 of 32 has a feature less than the others.",
        (2,), ("dataloader-unequal-sizes",), "stack expects each tensor to be equal size", DATA, 32,
        environment=MANY, like="sample-sizes",
    ),
    "healthy": Fault("Nothing fails.", NOBODY, (), "", UNDECIDED, 2),
    "nccl-gpu-memory": Fault(
        "Rank 1 asks its GPU for more memory than is free.",
        (1,), ("cuda-out-of-memory",), "CUDA out of memory", MEMORY, 2,
        environment=NCCL, like="gpu-memory",
    ),
    "nccl-label": Fault(
        "A label of rank 1 is beyond the classes.",
        (1,), ("label-out-of-range", "device-side-assert"), "device-side assert triggered", DATA, 2,
        environment=NCCL, like="label",
    ),
    "nccl-cpu-tensor": Fault(
        "Rank 1 reduces a tensor of the CPU.",
        (1,), ("collective-on-cpu-tensor",), "No backend type associated with device type cpu",
        PROGRAM_, 2, environment=NCCL, like="cpu-tensor",
    ),
    "nccl-same-gpu": Fault(
        "Both ranks use the first GPU.",
        NOBODY, ("duplicate-gpu-detected", "nccl-invalid-usage"), "Duplicate GPU detected",
        PROGRAM_, 2,
        environment=NCCL, like="same-gpu",
    ),
    "nccl-slow-rank": Fault(
        "Rank 1 sleeps past the timeout of the other; dumps and stacks are taken before it.",
        (1,), ("collective-not-reached-by-all-ranks", "nccl-watchdog-timeout"),
        "Watchdog caught collective operation timeout", UNDECIDED, 2,
        environment=NCCL, like="slow-rank",
    ),
    "nccl-stuck": Fault(
        "Rank 1 waits for a lock; dumps and stacks are taken before the timeout of the other.",
        (1,), ("collective-not-reached-by-all-ranks", "nccl-watchdog-timeout"),
        "Watchdog caught collective operation timeout", UNDECIDED, 2,
        environment=NCCL, like="stuck",
    ),
    "nccl-desync": Fault(
        "Rank 1 broadcasts where rank 0 reduces, with DETAIL; nothing tells which differs.",
        NOBODY, ("collective-order-mismatch",), "Detected mismatch between collectives",
        PROGRAM_, 2,
        environment=(*NCCL, *DETAIL), like="desync",
    ),
    "nccl-collective-shape": Fault(
        "Rank 1 reduces another size than rank 0, with DETAIL; nothing tells which differs.",
        NOBODY, ("collective-shape-mismatch",), "Detected mismatch between collectives",
        PROGRAM_, 2,
        environment=(*NCCL, *DETAIL), like="collective-shape",
    ),
}  # fmt: skip
# What is planted on the last of two GPUs as it is on rank 2 of more processes.
ALIKE = ("healthy", "assertion", "killed", "segfault", "loader-killed", "nan")


def on_gpus(name: str) -> Fault:
    """Return a fault of gloo, planted in a job of two ranks of NCCL."""
    one = _FAULTS[name]
    what, ranks = one.what.replace("ank 2", "ank 1"), (1,) if one.ranks else NOBODY
    return replace(one, what=what, ranks=ranks, world=2, environment=NCCL, like=name)


FAULTS = {**_FAULTS, **{f"{ON_GPU}{name}": on_gpus(name) for name in ALIKE}}
QUIET = """\
[  {at}.104226] eth0: renamed from veth3f1c
[  {at}.118201] IPv6: ADDRCONF(NETDEV_CHANGE): eth0: link becomes ready
[  {at}.640417] nvidia-uvm: Loaded the UVM driver, major device number 511.
"""
XID = """\
[ 9127.551803] NVRM: Xid (PCI:0000:3b:00): 79, GPU has fallen off the bus.
[ 9127.551809] NVRM: GPU 0000:3b:00.0: GPU has fallen off the bus.
"""
OOM = """\
[ 9127.551803] python invoked oom-killer: gfp_mask=0x140cca(GFP_HIGHUSER_MOVABLE), order=0
[ 9127.551844] Out of memory: Killed process {pid} (python) total-vm:9233984kB, anon-rss:8216180kB
"""


@dataclass(frozen=True)
class Job:
    """A job in a folder of its own, which is gone when it was filed."""

    name: str
    fault: Fault
    folder: Path

    def run(self) -> None:
        """Start the launchers of all nodes, and wait for their ends."""
        self.folder.mkdir()
        nodes = 2 if self.name in TWO_NODES else 1
        with ExitStack() as kept:
            port = self.port(kept)
            environment = self.environment()
            running = [self.launch(node, nodes, port, environment) for node in range(nodes)]
            for one in running:
                one.wait(MOST)
        self.write_kernel_logs()

    def port(self, kept: ExitStack) -> int:
        """Return the port of the launchers: a free one, or one that is taken until the end."""
        taken = socket.create_server(("127.0.0.1", 0))
        number = int(taken.getsockname()[1])
        if self.name == "port-taken":
            kept.enter_context(closing(taken))
        else:
            taken.close()
        return number

    def environment(self) -> dict[str, str]:
        """Return the variables of the ranks."""
        other = socket.create_server(("127.0.0.1", 0))
        with closing(other):
            store = str(other.getsockname()[1])
        return {
            **os.environ,
            "GLOO_SOCKET_IFNAME": "lo",
            "OMP_NUM_THREADS": "1",
            "TORCH_FR_BUFFER_SIZE": "200",
            "TORCH_FR_DUMP_TEMP_FILE": str(self.folder / "trace_rank_"),
            "JOB_DUMPS": str(self.folder),
            "JOB_STORE_PORT": store,
            "JOB_CHECKPOINT": str(FULL),
            **dict(self.fault.environment),
        }

    def launch(
        self, node: int, nodes: int, port: int, environment: Mapping[str, str]
    ) -> subprocess.Popen[bytes]:
        """Start the launcher of a node."""
        place = self.folder / f"node-{node}" if nodes > 1 else self.folder
        words = [
            *(TORCHRUN, "--nproc-per-node", self.fault.world // nodes, "--nnodes", nodes),
            *("--node-rank", node, "--master-addr", "127.0.0.1", "--master-port", port),
            *("--redirects", 3, "--log-dir", place / "logs", "--monitor-interval", LOOKS),
            *(*self.fault.options, PROGRAM, self.fault.like or self.name),
        ]
        place.mkdir(exist_ok=True)
        with place.joinpath("launcher.log").open("w") as log:
            return subprocess.Popen(
                [*map(str, words)], stdout=log, stderr=log, env=environment, start_new_session=True
            )

    def write_kernel_logs(self) -> None:
        """Write the kernel logs that would tell of the fault."""
        if self.name == "xid":
            for node, line in enumerate(("", XID)):
                self.folder.joinpath(f"dmesg-node-{node}.log").write_text(
                    QUIET.format(at=12 + node) + line
                )
        if self.name == "killed-for-memory":
            said = self.folder.joinpath("launcher.log").read_text()
            pid = re.findall(r"\(exitcode: -9\).*?\(pid: (\d+)\)", said)[0]
            text = QUIET.format(at=12) + OOM.format(pid=pid)
            self.folder.joinpath("dmesg-node-0.log").write_text(text)

    def file(self, target: Path) -> None:
        """File what the job left, masked, and the truth."""
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir(parents=True)
        told = {"fault": self.name, **self.fault.truth, "torch": torch.__version__.split("+")[0]}
        target.joinpath("truth.yaml").write_text(f"{json.dumps(told, indent=1)}\n")
        for path in sorted(one for one in self.folder.rglob("*") if one.is_file()):
            place = target / "job" / path.relative_to(self.folder)
            place.parent.mkdir(parents=True, exist_ok=True)
            if path.name.startswith("trace_"):
                packed = gzip.compress(hangs.shortened(path.read_bytes()), mtime=0)
                place.with_name(f"{place.name}.gz").write_bytes(packed)
            else:
                place.write_text(self.masked(path))

    def masked(self, path: Path) -> str:
        """Return a log without the paths and the name of this machine."""
        around = path.relative_to(self.folder).parts[0]
        node = around if around.startswith("node-") else "node-0"
        text = path.read_text("utf-8", "replace")
        for true, shown in (*PLACES, (f"{self.folder}/", "")):
            text = text.replace(true, shown)
        names = "|".join(map(re.escape, (socket.getfqdn(), socket.gethostname())))
        return re.sub(rf"(?<![\w.-])(?:{names})(?![\w.-])", node, text)


def chosen(words: Sequence[str]) -> list[str]:
    """Return the faults that are named, or those that need no GPU."""
    if words == ("nccl",):
        return [name for name in FAULTS if name.startswith(ON_GPU)]
    return [*words] or [name for name in FAULTS if not name.startswith(ON_GPU)]


def main(folder: str, *words: str) -> None:
    """Run the faults one after the other."""
    for name in chosen(words):
        with TemporaryDirectory() as place:
            job = Job(name, FAULTS[name], Path(place, name))
            job.run()
            job.file(Path(folder, name))
        say(name)


if __name__ == "__main__":
    main(*sys.argv[1:])
