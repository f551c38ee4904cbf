"""Build the site of this repository once, for every test that looks at it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EPOCH = "1795132800"


@pytest.fixture(scope="session")
def repository() -> Path:
    """Return the root of the repository."""
    return ROOT


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a strictly built site."""
    folder = tmp_path_factory.mktemp("built") / "site"
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    environment = os.environ | {"SOURCE_DATE_EPOCH": EPOCH}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        pytest.fail(f"the site does not build:\n{done.stdout}{done.stderr}", pytrace=False)
    return folder
