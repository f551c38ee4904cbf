"""A snippet is run unless something vouches for it, and nothing vouches for it for good."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from typing import TypeAlias

import pytest

from faultdex.verify import Held, sample

ROOT = Path(__file__).parents[2]
STAND_IN = ROOT / "tests/data/verify/releases"
SECONDS = 100
DAYS = [date(2026, 11, 22) + timedelta(days=number) for number in range(4)]
NAMES = tuple(
    f"{entry}/{file}"
    for entry in ("block-too-large", "grid-too-wide")
    for file in ("fix.sh", "reproduce.sh")
)
CHANGED = "reproduce.sh"
Snippets: TypeAlias = Callable[..., str]


def day_of(name: str, *, turn: bool) -> str:
    """Return a day on which it is the turn of `name`, or on which it is not."""
    records = {one: Held("2026-11-20T00:00:00Z", SECONDS) for one in NAMES}
    days = (day for day in DAYS if (name in sample(records, day, SECONDS).names) == turn)
    return next(days).isoformat()


NOT_ITS_DAY = ("--day", day_of(f"grid-too-wide/{CHANGED}", turn=False))
ITS_DAY = ("--day", day_of(f"grid-too-wide/{CHANGED}", turn=True))


def call(*words: str | Path, source: Path | None = None) -> str:
    """Return what a command of Python prints; `source` holds another faultdex than ours.

    The snippets need no torch, so a stand-in spares each run the seconds of importing the real one.
    """
    kept = {key: text for key, text in os.environ.items() if not key.startswith("PYTEST_")}
    paths = (str(STAND_IN), str(source or ""), kept.get("PYTHONPATH", ""))
    other = {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
    command = [sys.executable, *words]
    done = subprocess.run(
        command, cwd=ROOT, env=kept | other, capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr


def run_tests(tree: Path, *words: str, source: Path | None = None) -> str:
    """Return what the tests of a tree's snippets print."""
    plugins = ("-p", "no:cacheprovider", "-p", "no:hypothesispytest", "-p", "no:xdist")
    tests = ("-m", "pytest", *plugins, "tests/snippets/test_snippets.py")
    asked = ("--tree", tree, "--sample", str(SECONDS), *words)
    return call(*tests, *asked, source=source)


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a small tree whose snippets were all run: it holds evidence and a lock."""
    tree = tmp_path_factory.mktemp("tree")
    knowledge = shutil.copytree(ROOT / "tests/data/base/knowledge", tree / "knowledge")
    bundle, evidence = tree / "bundle.pyz", tree / "evidence.json"
    told = [
        call("-m", "faultdex", "verify", "plan", "--knowledge", knowledge, "--out", bundle),
        call(bundle, "--out", evidence),
        call("-m", "faultdex", "verify", "record", evidence, "--knowledge", knowledge),
        run_tests(tree),
    ]
    shutil.rmtree(tree / ".cache")
    for path in knowledge.glob("*/*/evidence/cpu.json"):
        content = json.loads(path.read_text("utf-8"))
        content["runs"] = [run | {"seconds": SECONDS} for run in content["runs"]]
        path.write_text(json.dumps(content), "utf-8")
    assert "4 ran" in told[-1], "\n".join(told)
    return tree


@pytest.fixture
def tree(recorded: Path, tmp_path: Path) -> Path:
    """Return a copy of the recorded tree, to be changed."""
    return shutil.copytree(recorded, tmp_path / "copy")


def edit(path: Path, old: str, new: str) -> None:
    """Change the only place in a file that shows `old`."""
    text = path.read_text("utf-8")
    assert text.count(old) == 1, text
    path.write_text(text.replace(old, new), "utf-8")


def test_only_the_sample_of_what_is_recorded_is_run(tree: Path) -> None:
    """Records vouch for three of four snippets; the fourth is the day's, and held before later."""
    first, second = (run_tests(tree, *NOT_ITS_DAY) for _ in range(2))

    assert "1 ran: the sample of" in first
    assert "1 held here before" in second
    assert all("3 trusted: their recorded runs of" in printed for printed in (first, second))


def test_all_runs_what_records_vouch_for_in_shards(tree: Path) -> None:
    """--all trusts no record, and two shards of four snippets are two and two."""
    parts = [run_tests(tree, *NOT_ITS_DAY, "--all", "--shard", part) for part in ("1/2", "2/2")]

    assert all("2 ran: new or changed" in printed for printed in parts)


def test_one_changed_byte_of_a_snippet_runs_it_again(tree: Path) -> None:
    """The record is of other bytes."""
    with (tree / "knowledge/runtime/grid-too-wide" / CHANGED).open("a") as file:
        file.write("\n")

    assert "1 ran: new or changed" in run_tests(tree, *NOT_ITS_DAY)


def test_a_changed_expectation_runs_its_snippet_again(tree: Path) -> None:
    """The record was judged by another expectation; the fix must lack that text, and runs, too."""
    edit(tree / "knowledge/runtime/grid-too-wide/entry.yaml", 'wide"]}', 'wid"]}')

    assert "2 ran: new or changed" in run_tests(tree, *NOT_ITS_DAY)


def test_one_changed_byte_of_the_runner_runs_everything_again(tree: Path, tmp_path: Path) -> None:
    """No record is trusted until all snippets held with the new runner, which is then locked."""
    source = tmp_path / "generator"
    shutil.copytree(ROOT / "generator/faultdex", source / "faultdex")
    with (source / "faultdex/verify/runner/cell.py").open("a") as file:
        file.write("\n")
    first = run_tests(tree, *NOT_ITS_DAY, source=source)
    shutil.rmtree(tree / ".cache")
    second = run_tests(tree, *NOT_ITS_DAY, source=source)

    assert "4 ran: new or changed" in first
    assert "commit tests/snippets/runner.lock" in first
    assert "3 trusted: their recorded runs of" in second


def test_a_change_of_what_judges_needs_no_run(tree: Path, tmp_path: Path) -> None:
    """Each record is judged anew before it is trusted, by its own texts."""
    source = tmp_path / "generator"
    shutil.copytree(ROOT / "generator/faultdex", source / "faultdex")
    with (source / "faultdex/verify/runner/judge.py").open("a") as file:
        file.write("\n")

    assert "3 trusted: their recorded" in run_tests(tree, *NOT_ITS_DAY, source=source)


def test_a_runner_with_which_a_snippet_fails_is_not_locked(tree: Path) -> None:
    """As long as one fails, no record is trusted."""
    lock = tree / "tests/snippets/runner.lock"
    lock.unlink()
    edit(tree / "knowledge/runtime/grid-too-wide" / CHANGED, "70000", "70001")
    printed = run_tests(tree, *NOT_ITS_DAY)

    assert "no record is trusted until all snippets held" in printed
    assert not lock.exists()


def test_a_false_record_is_found_out(tree: Path) -> None:
    """A record with the right digests and a made-up output is trusted until its turn comes."""
    forge(tree)
    other_day, its_day, all_of_them = (
        run_tests(tree, *words) for words in (NOT_ITS_DAY, ITS_DAY, (*NOT_ITS_DAY, "--all"))
    )

    assert ("3 trusted" in other_day, "not-reproduced" in other_day) == (True, False)
    assert "not-reproduced" in its_day
    assert "not-reproduced" in all_of_them


def forge(tree: Path) -> None:
    """Break a snippet, and let its record claim that these very bytes behaved as declared."""
    entry = tree / "knowledge/runtime/grid-too-wide"
    edit(entry / CHANGED, "70000", "70001")
    path = entry / "evidence/cpu.json"
    content = json.loads(path.read_text("utf-8"))
    jobs = tree / "bundle.json"
    call("-m", "faultdex", "verify", "plan", "--knowledge", tree / "knowledge", "--out", jobs)
    digests = {
        job["snippet"]: job["sha256"]
        for job in json.loads(jobs.read_text("utf-8"))["jobs"]
        if job["entry"] == entry.name
    }
    content["runs"] = [run | {"sha256": digests[run["snippet"]]} for run in content["runs"]]
    path.write_text(json.dumps(content), "utf-8")
