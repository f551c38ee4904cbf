"""The zip that `make offline` writes."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from faultdex.cli.offline import FOLDER
from faultdex.offline import archive, offline

EPOCH = "1795132800"


@pytest.fixture
def tree(
    small_tree: Callable[[Path], Path],
    repository: Path,
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> Path:
    """Return a tree of two entries, or the repository with --all."""
    return repository if request.config.getoption("all") else small_tree(tmp_path / "tree")


def test_two_copies_are_equal(tree: Path, tmp_path: Path) -> None:
    """Another build, elsewhere and with other hashes, gives the same zip to the last byte."""
    site = tmp_path / "site"
    built = [sys.executable, "-m", "mkdocs", "build", "--site-dir", site]
    subprocess.run(built, cwd=tree, env=os.environ | {"SOURCE_DATE_EPOCH": EPOCH}, check=True)
    files = {
        path.relative_to(site).as_posix(): path.read_bytes()
        for path in site.rglob("*")
        if path.is_file()
    }
    out = tmp_path / "new" / "copy.zip"
    tool = Path(sys.executable).with_name("faultdex")
    done = subprocess.run(
        [tool, "offline", "--out", out],
        cwd=tree,
        env=os.environ | {"TZ": "Pacific/Auckland", "PYTHONHASHSEED": "4242"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert "unpack it" in done.stdout
    assert out.read_bytes() == archive(offline(files), FOLDER)
