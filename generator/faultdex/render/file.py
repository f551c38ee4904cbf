"""Turn a snippet and its recorded runs into the file that a page shows beside its output."""

import shlex
from collections.abc import Iterator
from dataclasses import dataclass

from faultdex.inert import printable
from faultdex.model.digest import command_of
from faultdex.model.entry import Entry
from faultdex.model.evidence import Measured
from faultdex.model.expect import Expect
from faultdex.model.snippet import Needs, Snippet
from faultdex.model.verification import SnippetRun, snippet_runs
from faultdex.render.part import Part, line_parts
from faultdex.render.plot import Figure, figures
from faultdex.render.release import Holding, holding

_LANGUAGES = {
    ".py": "python", ".sh": "bash", ".cu": "cuda", ".cpp": "cpp", ".c": "c", ".txt": "text",
    ".json": "json", ".toml": "toml", ".cfg": "ini", ".h": "cpp", ".cuh": "cuda",
}  # fmt: skip
_NAMED = {"CMakeLists.txt": "cmake", "Makefile": "make"}
_RIGHTS = {"cgroup": "make a memory cgroup", "mounts": "mount in a namespace of its own"}


@dataclass(frozen=True, slots=True)
class Listing:
    """A file as it stands in the entry's folder."""

    name: str
    language: str
    text: str


@dataclass(frozen=True, slots=True)
class Output:
    """What a machine printed; `where` names the machine and its torch."""

    where: str
    text: str


@dataclass(frozen=True, slots=True)
class Measure:
    """A ratio that was measured on one machine."""

    where: str
    measured: Measured


@dataclass(frozen=True, slots=True)
class File:
    """A snippet with everything around it on the page; `seen` when a run held what it declares."""

    listing: Listing
    role: str
    seen: bool
    caption: tuple[Part, ...]
    claim: tuple[Part, ...]
    command: str
    needs: tuple[str, ...]
    expects: tuple[str, ...]
    output: Listing | None
    printed: tuple[Output, ...]
    measures: tuple[Measure, ...]
    figures: tuple[Figure, ...]
    uses: tuple[str, ...]
    companions: tuple[Listing, ...]
    releases: Holding | None


def files(entry: Entry) -> tuple[File, ...]:
    """Return the entry's snippets in their order; a companion is listed by the first user."""
    every = snippet_runs(entry)
    listed = {snippet.file for snippet in entry.facts.snippets}
    shown: list[File] = []
    for snippet in entry.facts.snippets:
        own = [
            recorded
            for recorded in every
            if recorded.snippet.file == snippet.file and recorded.holds
        ]
        shown.append(_file(entry, snippet, own, [n for n in snippet.companions if n not in listed]))
        listed.update(snippet.companions)
    return tuple(shown)


def listing(entry: Entry, name: str) -> Listing:
    """Return the file `name` of the entry with the language to colour it in."""
    suffix = name[name.rfind(".") :]
    return Listing(name, _NAMED.get(name, _LANGUAGES.get(suffix, "text")), entry.text(name))


def where(recorded: SnippetRun) -> str:
    """Return the machine of a run and its torch, as a page names them."""
    torch = f", torch {recorded.machine.torch}" if recorded.machine.torch else ""
    return f"{recorded.machine.name}{torch}"


def _file(entry: Entry, snippet: Snippet, own: list[SnippetRun], companions: list[str]) -> File:
    output = snippet.expect.output
    return File(
        listing=listing(entry, snippet.file),
        role=snippet.role.value,
        seen=bool(own),
        caption=line_parts(snippet.caption),
        claim=line_parts(snippet.claim or ""),
        command=shlex.join(command_of(snippet)),
        needs=tuple(_needs(snippet)),
        releases=holding(entry, snippet),
        expects=tuple(_expects(snippet.expect)),
        output=listing(entry, output) if output else None,
        printed=tuple(_printed(entry, own)),
        measures=tuple(
            Measure(where(recorded), recorded.run.measured)
            for recorded in own
            if recorded.run.measured
        ),
        figures=figures(own),
        uses=snippet.companions,
        companions=tuple(listing(entry, name) for name in companions),
    )


def _needs(snippet: Snippet) -> Iterator[str]:
    needs = snippet.needs
    if needs.gpus:
        yield f"{needs.gpus} GPU{'s' if needs.gpus > 1 else ''}"
    if needs.gpus and needs.memory > Needs().memory:
        yield f"{needs.memory:g} GiB of GPU memory"
    if needs.capability:
        yield f"compute capability {needs.capability}"
    yield from (f"{name} {versions}" for name, versions in needs.versions.items())
    yield from (f"no {name}" for name in needs.without)
    yield from needs.tools
    yield from needs.modules
    yield from (f"the right to {_RIGHTS[name]}" for name in needs.rights)


def _expects(expect: Expect) -> Iterator[str]:
    if expect.raises:
        yield f"raises {expect.raises.type}"
    if expect.hangs:
        yield "hangs until it is killed"
    if expect.signal:
        yield f"ends with {expect.signal}"
    if expect.exit:
        yield f"exit status {expect.exit}"
    if expect.ratio:
        yield f"{expect.ratio.slow} ÷ {expect.ratio.fast} at least {expect.ratio.at_least:g}"
    if expect.kernel_log:
        yield "the kernel logs it"


def _printed(entry: Entry, own: list[SnippetRun]) -> Iterator[Output]:
    for recorded in own:
        expected = recorded.snippet.expect.output
        text = printable(recorded.run.stdout)
        if text.strip() and (not expected or text != entry.text(expected)):
            yield Output(where(recorded), text)
