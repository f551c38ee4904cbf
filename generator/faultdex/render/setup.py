"""Turn the book into what tells a reader whether an entry is one of their own setup."""

import json
import re
from collections.abc import Iterator, Mapping

from faultdex.model.book import Book
from faultdex.model.entry import Entry
from faultdex.model.evidence import Machine
from faultdex.model.outcome import Outcome, tries
from faultdex.model.snippet import Role, Snippet
from faultdex.model.verification import snippet_runs

PATH = "assets/faultdex/setup.json"
SCHEMA = 1
# Compute capability by model, as NVIDIA lists them on https://developer.nvidia.com/cuda-gpus and
# https://developer.nvidia.com/cuda-legacy-gpus, read on 2026-11-23.
_MODELS = {
    "12.1": ("GB10",),
    "12.0": (
        *("RTX PRO 6000", "RTX PRO 5000", "RTX PRO 4500", "RTX PRO 4000", "RTX PRO 2000"),
        *("RTX 5090", "RTX 5080", "RTX 5070", "RTX 5060", "RTX 5050"),
    ),
    "10.3": ("GB300", "B300"),
    "10.0": ("GB200", "B200"),
    "9.0": ("GH200", "H200", "H100"),
    "8.9": (
        *("L4", "L40", "L40S", "RTX 6000 Ada", "RTX 5000 Ada", "RTX 4500 Ada", "RTX 4000 Ada"),
        *("RTX 2000 Ada", "RTX 4090", "RTX 4080", "RTX 4070", "RTX 4060", "RTX 4050"),
    ),
    "8.6": (
        *("A40", "A10", "A16", "A2", "RTX A6000", "RTX A5000", "RTX A4000", "RTX A3000"),
        *("RTX A2000", "RTX 3090", "RTX 3080"),
    ),
    "8.0": ("A100", "A30"),
    "7.5": ("T4", "Quadro RTX 8000", "Quadro RTX 6000", "Quadro RTX 5000", "Quadro RTX 4000"),
    "7.0": ("V100", "TITAN V"),
    "6.1": ("P40", "P4", "GTX 1080", "GTX 1070", "GTX 1060", "GTX 1050"),
    "6.0": ("P100",),
    "5.2": ("M60", "M40"),
}
MODELS = {model: capability for capability, every in _MODELS.items() for model in every}


def setup_facts(book: Book) -> bytes:
    """Return the models of GPUs, the places of runs, and of each entry what it is judged by."""
    active = [one for _, one in sorted(book.entries.items()) if one.facts.status == "active"]
    held = {entry.id: tuple(_places(entry)) for entry in active}
    places = list(dict.fromkeys(place for every in held.values() for place in every))
    numbers = {place: number for number, place in enumerate(places)}
    facts = {
        "schema": SCHEMA,
        "gpus": MODELS,
        "places": [dict(place) for place in places],
        "entries": {
            entry.id: _judged(entry, [numbers[place] for place in held[entry.id]])
            for entry in active
        },
    }
    return json.dumps(facts, separators=(",", ":")).encode()


def _judged(entry: Entry, held: list[int]) -> Mapping[str, object]:
    ceiling = entry.facts.level
    judged: dict[str, object] = {"applies": dict(entry.facts.applies), "held": held}
    if ceiling and ceiling.at_most == "simulated":
        judged["standin"] = True
    if fix := _first_fix(entry):
        judged["fix"] = fix
    return judged


def _first_fix(entry: Entry) -> Mapping[str, str]:
    name = entry.facts.fixes[0].snippet
    found = (one for one in entry.facts.snippets if one.file == name)
    needs = next((one.needs for one in found), None)
    if not needs:
        return {}
    every: dict[str, str] = dict(needs.versions.items())
    return every | ({"hardware": needs.capability} if needs.capability else {})


def _places(entry: Entry) -> Iterator[tuple[tuple[str, str], ...]]:
    """Yield where a reproduction held, each part that matters to it by its name."""
    failed = {run.release for one in tries(entry) for run in one.on(Outcome.FAILED)}
    found = [place for place in _every(entry) if place.get("torch") not in failed]
    yield from dict.fromkeys(tuple(sorted(place.items())) for place in found)


def _every(entry: Entry) -> Iterator[dict[str, str]]:
    for recorded in snippet_runs(entry):
        if recorded.holds and recorded.snippet.role is Role.REPRODUCE:
            yield _of_machine(entry, recorded.snippet, recorded.machine)
    for one in tries(entry):
        if one.snippet.role is Role.REPRODUCE:
            for run in reversed(one.on(Outcome.HELD, Outcome.DIFFERED)):
                if not run.machine:
                    found = {"torch": run.release, "python": run.python}
                    yield _kept(found, _matters(entry, one.snippet))


def _of_machine(entry: Entry, snippet: Snippet, machine: Machine) -> dict[str, str]:
    every = {
        "torch": machine.torch.partition("+")[0],
        "cuda": machine.cuda,
        "hardware": machine.capability,
        "gpu": _short(machine.gpu),
        "driver": machine.driver,
        "nccl": machine.nccl,
        "cudnn": machine.cudnn,
        "triton": machine.triton,
        "nvcc": machine.nvcc,
        "gcc": machine.gcc,
        "jax": machine.jax,
        "python": machine.python,
    }
    return _kept(every, _matters(entry, snippet))


def _matters(entry: Entry, snippet: Snippet) -> set[str]:
    on_gpu = {"cuda", "hardware", "gpu"} if snippet.needs.gpus else set()
    return {*entry.facts.applies, *snippet.needs.versions, *on_gpu} - {"linux"}


def _kept(every: Mapping[str, str], names: set[str]) -> dict[str, str]:
    return {name: one for name, one in every.items() if one and name in names}


def _short(gpu: str) -> str:
    """Return a model without its maker and its memory, such as H100."""
    return re.sub(r"^(NVIDIA )?(GeForce |Tesla )?|[ -]\d+GB.*$|-SXM.*$| PCIe$", "", gpu)
