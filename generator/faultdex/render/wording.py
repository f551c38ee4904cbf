"""Turn the recorded runs of a reproduction into the error texts that a page shows."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from faultdex.inert import printable
from faultdex.model.entry import Entry, Sample
from faultdex.model.once import once
from faultdex.model.snippet import Role
from faultdex.model.verification import SnippetRun, snippet_runs
from faultdex.render.file import where

_KEPT_WHOLE = 60
_HEAD, _TAIL, _AROUND = 8, 16, 4
_RUN = 4
_VARIES = re.compile(r"0x[0-9a-f]+|\d+")
_RAISED = re.compile(r"^(?:\w+\.)*\w*(?:Error|Exception): ")


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a text; `key` marks what identifies the failure, `left_out` counts a gap."""

    text: str
    key: bool = False
    left_out: int = 0


@dataclass(frozen=True, slots=True)
class Shown:
    """One text, or that of one rank."""

    label: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Wording:
    """The text of the newest of the runs that word the failure alike.

    `seen` holds the machines and versions that printed these very bytes, and `alike` those whose
    text differs in numbers, paths or lines that do not identify the failure.
    """

    snippet: str
    seen: tuple[str, ...]
    alike: tuple[str, ...]
    texts: tuple[Shown, ...]

    @property
    def head(self) -> str:
        """Return the first line that identifies the failure, else the first one."""
        return _head(line for text in self.texts for line in text.lines)


@dataclass(frozen=True, slots=True)
class Quoted:
    """A recorded text of another release, with the versions and the citation it is from."""

    label: str
    key: str
    near_miss: bool
    origin: str
    lines: tuple[Line, ...]

    @property
    def head(self) -> str:
        """Return the first line that identifies the failure, else the first one."""
        return _head(self.lines)


def _head(lines: Iterable[Line]) -> str:
    every = tuple(lines)
    return next((line.text for line in every if line.key), every[0].text).strip()


@once
def wordings(entry: Entry) -> tuple[Wording, ...]:
    """Return the texts that fresh runs of the reproductions printed, one for each wording."""
    groups: dict[tuple[str, ...], list[SnippetRun]] = {}
    for recorded in snippet_runs(entry):
        if recorded.snippet.role is Role.REPRODUCE and recorded.holds:
            groups.setdefault((recorded.snippet.file, *_wording(entry, recorded)), []).append(
                recorded
            )
    return tuple(_wording_view(entry, group) for group in groups.values())


def quoted(entry: Entry) -> tuple[Quoted, ...]:
    """Return the samples that word the failure as no shown run does, near misses last."""
    shown = {_key_texts(text.lines) for one in wordings(entry) for text in one.texts}
    ordered = sorted(entry.facts.samples, key=lambda sample: sample.near_miss)
    every = (_quoted(entry, sample) for sample in ordered)
    return tuple(one for one in every if one.key or _key_texts(one.lines) not in shown)


def excerpt(lines: list[str], keys: set[int]) -> tuple[Line, ...]:
    """Return the lines without the middle of a long text, its key lines excepted, and of a run.

    A run is a sequence of lines that differ in numbers alone.
    """
    kept = set(range(len(lines)))
    if len(lines) > _KEPT_WHOLE:
        around = {near for key in keys for near in range(key - _AROUND, key + _AROUND + 1)}
        kept &= around | {*range(_HEAD), *range(len(lines) - _TAIL, len(lines))}
    return tuple(_with_gaps(lines, keys, sorted(kept - _repeated(lines))))


def _repeated(lines: list[str]) -> set[int]:
    """Return the lines of each longer run that tell nothing new: all but the first and the last."""
    runs = groupby(range(len(lines)), lambda number: _VARIES.sub("#", lines[number]))
    alike = ([*run] for _, run in runs)
    return {number for run in alike if len(run) > _RUN for number in run[1:-1]}


def _with_gaps(lines: list[str], keys: set[int], kept: list[int]) -> Iterator[Line]:
    before = -1
    for number in kept:
        if number > before + 1:
            yield Line("", left_out=number - before - 1)
        yield Line(lines[number], number in keys)
        before = number


def _wording_view(entry: Entry, group: list[SnippetRun]) -> Wording:
    newest = max(group, key=lambda recorded: recorded.run.started)
    texts = tuple(
        Shown(label, _marked(entry, newest, text)) for label, text in _texts(newest) if text
    )
    printed = tuple(_texts(newest))
    places = {where(one): one for one in group if tuple(_texts(one)) == printed}
    alike = dict.fromkeys(where(one) for one in group if where(one) not in places)
    return Wording(newest.snippet.file, tuple(places), tuple(alike), texts)


def _texts(recorded: SnippetRun) -> Iterator[tuple[str, str]]:
    run = recorded.run
    if run.ranks:
        yield from (
            (f"rank {rank}", printable(text).strip("\n")) for rank, text in run.ranks.items()
        )
    else:
        joined = "\n".join(text.strip("\n") for text in (run.stdout, run.stderr) if text.strip())
        yield "", printable(joined)
    if run.kernel_log:
        yield "kernel log", printable("\n".join(run.kernel_log))


def _wording(entry: Entry, recorded: SnippetRun) -> tuple[str, ...]:
    """Return the key lines of all texts, else what was raised; what varies is taken out."""
    texts = [text for _, text in _texts(recorded)]
    keys = _key_texts(line for text in texts for line in _marked(entry, recorded, text))
    return tuple(sorted(keys or _raised(texts)))


def _raised(texts: list[str]) -> frozenset[str]:
    lines = (line for text in texts for line in text.split("\n"))
    return frozenset(_VARIES.sub("#", line) for line in lines if _RAISED.search(line))


def _key_texts(lines: Iterable[Line]) -> frozenset[str]:
    return frozenset(_VARIES.sub("#", line.text) for line in lines if line.key)


def _marked(entry: Entry, recorded: SnippetRun, text: str) -> tuple[Line, ...]:
    lines = text.split("\n")
    patterns = [*_patterns(entry), *_declared(recorded)]
    keys = {
        number
        for number, line in enumerate(lines)
        if any(pattern.search(line) for pattern in patterns)
    }
    return excerpt(lines, keys)


@once
def _patterns(entry: Entry) -> list[re.Pattern[str]]:
    return [re.compile(one.pattern) for one in entry.facts.signatures if one.rank != "echo"]


def _declared(recorded: SnippetRun) -> Iterator[re.Pattern[str]]:
    raises = recorded.snippet.expect.raises
    if raises:
        yield re.compile(rf"^(?:\[\w+\]:)?{re.escape(raises.type)}\b")


def _quoted(entry: Entry, sample: Sample) -> Quoted:
    lines = printable(entry.text(sample.file)).strip("\n").split("\n")
    patterns = _patterns(entry)
    keys = {n for n, line in enumerate(lines) if any(p.search(line) for p in patterns)}
    label = ", ".join(f"{name} {version}" for name, version in sample.versions.items())
    origin = (sample.kind or ("quoted" if sample.source else "recorded")).capitalize()
    return Quoted(label, sample.source or "", sample.near_miss, origin, excerpt(lines, keys))
