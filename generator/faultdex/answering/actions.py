"""Say what to do with a job that failed: restart it, or change something first."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from faultdex.hangs.waits import Cause, Sure
from faultdex.model.card import Card
from faultdex.strenum import StrEnum


class Action(StrEnum):
    """What to do before the job starts again."""

    RESTART = "restart as it is"
    NODE = "restart without the node"
    PROGRAM = "fix the program"
    DATA = "fix the data"
    MEMORY = "raise memory"
    HARDWARE = "call hardware"
    UNDECIDED = "undecided"


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do, how sure that is, and why."""

    action: Action
    sure: Sure
    why: str


# A failure that one rank has before the others, which get it with its gradients.
SPREADS = Advice(
    Action.DATA,
    Sure.LIKELY,
    "ranks share their weights but not their data; check the batches that this rank read",
)
ENDS_EARLY = Advice(
    Action.PROGRAM, Sure.LIKELY, "ranks must stay until the last of them has made its last call"
)
UNDECIDED = Advice(
    Action.UNDECIDED,
    Sure.UNDECIDED,
    "this failure has causes that ask for different things; its page tells them apart",
)
_BY_ENTRY: Mapping[str, tuple[Action, str]] = {
    "dataloader-unequal-sizes": (Action.DATA, "samples of one batch differ in size"),
    "dataloader-bus-error-shm": (Action.MEMORY, "shared memory is too small"),
    "dataloader-worker-killed": (Action.MEMORY, "the kernel ends processes when memory runs out"),
    "nccl-shared-memory-too-small": (Action.MEMORY, "shared memory is too small"),
    "compiler-killed-out-of-memory": (Action.MEMORY, "the host ran out of memory"),
    "gpu-memory-leak": (Action.PROGRAM, "the program keeps memory that it no longer needs"),
    "memory-not-returned-after-del": (Action.PROGRAM, "the program keeps memory"),
    "oom-keeps-autograd-graph": (Action.PROGRAM, "the program keeps the graph of each step"),
    "oom-inference-without-no-grad": (Action.PROGRAM, "inference records a graph"),
    "oom-other-process-on-gpu": (Action.UNDECIDED, "another process holds the memory of the GPU"),
    "ecc-uncorrectable-error": (Action.HARDWARE, "memory of the GPU is damaged"),
    "xid-48-double-bit-ecc": (Action.HARDWARE, "memory of the GPU is damaged"),
    "xid-74-nvlink-error": (Action.HARDWARE, "a link between GPUs fails"),
    "xid-79-fallen-off-the-bus": (Action.HARDWARE, "the GPU left the bus"),
    "xid-119-120-gsp-timeout": (Action.HARDWARE, "the GPU does not answer until it is reset"),
    "scheduler-preemption-signal": (Action.RESTART, "the scheduler ended the job"),
    "torchrun-death-signal": (Action.RESTART, "a signal ended the launcher; no rank failed"),
    "collective-order-mismatch": (Action.PROGRAM, "ranks make different calls, on any machine"),
    "collective-shape-mismatch": (Action.PROGRAM, "ranks make different calls, on any machine"),
    "input-contains-nan": (Action.DATA, "the input holds nan or inf"),
}
# Entries whose causes nearly all ask for the same.
_LIKELY: Mapping[str, tuple[Action, str]] = {
    "worker-exit-code-sigsegv": (
        Action.PROGRAM,
        "native code of the program or of a library reads memory that is not its own",
    ),
    "collective-on-cpu-tensor": (
        Action.PROGRAM,
        "the program gives a collective a tensor of the CPU",
    ),
    "duplicate-gpu-detected": (
        Action.PROGRAM,
        "ranks choose the same GPU: in their code, or because of how they are started",
    ),
}
_BY_TOPIC: Mapping[str, tuple[Action, str]] = {
    "memory": (Action.MEMORY, "a process needs more memory than it has"),
    "tensors": (Action.PROGRAM, "the program calls an operation with the wrong tensors"),
    "ddp": (Action.PROGRAM, "the program uses DistributedDataParallel in the wrong way"),
    "fsdp": (Action.PROGRAM, "the program uses FSDP in the wrong way"),
}
# Errors of Python that a program raises by what it does, and those that may come from its data.
_MISTAKES = ("AttributeError", "NameError", "NotImplementedError", "UnboundLocalError")
_EITHER = ("IndexError", "KeyError", "TypeError", "ValueError", "ZeroDivision")
_ASSERTION = "AssertionError"
_ASSERTION_WHY = "an assertion failed: what the program takes for granted does not hold"
# Errors of files that are not there, or are not what their reader expects.
_MISSING = re.compile(r"""FileNotFoundError: .*No such file or directory: b?['"][^'"]*[/.]""")
_DAMAGED = (
    "BadGzipFile", "BadZipFile", "LZMAError", "UnicodeDecodeError", "UnidentifiedImageError",
    "UnpicklingError", "ZstdError",
)  # fmt: skip
_MISSING_WHY = "a file that it reads is not there: put it where the error says, or mend its path"
_DAMAGED_WHY = "a file that it reads is damaged, or of another kind"
_EITHER_WHY = "the program raised an error of its own: its code is wrong, or the data that it read"
_SHARED_WHY = "all ranks raised the same error, so it is in what they share: code or settings"
_BY_CAUSE: Mapping[Cause, Advice] = {
    cause: Advice(Action.PROGRAM, Sure.DECIDED, "ranks make different calls, on any machine")
    for cause in (Cause.ORDER, Cause.SHAPE, Cause.DTYPE)
} | {
    Cause.CYCLE: Advice(
        Action.PROGRAM, Sure.LIKELY, "ranks use two groups in different orders, on any machine"
    ),
    Cause.NOT_JOINED: Advice(
        Action.UNDECIDED, Sure.UNDECIDED, "that rank may be slow, stuck, or on another path"
    ),
    Cause.NO_DUMP: Advice(
        Action.UNDECIDED, Sure.UNDECIDED, "only the log of that rank tells how it ended"
    ),
    Cause.ALL_JOINED: Advice(
        Action.UNDECIDED,
        Sure.UNDECIDED,
        "the program is right on all ranks; the network, a GPU or NCCL may not be",
    ),
}


def for_entry(card: Card | None) -> Advice:
    """Return what to do about the failure that an entry explains."""
    if not card:
        return UNDECIDED
    if card.id in _BY_ENTRY:
        action, why = _BY_ENTRY[card.id]
        sure = Sure.UNDECIDED if action is Action.UNDECIDED else Sure.DECIDED
        return Advice(action, sure, why)
    likely = _LIKELY.get(card.id) or _BY_TOPIC.get(card.topic)
    return Advice(likely[0], Sure.LIKELY, likely[1]) if likely else UNDECIDED


def for_error(text: str) -> Advice:
    """Return what to do about an error that no entry explains."""
    if text.startswith(_MISTAKES):
        return Advice(Action.PROGRAM, Sure.LIKELY, "the program raised an error of its own")
    if text.startswith(_ASSERTION):
        return Advice(Action.PROGRAM, Sure.LIKELY, _ASSERTION_WHY)
    if _MISSING.match(text):
        return Advice(Action.DATA, Sure.LIKELY, _MISSING_WHY)
    if text.partition(":")[0].rpartition(".")[2] in _DAMAGED:
        return Advice(Action.DATA, Sure.LIKELY, _DAMAGED_WHY)
    why = "no entry explains the first error; read its traceback"
    is_own = text.startswith(_EITHER)
    return Advice(Action.UNDECIDED, Sure.UNDECIDED, _EITHER_WHY if is_own else why)


def for_shared_error(text: str) -> Advice:
    """Return what to do about an error of the program that all ranks raised alike."""
    if text.startswith((*_MISTAKES, *_EITHER)):
        return Advice(Action.PROGRAM, Sure.LIKELY, _SHARED_WHY)
    return for_error(text)


def for_hang(cause: Cause) -> Advice:
    """Return what to do about a hang."""
    return _BY_CAUSE.get(cause, UNDECIDED)
