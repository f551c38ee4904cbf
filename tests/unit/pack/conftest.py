"""Build the wheel and the source archive of the generator with a small knowledge."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
NEEDED = ("pyproject.toml", "README.md", "LICENSE", "LICENSE-knowledge", "scripts", "generator")
STRAY = "TOKEN=secret-4711"
STRAYS = (".env", "generator/.env", "generator/faultdex/.env", "generator/faultdex/notes.txt")


@pytest.fixture(scope="session")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a project that is like this one, with stray files and a small knowledge."""
    project = tmp_path_factory.mktemp("project")
    for name in NEEDED:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, project / name)
    shutil.copytree(ROOT / "tests" / "data" / "base" / "knowledge", project / "knowledge")
    for stray in STRAYS:
        (project / stray).write_text(STRAY)
    return project


@pytest.fixture(scope="session")
def wheel(project: Path) -> Path:
    """Return the wheel of the project."""
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--wheel-dir", project / "dist", project], check=True)
    return next((project / "dist").glob("*.whl"))


@pytest.fixture(scope="session")
def installed(project: Path, wheel: Path) -> Path:
    """Return the folder of the unpacked wheel."""
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(project / "installed")
    return project / "installed"


@pytest.fixture(scope="session")
def source(project: Path) -> Path:
    """Return the source archive of the project."""
    build = [sys.executable, "-m", "hatchling", "build", "--target", "sdist"]
    subprocess.run([*build, "--directory", project / "source"], cwd=project, check=True)
    return next((project / "source").glob("*.tar.gz"))
