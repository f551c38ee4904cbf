"""Count the mutants of stages that their unit tests notice.

    scripts/mutants [STAGE ...] [--number 30] [--seed 1] [--least 85]
                    [--changed REVISION] [--shard I/N]

A stage is a package of the generator. Its tests run once without a change, which shows what each
of them runs; then once for each mutant, in a copy of the repository and in order of their chance
to notice it, until one fails. Tests that need all of the knowledge or many seconds are left out.
"""

import argparse
import ast
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from queue import SimpleQueue
from time import monotonic
from typing import Any, TypeAlias

from mutants import Mutant, draw, equivalents, places_of

HERE = Path(__file__).resolve()
ROOT = HERE.parents[2]
TOOLS = ROOT / ".cache" / "cosmic-ray"
PLUGINS = HERE.parents[1] / "plugins"
PACKAGE = Path("generator/faultdex")
UNIT = Path("tests/unit")
# Where a stage has tests beside those of its own folder, or some of those build wheels.
RULES = "pipeline/test_problems.py"
TESTS = {
    "answering": ("answering", "digests/test_digest.py", "digests/test_history.py"),
    "cli": (
        "cli",
        "answering/test_triage.py",
        "digests/test_digest.py",
        "digests/test_history.py",
        "mcp",
        "supervise/test_settings.py",
    ),
    "hangs": ("hangs", "answering"),
    "jobs": ("jobs", "answering"),
    "link": ("link", RULES),
    "lint": ("lint", RULES),
    "load": ("load", RULES),
    "output": (
        "output",
        "answering/test_timeline.py",
        "answering/test_triage.py",
        "cli/test_explain.py",
        "cli/test_questions.py",
        "digests/test_history.py",
    ),
    "pack": (
        "pack/test_locate.py",
        "pack/test_read.py",
        "cli/test_listing.py",
        "cli/test_questions.py",
        "cli/test_setup.py",
    ),
    "validate": ("validate", RULES),
}
# The runner is packed into a bundle and tried by whole runs of snippets.
LEFT_OUT = ("verify/runner/",)
NOT_COPIED = (".git", ".venv", ".cache", ".*_cache", ".hypothesis", "__pycache__", "node_modules")
PYTEST = ("-q", "-p", "no:cacheprovider", "-p", "touched", "--all")
NO_TESTS = 5
SLOW = 5.0
SPARE = 10.0
# How many tests may have been counted with what is made for all.
MADE = 10
# A command that ends with the thread that started it, and one that sees no process of others.
TIED = ("setpriv", "--pdeathsig", "KILL")
APART = ("unshare", "--pid", "--fork", "--kill-child", "--mount-proc")

Notes: TypeAlias = dict[str, dict[str, Any]]


class Tree:
    """A copy of the repository, in which one module at a time is a mutant."""

    def __init__(self, root: Path, folder: Path) -> None:
        """Copy `root` into `folder`."""
        self.root = root
        self.folder = shutil.copytree(
            root, folder / "r", symlinks=True, ignore=shutil.ignore_patterns(*NOT_COPIED)
        )
        self.temporary = folder / "t"
        self.count = 1_000_000_000
        self.running: subprocess.Popen[bytes] | None = None
        self.is_stopped = False

    def test(self, asked: dict[str, Any], paths: Iterable[str], limit: float) -> int | None:
        """Return the exit status of the tests, or None where they did not end in time."""
        shutil.rmtree(self.temporary, ignore_errors=True)
        self.temporary.mkdir()
        (self.temporary / "asked.json").write_text(json.dumps(asked), "utf-8")
        words = [*around(), sys.executable, "-m", "pytest", *PYTEST, *paths]
        with (self.temporary / "printed").open("wb") as printed:
            started = self.running = subprocess.Popen(
                words,
                cwd=self.folder,
                env=self._environment(),
                stdin=subprocess.DEVNULL,
                stdout=printed,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            try:
                return None if self.is_stopped else started.wait(limit)
            except subprocess.TimeoutExpired:
                return None
            finally:
                end(started)

    def stop(self) -> None:
        """End the tests that run, and let no others begin; another thread may wait for them."""
        self.is_stopped = True
        if self.running:
            end(self.running)

    def _environment(self) -> dict[str, str]:
        """Return the variables of the tests, which are those of the copy."""
        kept = {key: text for key, text in os.environ.items() if not key.startswith("PYTEST_")}
        paths = (Path(sys.executable).parent, kept["PATH"])
        sources = (self.folder / "generator", PLUGINS, TOOLS)
        return kept | {
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # plugins take longer to load than most tests
            "PATH": os.pathsep.join(map(str, paths)),
            "PYTHONPATH": os.pathsep.join(map(str, sources)),
            "TMPDIR": str(self.temporary),
            "TOUCHED": str(self.temporary / "asked.json"),
            "TOUCHED_NOTES": str(self.temporary / "notes.json"),
        }

    @contextmanager
    def changed(self, module: str, source: str) -> Iterator[None]:
        """Let a module have another source."""
        path = self.folder / module
        kept, times = path.read_bytes(), path.stat()
        path.write_text(source, "utf-8")
        # Python takes a compiled module for a source of the same second and size.
        self.count += 1
        os.utime(path, (self.count, self.count))
        try:
            yield
        finally:
            path.write_bytes(kept)
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


@cache
def around() -> tuple[str, ...]:
    """Return what runs tests so that they end with this program, and see no process but theirs.

    A mutant may end what it sees. A system may allow only a part of it, or nothing.
    """
    return next((one for one in ((*TIED, *APART), TIED) if _works(one)), ())


def _works(words: Iterable[str]) -> bool:
    try:
        return subprocess.run([*words, "true"], capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        return False


def end(started: subprocess.Popen[bytes]) -> None:
    """End a command with all that it has started."""
    try:
        os.killpg(started.pid, signal.SIGKILL)
    except ProcessLookupError:
        return
    finally:
        started.wait()


@dataclass(frozen=True)
class Stage:
    """A package with what its tests run of it."""

    name: str
    root: Path
    notes: Notes

    @property
    def seconds(self) -> float:
        """Return how long all tests take that are used."""
        return sum(self.notes[name]["seconds"] for name in self.tests)

    def limit(self, tests: Iterable[str]) -> float:
        """Return after how many seconds of some of its tests a mutant does not end.

        What is made for all tests was counted with the first of them, which is a slow one then.
        """
        slowest = sorted((one["seconds"] for one in self.notes.values()), reverse=True)[:MADE]
        return SPARE + 2 * (sum(slowest) + sum(self.notes[name]["seconds"] for name in tests))

    @cached_property
    def tests(self) -> list[str]:
        """Return the tests that pass without a change, and soon."""
        return [
            name
            for name, one in self.notes.items()
            if name and not one["failed"] and one["seconds"] <= SLOW
        ]

    def order(self, module: str, line: int) -> list[str]:
        """Return the tests that may notice a change of a line, the likely ones first."""
        span = lines_of(self.root / module, line)
        near = {
            name: _distance(one["lines"].get(module, ()), line, span, spawns=one["spawns"])
            for name, one in self.notes.items()
        }
        others = self.notes[""]
        shared = others["spawns"] or any(one in span for one in others["lines"].get(module, ()))
        chosen = [one for one in self.tests if near[one] < 3 or shared or not span]
        return sorted(chosen, key=lambda name: (near[name], self.notes[name]["seconds"]))


def _distance(lines: Collection[int], line: int, span: range, *, spawns: bool) -> int:
    """Return how far a test is from a line, where it ran `lines` of the module; 3 is too far."""
    if line in lines:
        return 0
    if any(one in span for one in lines) or (lines and not span):
        return 1
    return 2 if spawns else 3


def lines_of(path: Path, line: int) -> range:
    """Return the lines of the innermost function around a line; none outside of functions."""
    functions = [
        range(node.lineno, (node.end_lineno or 0) + 1)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    around = [one for one in functions if line in one and line != one.start]
    return min(around, key=len, default=range(0))


def observe(tree: Tree, name: str) -> Stage:
    """Run the tests of a stage without a change; end the program where there are none."""
    paths = [str(UNIT / one) for one in TESTS.get(name, (name,))]
    paths += [f"--ignore={UNIT / one}" for one in LEFT_OUT]
    package = tree.folder / PACKAGE / name
    tree.test({"package": str(package)}, paths, 900)
    notes = tree.temporary / "notes.json"
    if not notes.exists():
        sys.exit((tree.temporary / "printed").read_text("utf-8")[-2000:])
    read: Notes = json.loads(notes.read_text("utf-8"))
    for one in read.values():
        ran = one["lines"].items()
        one["lines"] = {os.path.relpath(path, tree.folder): {*lines} for path, lines in ran}
    return Stage(name, tree.root, read)


def verdict(tree: Tree, stage: Stage, mutant: Mutant) -> str:
    """Tell whether a mutant is killed, survives, or does not end."""
    tests = stage.order(mutant.module, mutant.line)
    if not tests:
        return "survived"
    paths = dict.fromkeys(test.partition("::")[0] for test in tests)
    with tree.changed(mutant.module, mutant.source):
        status = tree.test({"tests": tests}, ["-x", *paths], stage.limit(tests))
    if status == NO_TESTS:
        sys.exit(f"no test of {stage.name} was found again")
    return "timed out" if status is None else "killed" if status else "survived"


def count(
    trees: Sequence[Tree], stage: Stage, mutants: Iterable[Mutant]
) -> dict[str, list[Mutant]]:
    """Return the mutants of each verdict."""
    free: SimpleQueue[Tree] = SimpleQueue()
    for tree in trees:
        free.put(tree)

    def judge(mutant: Mutant) -> tuple[str, Mutant]:
        tree = free.get()
        try:
            told = verdict(tree, stage, mutant)
        finally:
            free.put(tree)
        sys.stderr.write(f"{told}: {mutant}\n")
        return told, mutant

    counted: dict[str, list[Mutant]] = {"killed": [], "timed out": [], "survived": []}
    with ThreadPoolExecutor(len(trees)) as pool, ending(trees):
        for told, mutant in pool.map(judge, mutants):
            counted[told].append(mutant)
    return counted


@contextmanager
def ending(trees: Iterable[Tree]) -> Iterator[None]:
    """End the tests of all trees where this program is to end."""
    try:
        yield
    except BaseException:
        for tree in trees:
            tree.stop()
        raise


def modules_of(root: Path, stage: str, revision: str | None) -> list[Path]:
    """Return the modules of a stage; with a revision, those that have changed since."""
    modules = sorted((root / PACKAGE / stage).rglob("*.py"))
    kept = [one for one in modules if not one.as_posix().startswith(_left_out(root))]
    if revision is None:
        return kept
    words = ["git", "-C", str(root), "diff", "--name-only", "--relative", revision, "--"]
    done = subprocess.run([*words, str(PACKAGE)], capture_output=True, text=True, check=True)
    changed = {root / name for name in done.stdout.split("\n")}
    return [one for one in kept if one in changed]


def _left_out(root: Path) -> tuple[str, ...]:
    return tuple(str(root / PACKAGE / one) for one in LEFT_OUT)


HEAD = ("stage", "places", "mutants", "killed", "timed out", "survived", "equivalent", "noticed")


@dataclass(frozen=True)
class Result:
    """What came of the mutants of a stage; `same` are those that no test can notice."""

    stage: str
    places: int
    killed: int
    timed_out: int
    left: list[Mutant]
    same: int

    @property
    def share(self) -> float:
        """Return the share that was noticed, in percent."""
        noticed = self.killed + self.timed_out
        every = noticed + len(self.left)
        return 100 * noticed / every if every else 100.0

    def lines(self) -> Iterator[str]:
        """Yield the row of the stage, and its survivors."""
        left, noticed = len(self.left), self.killed + self.timed_out
        every = noticed + left + self.same
        cells = (every, self.killed, self.timed_out, left, self.same, f"{self.share:.0f} %")
        yield row(self.stage, self.places, *cells)
        yield from (f"    {one}" for one in self.left)


def result(stage: Stage, places: int, counted: dict[str, list[Mutant]]) -> Result:
    """Return what came of the mutants, of which some are listed as equivalent."""
    is_listed = equivalents(stage.root / "tests/mutation/equivalent.toml")
    left = [one for one in counted["survived"] if not is_listed(one)]
    same = len(counted["survived"]) - len(left)
    return Result(stage.name, places, len(counted["killed"]), len(counted["timed out"]), left, same)


def row(*cells: object) -> str:
    """Return a row of the table."""
    return f"| {' | '.join(map(str, cells))} |"


def main() -> None:
    """Print the table; end with status 1 where a stage has a lower share than was asked for."""
    for one in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(one, lambda number, _: sys.exit(128 + number))
    options = arguments()
    shares = []
    part, parts = map(int, options.shard.split("/"))
    write(row(*HEAD))
    write(row(*["---"] * len(HEAD)))
    with ExitStack() as stack:
        folders = [
            Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="m")))
            for _ in range(options.jobs)
        ]
        trees = [Tree(options.root.resolve(), one) for one in folders]
        for name in (options.stage or stages(options.root))[part - 1 :: parts]:
            for found in measure(trees, name, options):
                shares.append(found.share)
                for line in found.lines():
                    write(line)
    sys.exit(min(shares, default=100) < options.least)


def say(stage: Stage, seconds: float) -> None:
    """Tell a waiting person what the first run of the tests gave."""
    unused = len(stage.notes) - 1 - len(stage.tests)
    sys.stderr.write(
        f"{stage.name}: {len(stage.tests)} tests in {stage.seconds:.0f} s, {unused} left out,"
        f" seen in {seconds:.0f} s\n"
    )


def measure(trees: Sequence[Tree], name: str, options: argparse.Namespace) -> Iterator[Result]:
    """Yield what comes of one stage, if it has a module to be changed."""
    root = trees[0].root
    places = places_of(root, modules_of(root, name, options.changed))
    if places:
        start = monotonic()
        stage = observe(trees[0], name)
        say(stage, monotonic() - start)
        mutants = draw(root, places, options.number, options.seed)
        yield result(stage, len(places), count(trees, stage, mutants))


def stages(root: Path) -> list[str]:
    """Return the packages that have tests of their own."""
    return sorted(
        one.name for one in (root / UNIT).iterdir() if (root / PACKAGE / one.name).is_dir()
    )


def write(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="scripts/mutants")
    parser.add_argument(
        "stage", nargs="*", help="a package of the generator; all, if none is given"
    )
    parser.add_argument("--number", type=int, default=30, help="mutants of each stage")
    parser.add_argument("--seed", type=int, default=1, help="draw others by another number")
    parser.add_argument(
        "--least", type=float, default=0, help="the percentage that must be noticed"
    )
    parser.add_argument("--changed", metavar="REVISION", help="modules that changed since")
    parser.add_argument("--shard", default="1/1", metavar="I/N", help="a part of the stages")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="tests at a time")
    parser.add_argument("--root", type=Path, default=ROOT, help="the repository")
    options = parser.parse_args()
    if unknown := {*options.stage} - {*stages(options.root)}:
        parser.error(f"no stage with unit tests: {', '.join(sorted(unknown))}")
    return options


if __name__ == "__main__":
    main()
