"""Hold the wheel to what a cluster without internet needs."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
STRAY = "TOKEN=secret-4711"
STRAYS = (".env", "generator/.env", "generator/faultdex/.env", "generator/faultdex/notes.txt")


def output(*words: str) -> str:
    """Return what a command prints."""
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


def explained(installed: Path, folder: Path, *words: str, text: str = "") -> str:
    """Return what the installed command prints in `folder`, which is no checkout."""
    left = {name: value for name, value in os.environ.items() if not name.startswith("FAULTDEX")}
    done = subprocess.run(
        [sys.executable, "-m", "faultdex", *words],
        cwd=folder,
        env=left | {"PYTHONPATH": str(installed)},
        input=text,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_the_wheel_explains_without_the_repository(installed: Path, tmp_path: Path) -> None:
    """The compiled knowledge is in it."""
    told = explained(
        installed, tmp_path, "explain", text="launch failed: the grid is 9 blocks wide"
    )

    assert "grid-too-wide (root cause)" in told


def test_the_wheel_shows_whole_pages(installed: Path, tmp_path: Path) -> None:
    """So are the pages, for who cannot open the site."""
    told = explained(installed, tmp_path, "show", "grid-too-wide")

    assert "## Fix" in told


def test_the_wheel_carries_pages_of_entries_and_workflows_only(installed: Path) -> None:
    """The site's own pages make no sense in a terminal."""
    places = installed / "faultdex" / "pack" / "compiled" / "places.json"
    names = {name for name in json.loads(places.read_text("utf-8")) if name.endswith(".md")}

    assert names == {"grid-too-wide.md", "block-too-large.md", "workflows/launch-refused.md"}


def test_the_wheel_holds_the_package_and_nothing_that_lies_beside_it(installed: Path) -> None:
    """A file that is no part of the package is not published, whatever git knows of it."""
    tracked = output("git", "-C", str(ROOT / "generator"), "ls-files", ".")
    packed = [file for file in installed.rglob("*") if file.is_file()]
    names = {file.relative_to(installed).as_posix() for file in packed}

    assert set(tracked.split()) <= names
    assert [file for file in packed if STRAY.encode() in file.read_bytes()] == []


def test_the_source_archive_holds_nothing_that_lies_beside_the_package(source: Path) -> None:
    """It has what a wheel is built of."""
    names = {name.partition("/")[2] for name in output("tar", "-tzf", str(source)).split()}

    assert {"generator/faultdex/__main__.py", "scripts/pack.py", "LICENSE-knowledge"} <= names
    assert names.isdisjoint(STRAYS)


def test_both_licences_are_named(installed: Path) -> None:
    """The code has one, and the knowledge in the wheel another."""
    metadata = next(installed.glob("*.dist-info/METADATA")).read_text("utf-8")

    assert "License-Expression: Apache-2.0 AND CC-BY-4.0" in metadata
