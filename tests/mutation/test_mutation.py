"""Mutants of a made-up stage are counted, and the list of equivalent ones is up to date."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
MAKER = ROOT / ".cache" / "cosmic-ray"
TREE = ROOT / "tests" / "data" / "mutation"
LISTED = tomllib.loads((HERE / "equivalent.toml").read_text("utf-8")).get("mutant", [])


def rows(*words: str | Path, status: int = 0) -> list[str]:
    """Return what the script prints below the head of its table; it ends with a status."""
    if not (MAKER / "requirements.lock").exists():
        pytest.skip("cosmic-ray is not installed")
    done = subprocess.run(
        [sys.executable, HERE / "mutate.py", "--jobs", "1", *words],
        env=os.environ | {"PYTHONPATH": str(MAKER)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == status, done.stderr
    return done.stdout.splitlines()[2:]


def test_mutants_are_killed_survive_or_are_listed() -> None:
    """A change is noticed only where a test passes without it and fails with it."""
    row, *survivors = rows("tiny", "--root", TREE, "--least", "51", status=1)

    assert row == "| tiny | 3 | 3 | 1 | 0 | 1 | 1 | 50 % |"
    assert survivors == [
        "    generator/faultdex/tiny/doors.py:11: ReplaceFalseWithTrue: return False -> return True"
    ]


def test_only_modules_that_changed_have_mutants(tmp_path: Path) -> None:
    """A pull request is asked for what it changes."""
    tree = shutil.copytree(TREE, tmp_path / "tree")
    git = [shutil.which("git") or "git", "-C", tree, "-c", "user.name=-", "-c", "user.email=-"]
    for words in (["init", "--quiet"], ["add", "."], ["commit", "--quiet", "--message=-"]):
        subprocess.run([*git, *words], check=True)

    assert rows("--root", tree, "--changed", "HEAD") == []


@pytest.mark.parametrize("mutant", LISTED, ids=lambda one: f"{one['module']}: {one['line']}")
def test_a_listed_mutant_is_one_of_a_line_that_exists(mutant: dict[str, str]) -> None:
    """A reason that has lost its line goes too."""
    path = ROOT / mutant["module"]

    assert mutant["line"] in map(str.strip, path.read_text("utf-8").splitlines())
    assert len(mutant["reason"].split()) > 3
