"""Turn the stacks that py-spy or faulthandler printed into what the main thread of a rank does."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from faultdex.strenum import StrEnum

LONGEST, THREADS, FRAMES = 1000, 4096, 400
_PY_SPY = re.compile(r'Thread (?:0x)?[0-9A-Fa-f]+ \([\w+, ]{1,40}\)(?:: "(.{1,80})")?$')
_HANDLER = re.compile(r"(Current thread|Thread) 0x[0-9a-f]+ .{0,80}\(most recent call first\):$")
_PROCESS = re.compile(r"Process (\d{1,9}): ")
_FILE = re.compile(r' {2}File "(.{1,400})", line (\d{1,9}) in (.{1,200})$')
_FRAME = re.compile(r" {4}(\S.{0,199}?) \((.{1,400}):(\d{1,9})\)$")
_HEADS = (b" (most recent call first):", b'): "MainThread"', b"Python v")


class Doing(StrEnum):
    """What a thread is inside of."""

    COLLECTIVE = "in a collective"
    MESSAGE = "in a send or receive"
    STORE = "waiting for the store"
    DATA = "in the DataLoader"
    CHECKPOINT = "writing or reading a checkpoint"
    COMPILE = "compiling"
    DEVICE = "waiting for the GPU"
    BACKWARD = "in backward"
    LOCK = "waiting for a lock or a thread"
    CODE = "in other code"


WAITS = frozenset({Doing.COLLECTIVE, Doing.MESSAGE, Doing.STORE})
# What may wait for a collective that runs on the GPU or in a hook of the backward pass.
MAY_WAIT = frozenset({Doing.DEVICE, Doing.BACKWARD})

# What a thread is inside of, by a file of the stack and the function there; the first match counts.
_INSIDE = tuple(
    (doing, re.compile(file), re.compile(function))
    for doing, file, function in (
        (Doing.MESSAGE, r"distributed_c10d\.py$", r"(?:i?send|i?recv|batch_isend_irecv)"),
        (Doing.STORE, r"distributed_c10d\.py$", r"_store_based_barrier|init_process_group"),
        (Doing.STORE, r"torch/distributed/(?:rendezvous|elastic/.*)\.py$", r".*"),
        (Doing.COLLECTIVE, r"distributed_c10d\.py$", r".*"),
        (Doing.COLLECTIVE, r"torch/distributed/_functional_collectives\.py$", r".*"),
        (Doing.DATA, r"torch/utils/data/", r".*"),
        (Doing.CHECKPOINT, r"torch/serialization\.py$", r".*"),
        (Doing.CHECKPOINT, r"torch/distributed/checkpoint/|safetensors/", r".*"),
        (Doing.COMPILE, r"torch/_(?:dynamo|inductor)/|triton/", r".*"),
        (Doing.DEVICE, r"torch/cuda/(?:__init__|streams)\.py$", r"synchronize|wait"),
        (Doing.BACKWARD, r"torch/autograd/", r"_engine_run_backward|backward"),
        (Doing.LOCK, r"(?:threading|multiprocessing/\w+|concurrent/futures/\w+)\.py$",
         r"wait|acquire|join|_wait.*|result|poll|get"),
    )
)  # fmt: skip
_LIBRARY = re.compile(r"(?:^|/)torch/|site-packages/|^<|/lib/python3|^(?:threading|selectors)\.py$")


@dataclass(frozen=True, slots=True)
class Frame:
    """A line of a stack."""

    file: str
    line: int
    function: str

    def __str__(self) -> str:
        """Return it as people write a place."""
        return f"{self.file}:{self.line} in {self.function}"


@dataclass(frozen=True, slots=True)
class Stack:
    """The main thread of a process, its innermost frame first; `pid` is 0 where nothing tells."""

    frames: tuple[Frame, ...]
    pid: int = 0

    @property
    def doing(self) -> Doing:
        """Return what it is inside of."""
        return self._inside[0]

    @property
    def call(self) -> str:
        """Return the library function that it is inside of; empty in other code."""
        return self._inside[1]

    @property
    def at(self) -> str:
        """Return the innermost line that is the program's own, else the innermost."""
        own = [one for one in self.frames if not _LIBRARY.search(one.file)]
        return next((str(one) for one in (*own, *self.frames)), "")

    @property
    def is_worker(self) -> bool:
        """Tell whether it is a process that loads data for a rank."""
        return any(one.function == "_worker_loop" for one in self.frames)

    @property
    def _inside(self) -> tuple[Doing, str]:
        for doing, file, function in _INSIDE:
            # The outermost frame is the call that the program made.
            for one in reversed(self.frames):
                if file.search(one.file) and function.fullmatch(one.function):
                    return doing, one.function
        return Doing.CODE, ""


def is_stacks(head: bytes) -> bool:
    """Tell whether a text begins as the stacks of a process do."""
    return any(mark in head for mark in _HEADS) and next(stacks_of(head), None) is not None


def stacks_of(data: bytes) -> Iterator[Stack]:
    """Yield the main thread of each process whose stacks stand in a text."""
    lines = (line[:LONGEST] for line in data.decode("utf-8", "replace").splitlines())
    for pid, threads in _processes(lines):
        main = _main(threads)
        if main:
            yield Stack(main, pid)


def _processes(lines: Iterable[str]) -> Iterator[tuple[int, list["_Thread"]]]:
    pid, threads = 0, list[_Thread]()
    for line in lines:
        process = _PROCESS.match(line)
        if process:
            yield pid, threads
            pid, threads = int(process[1]), []
            continue
        _read(line.rstrip(), threads)
    yield pid, threads


class _Thread:
    """A thread that is being read."""

    def __init__(self, *, is_main: bool) -> None:
        self.is_main = is_main
        self.frames: list[Frame] = []


def _read(line: str, threads: list[_Thread]) -> None:
    """Read a line: the head of a thread, or one of its frames."""
    spied, handled = _PY_SPY.match(line), _HANDLER.match(line)
    if spied or handled:
        threads.append(_Thread(is_main=bool(spied and spied[1] == "MainThread")))
    elif threads and len(threads) <= THREADS and len(threads[-1].frames) < FRAMES:
        threads[-1].frames += _frames(line)


def _frames(line: str) -> list[Frame]:
    if found := _FILE.match(line):
        return [Frame(found[1], int(found[2]), found[3])]
    if found := _FRAME.match(line):
        return [Frame(found[2], int(found[3]), found[1])]
    return []


def _main(threads: Sequence[_Thread]) -> tuple[Frame, ...]:
    """Return the frames of the main thread: by its name, else by its outermost frame."""
    whole = [one for one in threads if one.frames]
    named = [one for one in whole if one.is_main]
    outer = [one for one in whole if one.frames[-1].function == "<module>"]
    return tuple((named or outer or whole)[-1].frames) if whole else ()
