"""Mutants of a made-up stage are counted, and the list of equivalent ones is up to date."""

import os
import select
import shutil
import signal
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
COMMAND = (sys.executable, str(HERE / "mutate.py"), "--jobs", "1")
ENVIRONMENT = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (MAKER, HERE)))}
DRAW = """
import sys
from pathlib import Path
from mutants import draw, places_of

root, seed = Path(sys.argv[1]), int(sys.argv[2])
places = places_of(root, sorted(root.rglob("*.py")))
for one in draw(root, places, 99, seed):
    print(one.module, one.before, one.after, sep=": ")
"""
SHELF = """\
def is_full(books: int, room: int) -> bool:
    return books + 1 > room


def is_low(books: int) -> bool:
    return books < 3 or not books
"""
OTHERS = """\
LAMPS = 4


def is_dark(lamps: int) -> bool:
    return lamps < 3 or LAMPS > 7


"""
SLEEPER = """\
import os
import time

from faultdex.tiny.doors import is_open


def test_the_door_is_open():
    if not is_open():
        with open(os.environ["ALIVE"], "w") as held:
            held.write("x")
            held.flush()
            time.sleep(600)
"""


@pytest.fixture
def maker() -> None:
    """Skip a test that needs mutants where nothing makes them."""
    if not (MAKER / "requirements.lock").exists():
        pytest.skip("cosmic-ray is not installed")


def rows(*words: str | Path, status: int = 0) -> list[str]:
    """Return what the script prints below the head of its table; it ends with a status."""
    done = subprocess.run(
        [*COMMAND, *words], env=ENVIRONMENT, capture_output=True, text=True, check=False
    )
    assert done.returncode == status, done.stderr
    return done.stdout.splitlines()[2:]


def drawn(root: Path, seed: int) -> list[str]:
    """Return the mutants of all modules below a folder in the order in which a seed draws them."""
    words = [sys.executable, "-c", DRAW, str(root), str(seed)]
    done = subprocess.run(words, env=ENVIRONMENT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.mark.usefixtures("maker")
def test_mutants_are_killed_survive_or_are_listed() -> None:
    """A change is noticed only where a test passes without it and fails with it.

    What runs when modules are loaded is of all tests.
    """
    row, *survivors = rows("tiny", "--root", TREE, "--least", "67", status=1)

    assert row == "| tiny | 4 | 4 | 2 | 0 | 1 | 1 | 67 % |"
    assert survivors == [
        "    generator/faultdex/tiny/doors.py:11: ReplaceFalseWithTrue: return False -> return True"
    ]


@pytest.mark.usefixtures("maker")
def test_only_modules_that_changed_have_mutants(tmp_path: Path) -> None:
    """A pull request is asked for what it changes."""
    tree = shutil.copytree(TREE, tmp_path / "tree")
    git = [shutil.which("git") or "git", "-C", tree, "-c", "user.name=-", "-c", "user.email=-"]
    for words in (["init", "--quiet"], ["add", "."], ["commit", "--quiet", "--message=-"]):
        subprocess.run([*git, *words], check=True)

    assert rows("--root", tree, "--changed", "HEAD") == []


@pytest.mark.usefixtures("maker")
def test_code_that_changes_elsewhere_changes_no_draw(tmp_path: Path) -> None:
    """A line that only moves keeps its mutant and its turn; another seed gives others."""
    (tmp_path / "shelf.py").write_text(SHELF)
    before, other = drawn(tmp_path, 1), drawn(tmp_path, 2)
    (tmp_path / "shelf.py").write_text(f"{OTHERS}{SHELF}")
    (tmp_path / "lamps.py").write_text(OTHERS)
    after = drawn(tmp_path, 1)

    assert len(before) > 5
    assert [one for one in after if one in before] == before
    assert len(after) > len(before)
    assert other != before


@pytest.mark.usefixtures("maker")
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_tests_end_with_the_program_that_runs_them(tmp_path: Path, number: int) -> None:
    """A mutant that waits for minutes is not left at work, nor is a copy, unless it was killed."""
    tree = shutil.copytree(TREE, tmp_path / "tree")
    (tree / "tests/unit/tiny/test_doors.py").write_text(SLEEPER)
    copies, alive = tmp_path / "copies", tmp_path / "alive"
    copies.mkdir()
    os.mkfifo(alive)
    held = os.open(alive, os.O_RDONLY | os.O_NONBLOCK)
    with subprocess.Popen(
        [*COMMAND, "tiny", "--root", tree],
        env=ENVIRONMENT | {"ALIVE": str(alive), "TMPDIR": str(copies)},
        stdout=subprocess.DEVNULL,
    ) as running:
        assert select.select([held], [], [], 120)[0]
        assert os.read(held, 1) == b"x"
        running.send_signal(number)
        ended = select.select([held], [], [], 60)[0] and os.read(held, 1)
    os.close(held)

    assert ended == b""
    assert number == signal.SIGKILL or [*copies.iterdir()] == []


@pytest.mark.parametrize("mutant", LISTED, ids=lambda one: f"{one['module']}: {one['line']}")
def test_a_listed_mutant_is_one_of_a_line_that_exists(mutant: dict[str, str]) -> None:
    """A reason that has lost its line goes too."""
    path = ROOT / mutant["module"]

    assert mutant["line"] in map(str.strip, path.read_text("utf-8").splitlines())
    assert len(mutant["reason"].split()) > 3
