"""The written pages, built by the theme's successor."""

import subprocess
import sys
from pathlib import Path

import pytest

CONFIG = """\
[project]
site_name = "Faultdex"
docs_dir = "pages"
site_dir = "site"
"""


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory, repository: Path) -> Path:
    """Return the site that Zensical makes of what `faultdex render` wrote."""
    folder = tmp_path_factory.mktemp("other") / "written"
    tools = Path(sys.executable).parent
    written = subprocess.run(
        [tools / "faultdex", "render", "--out", folder],
        cwd=repository, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert written.returncode == 0, written.stdout + written.stderr
    (folder / "zensical.toml").write_text(CONFIG, "utf-8")
    built = subprocess.run(
        [tools / "zensical", "build"], cwd=folder, capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stdout + built.stderr
    return folder / "site"


def test_it_builds_the_same_entry_pages(site: Path, other: Path, repository: Path) -> None:
    """We can move to another builder any day."""
    ids = {path.parent.name for path in repository.glob("knowledge/*/*/entry.yaml")}
    ours = {path.parent.name for path in site.glob("*/index.html")} & ids
    theirs = {path.parent.name for path in other.glob("*/index.html")} & ids

    assert theirs == ours == ids
