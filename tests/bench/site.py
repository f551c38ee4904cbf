"""Measure how heavy the pages are, and how the time of a build grows, beside plain MkDocs.

    python tests/bench/site.py [ENTRIES ...] [--tree DIR]

Without a tree that of the repository is built, strictly; guides may name entries that a small tree
does not have. Entries are made up from those of the knowledge: same prose, snippets and evidence,
other ids.
Times are processor seconds, taken in one run on one machine; what counts are their ratios.
"""

import argparse
import gzip
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from itertools import cycle, islice
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from string import ascii_lowercase
from time import process_time
from typing import Any

import lxml.html
import yaml

from faultdex.cli.lock import locked
from faultdex.model.entry import UNKNOWN
from faultdex.pipeline import Memory, no_collection, read, written
from faultdex.render import Setting, gallery

ROOT = Path(__file__).parents[2]
COUNTS = (300, 1000)
BUDGET = 60_000
LONGEST_TITLE = 70
HEAVIEST = 8
MOST_SIGNATURES = 80
MOST_PRINTED = 30_000
PLAIN = ("site_name", "site_url", "theme", "extra_css", "extra_javascript", "markdown_extensions")
GENERATE = "--generate"
MOST_IN_A_DROP = 1000
PROSE = {"says", "tell", "does", "costs"}
DROP = 'title: "Made up"\nday: "2026-11-20"\nsummary: "Copies."\nentries:\n'
Row = tuple[str, ...]


def table(title: str, head: Row, rows: Iterable[Row]) -> None:
    """Print a table of what was measured, row by row."""
    lines = [f"\n## {title}\n", f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
    sys.stdout.write("\n".join([*lines, ""]))
    for row in rows:
        sys.stdout.write(f"| {' | '.join(row)} |\n")
        sys.stdout.flush()


CUT = "[... 999999999 characters left out ...]\n"


@dataclass(frozen=True)
class Original:
    """An entry of the knowledge, from which copies are made."""

    folder: Path

    @cached_property
    def files(self) -> dict[str, str]:
        """Return the files of a copy by path; `@@` stands for its number."""
        paths = (path for path in self.folder.rglob("*") if path.is_file())
        texts = {path.relative_to(self.folder).as_posix(): path.read_text() for path in paths}
        return {**{name: self._copied(name, text) for name, text in texts.items()}, **self._facts}

    @cached_property
    def facts(self) -> dict[str, Any]:
        """Return the content of entry.yaml."""
        return load(self.folder / "entry.yaml")

    @property
    def _facts(self) -> dict[str, str]:
        facts = deepcopy(self.facts)
        # No more words than the original has: its answer may be as long as one may be.
        facts["title"] = f"{facts['title'][: LONGEST_TITLE - 6].rstrip(' .,:')}-@@"
        facts.pop("aliases", None)
        for number, signature in enumerate(facts.get("signatures", ())):
            signature["pattern"] = line(number)
            signature["rank"] = "root"
            signature.pop("when", None)
            signature.pop("in_field", None)
        for one in (*facts["causes"], *facts["fixes"]):
            for name in one.keys() & PROSE:
                one[name] = f"Case@@:{one[name]}"
            one.pop("when", None)
            if "line" in one:
                one["line"] = line(0)
        for part in (*facts.get("samples", ()), *facts["snippets"]):
            part.pop("also", None)
            part.pop("plot", None)
            for name in part.keys() & {"caption", "claim"}:
                part[name] = ended(part[name])
        forget_causes(facts)
        for key, supports in facts.get("sources", {}).items():
            facts["sources"][key] = ended(supports)
        return {"entry.yaml": dump(facts)}

    def _copied(self, name: str, text: str) -> str:
        if name.startswith("samples/"):
            return self._told(name, text)
        if name.startswith("evidence/"):
            evidence = json.loads(text)
            evidence["entry"] += "-@@"
            for run in evidence.get("runs", ()):
                run["stdout"] = self._told("", run.get("stdout", ""))
                run["stderr"] = printed(run.get("stderr", ""))
                run["stdout"] += CUT  # or the made-up text would be held to what is declared
                run["ranks"] = {rank: printed(one) for rank, one in run.get("ranks", {}).items()}
            for one in evidence.get("snippets", ()):
                one["wordings"] = [ended(wording) for wording in one.get("wordings", ())]
            return json.dumps(evidence, indent=2, sort_keys=True, ensure_ascii=False) + "\n"
        return ended(text) if name == "guide.md" else text

    def _told(self, name: str, text: str) -> str:
        """Return a captured text that no signature knows but those of the copy."""
        alike = {one["file"] for one in self.facts.get("samples", ()) if one.get("near_miss")}
        count = 0 if name in alike else len(self.facts.get("signatures", ()))
        return "\n".join([printed(text), *(line(number) for number in range(count)), ""])

    def write(self, knowledge: Path, number: int) -> str:
        """Write the copy of that number; return its id."""
        identifier = f"{self.folder.name[:56]}-{number:05d}"
        for name, text in self.files.items():
            path = knowledge / self.folder.parent.name / identifier / name
            path.parent.mkdir(parents=True, exist_ok=True)
            here = text.replace(f"{self.folder.name}-@@", identifier)
            path.write_text(spoken(here, number))
        return identifier


def load(path: Path) -> dict[str, Any]:
    """Return the content of a YAML file."""
    content: dict[str, Any] = yaml.load(path.read_text("utf-8"), yaml.CSafeLoader)
    return content


class Quoting(yaml.CSafeDumper):
    """Writes text in double quotes, so that no reader takes it for a number."""


Quoting.add_representer(
    str, lambda dumper, text: dumper.represent_scalar("tag:yaml.org,2002:str", text, style='"')
)


def dump(content: dict[str, Any]) -> str:
    """Return a mapping as YAML, in the order of its keys."""
    return yaml.dump(content, Dumper=Quoting, width=4096, allow_unicode=True, sort_keys=False)


def ended(text: str) -> str:
    """Return a text of which every longer line is that of one copy alone."""
    return re.sub(r"(?m)^(?![#`])(.*\w{3})(\.?)$", r"\1 @@\2", text)


def printed(text: str) -> str:
    """Return what a run of a copy printed, no longer than a run may print.

    Letters, long numbers and rows of one sign become others, so that no signature knows them.
    """
    other = re.sub(r"\d{9,}", lambda found: found[0][::-1], text.swapcase())
    other = re.sub(r"([^\w\s])\1{7,}", lambda found: found[1] * 7, other)
    return ended(other)[:MOST_PRINTED]


def forget_causes(facts: dict[str, Any]) -> None:
    """Take the known causes from texts: those of a copy show the same lines, whatever the cause."""
    for part in (*facts.get("samples", ()), *facts["snippets"]):
        part.pop("cause", None)
    for thread in facts.get("threads", ()):
        thread["cause"] = UNKNOWN


def line(number: int) -> str:
    """Return the place of the error text of a copy's signature."""
    return f"@@{number}@@"


def spoken(text: str, copy: int) -> str:
    """Return a file of a copy with words of its own at each place."""
    chance = random.Random(copy)
    words = [
        " ".join("".join(chance.choices(ascii_lowercase, k=7)) for _ in range(3))
        for _ in range(MOST_SIGNATURES)
    ]
    told = re.sub(r"@@(\d+)@@", lambda found: f"made up: {words[int(found[1])]}", text)
    return told.replace("@@", f"{copy:05d}")


@dataclass(frozen=True, slots=True)
class Times:
    """The seconds of a first build, and of a later one that finds what the first one kept."""

    first: float
    later: float


@dataclass(frozen=True)
class Trial:
    """A copy of what a build needs, with made-up entries beside the true ones, or of `names`."""

    folder: Path
    count: int
    tree: Path = ROOT
    names: Collection[str] = ()

    def prepare(self) -> None:
        """Write the knowledge."""
        for part in ("docs", "knowledge"):
            shutil.copytree(self.tree / part, self.folder / part, symlinks=True)
        shutil.copy(self.tree / "mkdocs.yml", self.folder)
        knowledge = self.folder / "knowledge"
        true = [Original(path.parent) for path in sorted(knowledge.glob("*/*/entry.yaml"))]
        copied = [one for one in true if not self.names or one.folder.name in self.names]
        more = islice(enumerate(cycle(copied)), max(0, self.count - len(true)))
        ids = [one.write(knowledge, number) for number, one in more]
        locked(knowledge, {one: [one] for one in ids})
        for start in range(0, len(ids), MOST_IN_A_DROP):
            named = "".join(f"  - {one}\n" for one in ids[start : start + MOST_IN_A_DROP])
            (knowledge / "drops" / f"2026-11-20-made-up-{start}.yaml").write_text(DROP + named)

    def ours(self) -> Times:
        """Return the times of our first build and of one after it, in which nothing changed."""
        strict = ("--strict",) if self.tree == ROOT else ()
        words = ("-m", "mkdocs", "build", *strict, "--site-dir")
        return Times(self._spent(*words, "site"), self._spent(*words, "again"))

    def generate(self) -> tuple[Times, float]:
        """Write the pages; return the times of making them, and that of drawing the posters."""
        pages, posters = map(float, self._run(__file__, GENERATE).split())
        again, _ = map(float, self._run(__file__, GENERATE).split())
        return Times(pages, again), posters

    def plain(self) -> float:
        """Return the time that MkDocs takes for the same pages out of the navigation."""
        for name in ("assets", "overrides"):
            shutil.copytree(self.folder / "docs" / name, self.folder / "plain/pages" / name)
        for path in (self.folder / "docs").glob("*.md"):
            shutil.copy(path, self.folder / "plain/pages")
        given = load(ROOT / "mkdocs.yml")
        config = {key: given[key] for key in PLAIN} | {
            "docs_dir": "pages",
            "theme": given["theme"] | {"custom_dir": "pages/overrides"},
            "plugins": ["search"],
            "nav": ["index.md"],
            "not_in_nav": "/**",
            "exclude_docs": "/overrides/",
        }
        (self.folder / "plain/mkdocs.yml").write_text(json.dumps(config))
        return self._spent("-m", "mkdocs", "build", "--config-file", "plain/mkdocs.yml")

    def _spent(self, *words: str) -> float:
        start = spent()
        self._run(*words)
        return spent() - start

    def _run(self, *words: str) -> str:
        settled = os.environ | {"NO_MKDOCS_2_WARNING": "1", "PYTHONHASHSEED": "0"}
        done = subprocess.run(
            [sys.executable, *words],
            cwd=self.folder, env=settled, capture_output=True, text=True, check=False,
        )  # fmt: skip
        if done.returncode:
            sys.exit(done.stdout[-4000:] + done.stderr[-4000:])
        return done.stdout


def generate() -> None:
    """Write the pages of the folder that is the current one, and print what making them took."""
    start = process_time()
    with no_collection(for_good=True):
        memory = Memory(Path("plain/memory"))
        reading = read(Path("knowledge"), memory=memory)
        pages = written(reading, Setting(trees=dict(trees(Path("docs/problems")))), memory)
        made = process_time()
        gallery(reading.book)
    sys.stdout.write(f"{made - start} {process_time() - made}\n")
    for path, content in pages.items():
        if isinstance(content, str):
            file = Path("plain/pages", path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content)


def trees(samples: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the samples of the rules, which pages show."""
    for path in sorted(samples.rglob("*")):
        if path.is_file() and not path.is_symlink():
            yield path.relative_to(samples).as_posix(), path.read_bytes()


def spent() -> float:
    """Return the processor time of the child processes that ended."""
    use = getrusage(RUSAGE_CHILDREN)
    return use.ru_utime + use.ru_stime


def growth(counts: Iterable[int], tree: Path, weigh: list[Row]) -> Iterator[Row]:
    """Yield for each count of entries the times of our build, its share, and the peer's.

    The pages of the first build are weighed on the way.
    """
    for count in counts:
        with tempfile.TemporaryDirectory() as folder:
            trial = Trial(Path(folder), count, tree)
            trial.prepare()
            (pages, posters), ours, plain = trial.generate(), trial.ours(), trial.plain()
            weigh += () if weigh else Site(Path(folder) / "site", tree).rows()
        yield (
            f"{count:,}",
            f"{plain:.0f} s",
            f"{ours.first:.0f} s",
            f"{1000 * ours.first / count:.0f} ms",
            f"{ours.first / plain:.2f} ≤ 1.2",
            f"{pages.first / ours.first:.0%} < 15 %",
            f"{posters / ours.first:.0%}",
            f"{ours.later:.0f} s",
            f"{ours.later / plain:.2f} ≤ 1.2",
            f"{pages.later / ours.later:.0%} < 15 %",
        )


@dataclass(frozen=True)
class Site:
    """A built site, weighed as a server sends it; the true entries are those of `tree`."""

    folder: Path
    tree: Path

    def weight(self, path: Path) -> int:
        """Return the bytes of a file, compressed."""
        return len(gzip.compress(path.read_bytes()))

    def frame(self, page: Path) -> set[Path]:
        """Return the styles and scripts that a page loads before its reader does anything."""
        html = lxml.html.fromstring(page.read_text())
        links = html.xpath("//link[@rel='stylesheet']/@href | //script/@src")
        return {one for link in links for one in self._with_imports((page.parent / link).resolve())}

    def _with_imports(self, path: Path) -> Iterator[Path]:
        yield path
        if path.suffix == ".js":
            for name in re.findall(r'\bfrom "(\.[^"]+)"', path.read_text()):
                yield from self._with_imports((path.parent / name).resolve())

    def rows(self) -> Iterator[Row]:
        """Yield the heaviest entries, then what all pages share."""
        ids = {path.parent.name for path in self.tree.glob("knowledge/*/*/entry.yaml")}
        pages = [self.folder / one / "index.html" for one in ids]
        weighed = sorted(((self.weight(page), page) for page in pages), reverse=True)
        shared = sum(map(self.weight, self.frame(weighed[0][1])))
        for weight, page in weighed[:HEAVIEST]:
            yield page.parent.name, kilo(weight), kilo(weight + shared), f"≤ {kilo(BUDGET)}"
        middle = weighed[len(weighed) // 2][0]
        yield f"the median of {len(weighed)}", kilo(middle), kilo(middle + shared), ""


def kilo(count: int) -> str:
    """Return bytes as pages show them."""
    return f"{count / 1000:.1f} kB"


def main() -> None:
    """Print the tables."""
    if sys.argv[1:] == [GENERATE]:
        generate()
        return
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("entries", nargs="*", type=int, default=COUNTS)
    parser.add_argument("--tree", type=Path, default=ROOT)
    given = parser.parse_args()
    weighed: list[Row] = []
    head = (
        "entries",
        "plain MkDocs",
        "first build",
        "an entry",
        "ratio",
        "the generator's share",
        "posters",
        "later build",
        "ratio",
        "the generator's share",
    )
    table("The time of a build", head, growth(given.entries, given.tree, weighed))
    head = ("entry", "page", "with styles and scripts", "aim for the page")
    table("The heaviest pages of entries", head, weighed)


if __name__ == "__main__":
    main()
