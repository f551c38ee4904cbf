"""Measure how well and how fast texts find their entries, each figure beside that of a peer.

    python tests/bench/matcher.py [MEBIBYTES [ROUNDS [TEXTS]]]

The log has so many MiB, is read in so many rounds, and so many texts are asked, or all of them.
Times are processor seconds, taken in one run on one machine; what counts are their ratios.
"""

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, partial
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from subprocess import DEVNULL
from time import perf_counter

from faultdex.logs.reader import Log
from faultdex.match import Index, explain, scan
from faultdex.match.index import Pattern
from faultdex.match.literal_prefilter import Make, hyperscan, re2_set
from faultdex.model.answer import Answer
from faultdex.pipeline import BuildResult, read
from faultdex.render import entry_copies

ROOT = Path(__file__).parents[2]
CORPUS = ROOT / "tests/data/corpus"
DEFAULTS = (256, 4, 0)
LUNR = "lib/*/site-packages/mkdocs/contrib/search/templates/search/lunr.js"
TRACEBACK = ("cuda-out-of-memory/many-ranks-footer.txt", "nccl-watchdog-timeout/allreduce.txt")
Row = tuple[str, str, str, str]


def table(title: str, rows: Iterable[Row]) -> None:
    """Print a table of what was measured, the figure, its peer and what it may be at most."""
    sys.stdout.write(f"\n## {title}\n\n| what | figure | peer | aim |\n|---|---|---|---|\n")
    for row in rows:
        sys.stdout.write(f"| {' | '.join(row)} |\n")
        sys.stdout.flush()


def seconds(run: Callable[[], object], times: int = 3) -> float:
    """Return the least processor time of some runs, that of child processes included."""
    taken = []
    for _ in range(times):
        start = spent()
        run()
        taken.append(spent() - start)
    return min(taken)


def rivals(rounds: int, *runs: Callable[[], object]) -> list[float]:
    """Return the least processor time of each, taken in turn, so that all meet the same machine."""
    taken = [[seconds(run, 1) for run in runs] for _ in range(rounds)]
    return [min(times) for times in zip(*taken, strict=True)]


def spent() -> float:
    """Return the processor time of this process and of the children that ended."""
    both = (getrusage(RUSAGE_SELF), getrusage(RUSAGE_CHILDREN))
    return sum(use.ru_utime + use.ru_stime for use in both)


def node(script: str, *arguments: str) -> str:
    """Return what a script of the JavaScript reader prints."""
    command = ["node", str(ROOT / "tests/reader" / script), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def grown(index: Index, count: int) -> Index:
    """Return the index with made-up signatures, `count` in all."""
    chance = random.Random(count)
    words = [word for word in index.lexicon.words if len(word) > 4]
    made = []
    for _ in range(count - len(index.patterns)):
        one, two, *rest = chance.sample(words, 5)
        end = f" {' '.join(rest)}"
        text = f"{one} {two}: \\d{{1,20}}{end}"
        made.append(Pattern(0, 0, text, (end,), len(end)))
    return replace(index, patterns=(*index.patterns, *made)[:count])


def log(size: int, dense: float) -> Iterator[bytes]:
    """Yield the lines of a made-up log, of which a share of `dense` shows a failure."""
    chance = random.Random(size)
    errors = [
        b"[rank3]: torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB. GPU 0\n",
        b"RuntimeError: CUDA error: an illegal memory access was encountered\n",
        b"nvcc fatal   : Unsupported gpu architecture 'compute_35'\n",
    ]
    step = 0
    while size > 0:
        step += 1
        line = b"2026-11-20 17:01:35,123 - trainer - INFO - step %d loss 0.%d grad_norm 1.5\n"
        kinds = [
            line % (step, step % 9999),
            b"node%d:4242:4321 [%d] NCCL INFO Channel 07/0 : 1[0] -> 2[1] via P2P/CUMEM\n"
            % (step % 99, step % 8),
            b'[rank%d]:   File "/opt/venv/lib/site-packages/torch/nn/modules/module.py", line %d\n'
            % (step % 8, step % 2000),
        ]
        shown = chance.choice(errors) if chance.random() < dense else chance.choice(kinds)
        size -= len(shown)
        yield shown


@dataclass(frozen=True)
class Quality:
    """The corpus, asked of our index and of the theme's search."""

    reading: BuildResult
    count: int

    @cached_property
    def texts(self) -> list[tuple[str, str]]:
        """Return each text with the entry that it must find, or `count` of them by chance.

        Texts of entries to come are left out.
        """
        every = [(p.parent.name, p.read_text("utf-8")) for p in sorted(CORPUS.glob("*/*.txt"))]
        some = [(entry, text) for entry, text in every if entry in {*self.entries, "none"}]
        return random.Random(0).sample(some, self.count) if self.count else some

    @property
    def entries(self) -> dict[str, str]:
        """Return the category of each entry."""
        return {entry.id: entry.category for entry in self.reading.book.entries.values()}

    def ours(self) -> list[str]:
        """Return our first sure answer to each text, or nothing."""
        answers = (explain(self.reading.index, text.split("\n"), 1) for _, text in self.texts)
        return [next((match.id for match in answer.matches), "") for answer in answers]

    def theirs(self) -> list[str]:
        """Return the first hit of the theme's search for each text.

        It has the same pages, or where `count` texts are asked those of their entries alone.
        """
        pages = entry_copies(self.reading.book)
        asked = {entry for entry, _ in self.texts}
        given = [
            (entry.id, entry.facts.title, pages[f"{entry.id}.md"])
            for entry in self.reading.book.entries.values()
            if entry.id in asked or not self.count
        ]
        lunr = next(Path(sys.prefix).glob(LUNR))
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump({"pages": given, "texts": [text for _, text in self.texts]}, file)
            file.flush()
            found: list[str] = json.loads(node("lunr.js", str(lunr), file.name))
        return found

    def rows(self) -> Iterator[Row]:
        """Yield first hits by category, and wrong ones on texts of other software."""
        ours, theirs = self.ours(), self.theirs()
        for category in [*sorted(set(self.entries.values())), None]:
            places = [
                place
                for place, (entry, _) in enumerate(self.texts)
                if entry != "none" and category in {self.entries[entry], None}
            ]
            right = [
                sum(found[place] == self.texts[place][0] for place in places)
                for found in (ours, theirs)
            ]
            of = f"of {len(places)}"
            yield category or "all", f"{right[0]} {of}", f"lunr {right[1]} {of}", "95 %"
        places = [place for place, (entry, _) in enumerate(self.texts) if entry == "none"]
        wrong = [sum(found[place] != "" for place in places) for found in (ours, theirs)]
        of = f"of {len(places)}"
        yield "other software, named", f"{wrong[0]} {of}", f"lunr {wrong[1]} {of}", "2 %"


def short(index: Index, folder: Path) -> Iterator[Row]:
    """Yield the times for a traceback and for a paste of a megabyte, and for the start."""
    traceback = "\n".join((CORPUS / name).read_text("utf-8") for name in TRACEBACK)
    lines = traceback.split("\n")
    large = grown(index, 300)
    (folder / "index.json").write_text(large.to_json())
    (folder / "short.txt").write_text(traceback)
    (folder / "long.txt").write_bytes(b"".join(log(1_000_000, 0.001)))
    files = [str(folder / name) for name in ("index.json", "short.txt", "long.txt")]
    told = json.loads(node("speed.js", *files))
    python = sorted(seconds(lambda: explain(large, lines), 1) for _ in range(100))[94]
    peer = f"plain RegExp {told['naive']:.0f} ms"
    yield f"{len(lines)} lines, Node, 95th percentile", f"{told['short']:.1f} ms", "", "5 ms"
    yield f"{len(lines)} lines, Python, 95th percentile", f"{1000 * python:.0f} ms", "", "10 ms"
    yield "1 MB, 300 signatures, Node", f"{told['long']:.0f} ms", peer, "60 ms"
    start = seconds(lambda: faultdex(files[1]), 5)
    yield "`faultdex explain` on a short text", f"{1000 * start:.0f} ms", "", "150 ms"


def faultdex(path: str) -> None:
    """Explain a file by the command."""
    command = [sys.executable, "-m", "faultdex", "explain", path]
    subprocess.run(command, capture_output=True, cwd=ROOT, check=False)


@dataclass(frozen=True)
class Scans:
    """A log on disk, and what may read it."""

    path: Path
    index: Index

    def ours(self, make: Make) -> Answer:
        """Scan it ourselves."""
        text = Log(str(self.path))
        return scan(self.index, text.chunks(), make=make, count=text.count)

    def rg(self) -> None:
        """Let ripgrep scan it with the same signatures."""
        patterns = self.path.with_suffix(".patterns")
        texts = [one.text.replace("\\/", "/") for one in self.index.patterns]
        patterns.write_text("\n".join(texts) + "\n")
        command = ["rg", "-j1", "-a", "-f", str(patterns), str(self.path)]
        subprocess.run(command, stdout=subprocess.DEVNULL, check=False)

    def wc(self) -> None:
        """Let `wc -l` read it."""
        command = ["wc", "-l", str(self.path)]
        subprocess.run(command, stdout=subprocess.DEVNULL, check=False)


def long(index: Index, folder: Path, size: int, rounds: int) -> Iterator[Row]:
    """Yield the times for a long log, beside those of ripgrep and wc."""
    sparse, dense = folder / "sparse.log", folder / "dense.log"
    for path, share in ((sparse, 0.0005), (dense, 0.1)):
        with path.open("wb") as file:
            file.writelines(log(size, share))
    plain, many = Scans(sparse, grown(index, 300)), Scans(sparse, grown(index, 1000))
    whole = Scans(sparse, index)
    fast, more, every, default, rg, wc = rivals(
        rounds,
        lambda: plain.ours(hyperscan),
        lambda: many.ours(hyperscan),
        lambda: whole.ours(hyperscan),
        lambda: plain.ours(re2_set),
        plain.rg,
        plain.wc,
    )
    yield "Hyperscan, 300 signatures", f"{fast:.2f} s", f"rg {rg:.2f} s", f"{fast / rg:.2f} ≤ 0.40"
    yield "the same", f"{fast:.2f} s", f"wc {wc:.2f} s", f"{fast / wc:.1f} ≤ 7"
    yield "google-re2", f"{default:.2f} s", f"rg {rg:.2f} s", f"{default / rg:.2f} ≤ 1"
    yield "1,000 signatures", f"{more:.2f} s", f"300: {fast:.2f} s", f"{more / fast:.2f} ≤ 1.2"
    yield f"all {len(index.patterns):,}", f"{every:.2f} s", f"rg {rg:.2f} s", ""
    yield from crowded(Scans(dense, plain.index), rounds)
    yield from parallel(sparse, rounds + 1)


def crowded(dense: Scans, rounds: int) -> Iterator[Row]:
    """Yield the times for a log of which every tenth line shows a failure."""
    makes = (hyperscan, re2_set)
    rg, *ours = rivals(rounds, dense.rg, *(partial(dense.ours, make) for make in makes))
    for name, taken in zip(("Hyperscan", "google-re2"), ours, strict=True):
        aim = f"{taken / rg:.2f} ≤ 1"
        yield f"1 line in 10 matches, {name}", f"{taken:.2f} s", f"rg {rg:.2f} s", aim


def parallel(path: Path, rounds: int) -> Iterator[Row]:
    """Yield what a second process gains, by the clock on the wall.

    The peer is what the machine allows: two commands that share nothing, each with half the log.
    """
    first, second = sorted(os.sched_getaffinity(0))[:2]
    front, back = halves(path)
    runs = (
        partial(clocked, (f"{first}", path)),
        partial(clocked, (f"{first},{second}", path)),
        partial(clocked, (f"{first}", front), (f"{second}", back)),
    )
    walls = [[run() for run in runs] for _ in range(rounds)]
    one, two, apart = (min(taken) for taken in zip(*walls, strict=True))
    peer = f"one {one:.2f} s, two apart {apart:.2f} s"
    yield "two processors", f"{two:.2f} s", peer, f"{one / two:.2f} ≥ 1.7, apart {one / apart:.2f}"


def halves(path: Path) -> tuple[Path, Path]:
    """Return a file with the front half of a log, and one with the rest."""
    front, back = path.with_suffix(".front"), path.with_suffix(".back")
    with path.open("rb") as log, front.open("wb") as first, back.open("wb") as second:
        first.write(log.read(path.stat().st_size // 2))
        shutil.copyfileobj(log, second)
    return front, back


def clocked(*parts: tuple[str, Path]) -> float:
    """Return the seconds that pass while each file is explained on processors of its own."""
    command = [sys.executable, "-m", "faultdex", "explain"]
    bound = [["taskset", "-c", processors, *command, str(path)] for processors, path in parts]
    start = perf_counter()
    for one in [subprocess.Popen(each, cwd=ROOT, stdout=DEVNULL, stderr=DEVNULL) for each in bound]:
        one.wait()
    return perf_counter() - start


def main() -> None:
    """Print the tables."""
    size, rounds, texts = (*map(int, sys.argv[1:]), *DEFAULTS[len(sys.argv) - 1 :])
    reading = read(ROOT / "knowledge")
    missing = [name for name in ("node", "rg", "wc", "taskset") if not shutil.which(name)]
    if missing:
        sys.exit(f"the peers {', '.join(missing)} are not installed")
    table("Texts as people paste them, right first", Quality(reading, texts).rows())
    with tempfile.TemporaryDirectory() as folder:
        table("Short texts", short(reading.index, Path(folder)))
        table(f"A log of {size} MiB", long(reading.index, Path(folder), size << 20, rounds))


if __name__ == "__main__":
    main()
