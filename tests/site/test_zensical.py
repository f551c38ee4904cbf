"""The written pages, built by the theme's successor."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

CONFIG = """\
[project]
site_name = "Faultdex"
docs_dir = "pages"
site_dir = "site"
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory, small_tree: Callable[[Path], Path]) -> Path:
    """Return a tree with two entries."""
    return small_tree(tmp_path_factory.mktemp("tree"))


@pytest.fixture(scope="module")
def other(tree: Path) -> Path:
    """Return the site that Zensical makes of what `faultdex render` wrote."""
    folder = tree / "written"
    tools = Path(sys.executable).parent
    written = subprocess.run(
        [tools / "faultdex", "render", "--knowledge", tree / "knowledge", "--out", folder],
        cwd=tree, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert written.returncode == 0, written.stdout + written.stderr
    (folder / "zensical.toml").write_text(CONFIG, "utf-8")
    built = subprocess.run(
        [tools / "zensical", "build"], cwd=folder, capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stdout + built.stderr
    return folder / "site"


def test_it_builds_a_page_of_each_entry(tree: Path, other: Path) -> None:
    """We can move to another builder any day."""
    ids = {path.parent.name for path in tree.glob("knowledge/*/*/entry.yaml")}
    built = {path.parent.name for path in other.glob("*/index.html")}

    assert len(ids) == 2
    assert ids <= built
