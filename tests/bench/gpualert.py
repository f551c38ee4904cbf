"""Count how often explain says first what GPUAlert's injected logs are labelled with.

    git clone https://github.com/Parv-01/gpualert-eval
    python tests/bench/gpualert.py gpualert-eval/corpus

The set has 450 logs that a fault injector wrote, 30 or 32 for each of 15 classes, and 24 or more
from public threads. An answer is right if what it says first stands in a line of the class: the
first match, or the first error that no entry explains. The peers are the first line with `error`
or `exception`, and the ordered words that the set comes with as its baseline.
"""

import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from faultdex.answering.one import explain_alone
from faultdex.answering.options import ExplainOptions
from faultdex.model.answer import Answer
from faultdex.pack.locate import open_pack
from faultdex.pack.read import Pack
from faultdex.terminal import say

_ERROR = re.compile(r"error|exception", re.IGNORECASE)
# What a line of each class looks like. The second says of an explained one what the entry is about:
# the topic, or the beginning of its id.
CLASSES: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "cuda_oom": ("CUDA out of memory", ("memory",)),
    "nccl": ("NCCL|atchdog", ("nccl-errors", "collectives", "topology")),
    "cuda_runtime": (
        r"CUDA error|device-side assert|IndexKernel\.cu",
        ("device-asserts", "kernel-errors"),
    ),
    "ram_oom": ("MemoryError|bad_alloc|[Uu]nable to allocate", ("memory", "host-out-of-memory")),
    "segfault": ("[Ss]egmentation fault|SIGSEGV", ("worker-exit-code-sigsegv",)),
    "file_not_found": ("FileNotFoundError", ()),
    "permission": ("PermissionError", ()),
    "missing_module": (
        "ModuleNotFoundError|ImportError|cannot open shared object",
        ("environment", "linking", "libraries", "torch-extensions"),
    ),
    "div_zero": ("ZeroDivisionError", ()),
    "device_mismatch": ("on the same device", ("tensors",)),
    "nan_loss": (r"(?i)\bnan\b", ("numerics",)),
    "oom_killer": ("Killed|Out of memory: |oom-kill", ("memory", "worker-exit-code-sigkill")),
    "traceback": ("KeyError|IndexError", ()),
    "assertion": ("AssertionError", ("initialization",)),
    "runtime_error": ("RuntimeError", ("tensors", "checkpoints", "architectures", "device-setup")),
}


@dataclass(frozen=True, slots=True)
class Said:
    """What is said first: the entry, if one explains it, and the line; both empty for nothing."""

    text: str = ""
    entry: str = ""
    topic: str = ""

    def is_right(self, mode: str) -> bool:
        """Tell whether it is of a class."""
        line, about = CLASSES[mode]
        is_about = not self.entry or self.topic in about or self.entry.startswith(about or ("-",))
        return bool(re.search(line, self.text)) and is_about


@dataclass(frozen=True, slots=True)
class Log:
    """A log of the set: its class, and whether it was injected, made up, or found in the wild."""

    path: Path
    mode: str
    source: str


def logs(corpus: Path) -> Iterator[Log]:
    """Yield the logs that are labelled."""
    for line in (corpus / "labels.jsonl").read_text("utf-8").splitlines():
        told = json.loads(line)
        yield Log(corpus.parent / told["log_path"], told["mode"], told["source"])


def by_explain(pack: Pack, log: Log) -> Said:
    """Return what explain says first."""
    inputs = explain_alone(pack, str(log.path), ExplainOptions((str(log.path),)))
    return _first(pack, inputs.every[0].answer)


def _first(pack: Pack, answer: Answer) -> Said:
    if answer.matches and not answer.own_leads:
        match = answer.matches[0]
        return Said(match.text, match.id, pack.cards[match.id].topic)
    others = [*answer.own, *answer.known]
    return Said(min(others, key=lambda one: one.line).text) if others else Said()


def by_grep(log: Log) -> Said:
    """Return the first line with an error."""
    lines = log.path.read_text("utf-8", "replace").splitlines()
    return Said(next(filter(_ERROR.search, lines), ""))


def main(corpus: Path) -> None:
    """Print how often each is right, for each class and each source."""
    pack = open_pack(None)
    every = [(log, by_explain(pack, log), by_grep(log)) for log in logs(corpus)]
    for heading, kinds in (
        ("class", list(CLASSES)),
        ("source", sorted({log.source for log, _, _ in every})),
    ):
        say(f"| {heading} | logs | right first | of these by an entry | grep: right first |")
        say("|---|---|---|---|---|")
        for kind in kinds:
            some = [one for one in every if kind in (one[0].mode, one[0].source)]
            say(f"| {kind} | {' | '.join(sums(some))} |")
        say(f"| all | {' | '.join(sums(every))} |\n")
    for log, ours, _ in every:
        if not ours.is_right(log.mode):
            say(f"{log.path.name}: {ours.entry or 'no entry'}: {ours.text[:100]}")


def sums(every: Sequence[tuple[Log, Said, Said]]) -> tuple[str, ...]:
    """Return the counts of some logs."""
    right = [ours for log, ours, _ in every if ours.is_right(log.mode)]
    return (
        str(len(every)),
        str(len(right)),
        str(sum(bool(one.entry) for one in right)),
        str(sum(peer.is_right(log.mode) for log, _, peer in every)),
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
