"""Measure how long the tests take on a tree with made-up entries beside the true ones.

    python tests/bench/suite.py [ENTRIES [ARGUMENTS OF PYTEST ...]]

The tests of the snippets see copies of the entries with their evidence, byte for byte, and a lock
of today's runner. All others see copies with texts of their own, which break no rule. Processor
seconds divided by the number of cores are what a quiet machine takes at least. A copy has the words
of its original, so the few tests that ask for the only page with some words are left out.
"""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from time import perf_counter
from types import ModuleType

from faultdex.verify import runner_digest

ROOT = Path(__file__).parents[2]
COUNT = 420
UNLIKE = (
    "tests/bench/test_bench.py::test_copies_of_entries_break_no_rule",
    "tests/browser/test_installed.py::test_a_kept_copy_opens_without_its_server",
    "tests/browser/test_search.py::test_what_people_type_has_its_page_first",
)
PARTS = ("examples", "generator", "tests", "scripts", ".github", ".ci")


def site_bench() -> ModuleType:
    """Return the module that makes copies with texts of their own."""
    spec = importlib.util.spec_from_file_location("site_bench", Path(__file__).with_name("site.py"))
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def repository(folder: Path, count: int) -> Path:
    """Copy the repository into `folder`, with `count` entries in its knowledge."""
    site_bench().Trial(folder, count).prepare()
    for part in PARTS:
        if (ROOT / part).exists():
            shutil.copytree(ROOT / part, folder / part, symlinks=True)
    for path in (one for one in ROOT.iterdir() if one.is_file()):
        shutil.copy(path, folder)
    # What a wheel holds is what git knows of.
    for words in (["init", "--quiet"], ["add", "."]):
        subprocess.run([shutil.which("git") or "git", "-C", folder, *words], check=True)
    return folder


def recorded(folder: Path, count: int) -> Path:
    """Write `count` entries whose evidence holds into `folder`, and the lock of the runner."""
    knowledge = shutil.copytree(ROOT / "knowledge", folder / "knowledge", symlinks=True)
    true = sorted(path.parent for path in knowledge.glob("*/*/entry.yaml"))
    for number, entry in islice(enumerate(cycle(true)), max(0, count - len(true))):
        repeat(entry, entry.with_name(f"{entry.name[:56]}-{number:05d}"))
    lock = folder / "tests" / "snippets" / "runner.lock"
    lock.parent.mkdir(parents=True)
    lock.write_text(json.dumps({"sha256": runner_digest()}), "utf-8")
    return folder


def repeat(entry: Path, copy: Path) -> None:
    """Copy an entry with its evidence under another id."""
    shutil.copytree(entry, copy)
    for path in (copy / "evidence").glob("*.json"):
        content = json.loads(path.read_text("utf-8"))
        path.write_text(json.dumps({**content, "entry": copy.name}), "utf-8")


def lines(count: int, arguments: Sequence[str]) -> Iterator[str]:
    """Run the tests twice on one tree; yield what each run prints at its end, and its times."""
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        tree, folder = recorded(Path(one), count), repository(Path(other), count)
        kept = {key: text for key, text in os.environ.items() if not key.startswith("PYTEST_")}
        path = f"{Path(sys.executable).parent}{os.pathsep}{kept['PATH']}"
        environment = kept | {"PYTHONPATH": str(folder / "generator"), "PATH": path}
        left_out = [f"--deselect={test}" for test in UNLIKE]
        command = [str(folder / "scripts/test"), "-q", f"--tree={tree}", *left_out, *arguments]
        for run in ("first run", "again, nothing changed"):
            yield from timed(command, folder, environment, f"{count} entries, {run}")


def timed(
    command: Sequence[str], folder: Path, environment: dict[str, str], title: str
) -> Iterator[str]:
    """Run the tests in `folder`; yield the end of what they print, then their times."""
    start, before = perf_counter(), getrusage(RUSAGE_CHILDREN)
    done = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True, check=False
    )
    wall, after = perf_counter() - start, getrusage(RUSAGE_CHILDREN)
    spent = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    yield done.stdout[-4000:]
    yield f"{title}, exit status {done.returncode}: {wall:.0f} s by the clock"
    yield f"{spent:.0f} processor seconds, {spent / (os.cpu_count() or 1):.0f} s on each core"


def main() -> None:
    """Print the times."""
    count, *arguments = sys.argv[1:] or [str(COUNT)]
    for line in lines(int(count), arguments):
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
