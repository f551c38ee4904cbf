"""Builds of one commit."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

PARTS = ("docs", "generator", "knowledge", "mkdocs.yml")


def build(repository: Path, folder: Path, **environment: str) -> dict[str, bytes]:
    """Build a copy of the repository in `folder`; return the site's files by path."""
    for part in PARTS:
        source = repository / part
        if source.is_dir():
            shutil.copytree(source, folder / part, symlinks=True)
        else:
            shutil.copy(source, folder / part)
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", "out"]
    settled = os.environ | {"SOURCE_DATE_EPOCH": "1795132800"} | environment
    done = subprocess.run(
        command, cwd=folder, env=settled, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    out = folder / "out"
    return {
        str(path.relative_to(out)): path.read_bytes() for path in out.rglob("*") if path.is_file()
    }


def test_two_builds_are_equal(repository: Path, tmp_path: Path) -> None:
    """Folder, time zone and hash seed leave no trace in the site."""
    first, second = tmp_path / "one", tmp_path / "another" / "place"
    for folder in (first, second):
        folder.mkdir(parents=True)
    one = build(repository, first, TZ="Pacific/Auckland", PYTHONHASHSEED="1")
    other = build(repository, second, TZ="America/Los_Angeles", PYTHONHASHSEED="4242")

    assert sorted(one) == sorted(other)
    assert [path for path, content in one.items() if content != other[path]] == []


def test_no_path_of_this_machine_is_published(site: Path, repository: Path) -> None:
    """The site does not say where it was built."""
    paths = (str(repository), sys.prefix, str(site))
    texts = {
        path.name: path.read_text("utf-8")
        for path in site.rglob("*")
        if path.suffix in {".html", ".json", ".xml", ".md"}
    }

    assert [name for name, text in texts.items() if any(path in text for path in paths)] == []
