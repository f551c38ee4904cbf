"""Turn the register of rules into a page for each code, with a bad and a good sample."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from faultdex.inert import printable
from faultdex.model.codes import CODES, Code

_KINDS = {
    "1": "Reading files",
    "2": "Shape of a file",
    "3": "Between files",
    "4": "Text",
    "5": "Signatures and samples",
    "6": "Evidence",
}


@dataclass(frozen=True, slots=True)
class Sample:
    """One file of a sample tree."""

    path: str
    text: str


@dataclass(frozen=True, slots=True)
class ProblemView:
    """Everything on the page of a code; the samples are the files that differ."""

    code: Code
    bad: tuple[Sample, ...]
    good: tuple[Sample, ...]
    root: str = "../../"


@dataclass(frozen=True, slots=True)
class ProblemsView:
    """Everything on the page that lists the codes, by kind."""

    kinds: tuple[tuple[str, tuple[Code, ...]], ...]
    root: str = "../"


def problems_view() -> ProblemsView:
    """Return the view of all codes."""
    groups = {
        kind: tuple(code for code in CODES if code.code[2] == number)
        for number, kind in _KINDS.items()
    }
    return ProblemsView(tuple((kind, codes) for kind, codes in groups.items() if codes))


def problem_views(trees: Mapping[str, bytes]) -> Iterator[ProblemView]:
    """Yield the view of each code; `trees` maps `<CODE>/bad/...` and `<CODE>/good/...`."""
    for code in CODES:
        bad = _tree(trees, f"{code.code}/bad/")
        good = _tree(trees, f"{code.code}/good/")
        yield ProblemView(code, _differing(bad, good), _differing(good, bad))


def _tree(trees: Mapping[str, bytes], start: str) -> dict[str, bytes]:
    return {path[len(start) :]: data for path, data in trees.items() if path.startswith(start)}


def _differing(own: dict[str, bytes], other: dict[str, bytes]) -> tuple[Sample, ...]:
    return tuple(
        Sample(path, printable(data.decode("utf-8", "replace")))
        for path, data in own.items()
        if other.get(path) != data
    )
