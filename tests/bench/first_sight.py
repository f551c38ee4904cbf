"""Print how texts of public threads are answered with the entries of the day they were drawn.

    python tests/bench/first_sight.py [DRAW=COMMIT ...]

Wordings are added with the texts of a draw in sight, so later entries flatter the answers. Here the
entries are those of the commit in which a draw was labeled, before anybody saw an answer, and so
are the texts of threads that the index learns from, without the draw; the code is today's. That is
what the reader finds who comes with a text that nobody has seen.
"""

import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path

from threads import Answered, answered, share, threads

from faultdex.pipeline import read

ROOT = Path(__file__).parents[2]
# Where the texts of threads lie, and where they lay before an index learned from them.
THREADS, FORMER = "knowledge/threads", "tests/data/threads"
# Drawing began to be kept apart from writing with these; each commit labels the draw.
DRAWS = {
    "h1": "eb7b9a9c",
    "h2": "36a4210e",
    "i1": "e9c60db3",
    "i2": "c188ec62",
    "j1": "02490a27",
    "j2": "eeed933b",
    "k1": "2fe3b51e",
    "k2": "09e1dccf",
    "l1": "1f0deef1",
    "l2": "2cc60e5a",
    "m1": "c747fe91",
    "m2": "dbd7dbe8",
    "n1": "a89e2408",
    "n2": "4806ae96",
    "o1": "829da8a6",
    "o2": "b6c828ee",
    "p1": "7fa5d1ba",
    "p2": "0267f83f",
    "q1": "e8400a5f",
    "q2": "b18337e7",
    "r1": "8e1bc92b",
    "r2": "7b0c51a7",
    "s1": "b6e27b91",
    "s2": "b6e27b91",
    "t1": "21636dc1",
    "u1": "382a666e",
    "v1": "4f234cf9",
    "w1": "f01207ea",
    "x1": "18ae3338",
    "y1": "2e00ec6e",
}
HEAD = (
    "draw",
    "in scope",
    "page existed",
    "right page first",
    "first, unsure ones counted",
    "named",
    "wrong page first",
    "lists with the page",
    "false alarms",
)


def main() -> None:
    """Print the table of the draws that are named, or of all."""
    draws = dict(one.split("=") for one in sys.argv[1:]) or DRAWS
    for row in (HEAD, ("---",) * len(HEAD), *rows(ROOT, draws)):
        sys.stdout.write(f"| {' | '.join(row)} |\n")


def rows(root: Path, draws: Mapping[str, str]) -> Iterator[tuple[str, ...]]:
    """Yield the shares of each draw, and of all."""
    every: list[Answered] = []
    for draw, commit in draws.items():
        answers = [*_answered(root, draw, commit)]
        every += answers
        yield _row(draw, answers)
    yield _row("all", every)


def _answered(root: Path, draw: str, commit: str) -> Iterator[Answered]:
    """Yield what today's code answers to a draw, with the entries of a commit."""
    with tempfile.TemporaryDirectory() as folder:
        _take_out(root, commit, draw, Path(folder))
        index = read(Path(folder) / "knowledge").index
        texts = Path(folder) / "texts"
        texts.mkdir()
        (texts / "draw.yaml").write_bytes((root / f"{THREADS}/draw-{draw}.yaml").read_bytes())
        for thread in threads(texts):
            yield answered(index, thread)


def _take_out(root: Path, commit: str, draw: str, folder: Path) -> None:
    """Write the entries of a commit into a folder, and the texts of threads without the draw."""
    for name in ("knowledge", FORMER):
        command = ["git", "-C", str(root), "archive", commit, name]
        done = subprocess.run(command, capture_output=True, check=False)
        if done.returncode and name != FORMER:
            sys.exit(f"{commit}: {done.stderr.decode().strip()}; a whole clone has this commit")
        if not done.returncode:
            with tarfile.open(fileobj=BytesIO(done.stdout)) as archive:
                archive.extractall(folder, filter="data")
    if (folder / FORMER).is_dir():
        (folder / FORMER).rename(folder / THREADS)
    (folder / THREADS / f"draw-{draw}.yaml").unlink(missing_ok=True)


def _row(name: str, every: Sequence[Answered]) -> tuple[str, ...]:
    ours = [one for one in every if one.thread.in_scope]
    others = [one for one in every if not one.thread.in_scope]
    written = [one for one in ours if one.page_exists]
    lists = [one for one in every if one.is_list]
    return (
        name,
        str(len(ours)),
        str(len(written)),
        share(written, lambda one: one.is_right_first),
        share(written, lambda one: one.is_right_on_top),
        share(written, lambda one: one.is_named),
        share(ours, lambda one: bool(one.sure) and not one.is_right_first),
        share(lists, lambda one: one.is_named),
        share(others, lambda one: bool(one.sure)),
    )


if __name__ == "__main__":
    main()
