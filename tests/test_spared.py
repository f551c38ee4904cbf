"""A test that passed needs no second run on the same day, unless a byte changes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from spared import APART as FOLDERS
from spared import READERS, Passes, Sources

APART, OTHER = "tests/unit/cli/test_one.py", "tests/site/test_one.py"
SPARED = (True, True)
COPIED = (".github", "docs", "examples", "generator", "scripts", "tests")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Return a repository of a few files."""
    files = (
        "docs/index.md",
        "generator/a.py",
        "knowledge/entry.yaml",
        "mkdocs.yml",
        "tests/conftest.py",
        "tests/data/text.txt",
        "tests/snippets/test_snippets.py",
        "tests/unit/cli/test_two.py",
        APART,
        OTHER,
    )
    for name in files:
        path = tmp_path / "root" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("one", "utf-8")
    return tmp_path / "root"


def spared(root: Path) -> tuple[bool, bool]:
    """Tell whether a test that reads no knowledge is spared, and whether another one is."""
    passes = Passes(root / "passed", Sources(root, root / "generator"))
    return passes.knows(f"{APART}::test_it"), passes.knows(f"{OTHER}::test_it")


@pytest.fixture
def passed(root: Path) -> Path:
    """Return the repository after both tests passed."""
    passes = Passes(root / "passed", Sources(root, root / "generator"))
    passes.passed |= {f"{APART}::test_it", f"{OTHER}::test_it"}
    passes.learn()
    return root


def test_what_did_not_pass_is_run(root: Path) -> None:
    """Nothing is known of a new machine."""
    assert spared(root) == (False, False)


def test_what_passed_is_spared(passed: Path) -> None:
    """In the next run with the same bytes."""
    assert spared(passed) == SPARED


def test_another_test_of_the_module_is_run(passed: Path) -> None:
    """It has not passed yet."""
    passes = Passes(passed / "passed", Sources(passed, passed / "generator"))

    assert not passes.knows(f"{APART}::test_other")


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        (APART, (False, True)),
        (OTHER, (True, False)),
        ("knowledge/entry.yaml", (True, False)),
        ("tests/unit/cli/test_two.py", SPARED),
        ("docs/index.md", (False, False)),
        ("generator/a.py", (False, False)),
        ("mkdocs.yml", (False, False)),
        ("tests/conftest.py", (False, False)),
        ("tests/data/text.txt", (False, False)),
        ("tests/snippets/test_snippets.py", (False, False)),
    ],
)
def test_one_changed_byte_runs_what_depends_on_it(
    passed: Path, changed: str, expected: tuple[bool, bool]
) -> None:
    """The module itself, the generator, the pages, and what tests share; of some, the knowledge."""
    (passed / changed).write_text("ona", "utf-8")

    assert spared(passed) == expected


def test_the_entries_of_another_tree_count_as_well(passed: Path, tmp_path: Path) -> None:
    """What passed beside the entries of one tree says nothing of another tree's."""
    other = tmp_path / "tree/knowledge/other.yaml"
    other.parent.mkdir(parents=True)
    other.write_text("one", "utf-8")
    sources = Sources(passed, passed / "generator", other.parents[1])
    passes = Passes(passed / "passed", sources)

    assert passes.knows(f"{APART}::test_it")
    assert not passes.knows(f"{OTHER}::test_it")


def test_what_passed_on_another_day_is_run(passed: Path) -> None:
    """Each day runs everything once, and leaves nothing of the day before."""
    for path in (passed / "passed").iterdir():
        path.rename(path.with_name(path.name.replace(path.name[:10], "2026-01-01")))
    former = spared(passed)
    Passes(passed / "passed", Sources(passed, passed / "generator")).learn()

    assert (former, list((passed / "passed").iterdir())) == ((False, False), [])


def test_what_is_spared_apart_from_the_knowledge_reads_none(
    repository: Path, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    """These tests pass in a copy of the repository that has no knowledge."""
    if not pytestconfig.getoption("all"):
        pytest.skip("it takes minutes: --all runs it")
    copy = tmp_path / "copy"
    for name in COPIED:
        shutil.copytree(repository / name, copy / name, symlinks=True)
    # With the file .git of a worktree, git would write into the worktree in place of the copy.
    for path in (one for one in repository.iterdir() if one.is_file() and one.name != ".git"):
        shutil.copy(path, copy)
    # What a wheel holds is what git knows of.
    for words in (["init", "--quiet"], ["add", "."]):
        subprocess.run([shutil.which("git") or "git", "-C", copy, *words], check=True)
    kept = {key: text for key, text in os.environ.items() if not key.startswith("PYTEST_")}
    environment = kept | {"PYTHONPATH": str(copy / "generator")}
    others = [f"--ignore={one}" for one in READERS]
    command = [sys.executable, "-m", "pytest", "-n", "0", "-q", *others, *FOLDERS]
    done = subprocess.run(
        command, cwd=copy, env=environment, capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stdout[-9000:]
