"""Hold the repository around the generator: locks, workflows, scripts and documents."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from faultdex.cli.application import VERBS

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCK = (ROOT / "requirements.lock").read_text("utf-8")
TORCH_LOCK = (ROOT / "tests" / "torch.lock").read_text("utf-8")
PIN = re.compile(r"^([\w.-]+)==([\w.+!]+)", re.MULTILINE)
PINNED = dict(PIN.findall(LOCK))
WANTED = [
    *PROJECT["project"]["dependencies"],
    *PROJECT["project"]["optional-dependencies"]["site"],
    *PROJECT["dependency-groups"]["dev"],
]
CODED = "8598ea8cae7fc312cc738781001ccb2dd5f2958e"
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))
SCRIPTS = [
    path for path in sorted((ROOT / "scripts").iterdir()) if path.is_file() and not path.suffix
]


@pytest.mark.parametrize("wanted", WANTED)
def test_the_lock_satisfies_the_project(wanted: str) -> None:
    """A dependency that changed in pyproject.toml is locked anew in the same commit."""
    requirement = Requirement(wanted)
    pinned = PINNED[canonicalize_name(requirement.name)]

    assert requirement.specifier.contains(pinned, prereleases=True)


@pytest.mark.parametrize("lock", [LOCK, TORCH_LOCK], ids=["requirements", "torch"])
def test_everything_locked_has_hashes(lock: str) -> None:
    """Pip refuses a file whose hash is not in the lock."""
    blocks = re.split(r"\n(?=\S)", lock)

    assert [block for block in blocks if "==" in block and "--hash=sha256:" not in block] == []


def test_the_lock_names_no_index() -> None:
    """Where packages come from is the machine's business."""
    assert "://" not in LOCK + TORCH_LOCK


def test_the_torch_of_the_tests_is_locked() -> None:
    """With all that it needs, in the versions that the environment has already."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    pins = PIN.findall(TORCH_LOCK)

    assert [f"torch=={release}" for name, release in pins if name == "torch"] == re.findall(
        r"^TORCH +\?= (\S+)$", makefile, re.MULTILINE
    )
    assert len(pins) > 20
    assert {pin for pin in pins if pin[0] in PINNED} <= {*PIN.findall(LOCK)}


def test_torch_is_installed_by_its_hashes(tmp_path: Path) -> None:
    """On runners nothing but what the lock lists; else, and for other releases, by the name."""
    uv = tmp_path / "uv"
    uv.write_text('#!/bin/sh\necho "$@"\n', "ascii")
    uv.chmod(0o755)
    release = dict(PIN.findall(TORCH_LOCK))["torch"]
    told = [
        subprocess.run(
            [str(ROOT / "scripts" / "torch"), wanted],
            cwd=ROOT, env={"PATH": f"{tmp_path}:/usr/bin:/bin", **where}, capture_output=True,
            text=True, check=True,
        ).stdout
        for wanted, where in (
            (f"torch=={release}", {"GITHUB_ACTIONS": "true"}),
            ("torch==2.6.0", {"GITHUB_ACTIONS": "true"}),
            (f"torch=={release}", {}),
        )
    ]  # fmt: skip

    assert "--no-deps --require-hashes --requirement tests/torch.lock" in told[0]
    assert told[1].split()[-1] == "torch==2.6.0"
    assert told[2].split()[-1] == f"torch=={release}"


def test_releases_are_installed_by_hashes() -> None:
    """Each listed release has its lock, in which every package has a hash."""
    listed = (ROOT / "knowledge" / "releases.yaml").read_text("utf-8")
    releases = re.findall(r'torch: "([\d.]+)"', listed)
    locks = {one.stem: one.read_text("utf-8") for one in (ROOT / "tests/releases").glob("*.lock")}

    assert sorted(locks) == sorted(f"torch-{one}" for one in releases)
    for name, text in locks.items():
        parts = re.split(r"(?m)^(?=\w)", text)[1:]
        assert name.replace("-", "==") in [part.split()[0] for part in parts]
        assert all("--hash=sha256:" in part for part in parts)
    told = (ROOT / "scripts" / "releases").read_text("utf-8")
    assert '--require-hashes --requirement "tests/releases/torch-$torch.lock"' in told


def test_tests_run_on_the_newest_listed_release() -> None:
    """The release that `make test` installs is the newest on which `make releases` runs."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    listed = (ROOT / "knowledge" / "releases.yaml").read_text("utf-8")
    releases = re.findall(r'torch: "([\d.]+)"', listed)

    assert re.findall(r"^TORCH +\?= torch==(\S+)$", makefile, re.MULTILINE) == [
        max(releases, key=Version)
    ]


def test_the_workflows_are_safe() -> None:
    """Actions are pinned by commit and get no right that they do not need."""
    tool = Path(sys.executable).with_name("zizmor")
    words = [tool, "--offline", "--quiet", ROOT / ".github"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_a_script_is_short_and_stops_at_errors(path: Path) -> None:
    """What is longer than thirty lines belongs into the package."""
    lines = path.read_text("utf-8").splitlines()

    assert (len(lines) <= 30, lines[0][:2]) == (True, "#!")
    assert re.search(r"^set -[eu]+", "\n".join(lines), re.MULTILINE)


def test_continuous_integration_runs_the_test_command() -> None:
    """What the readme promises is what runs."""
    assert re.search(r"^exec make test$", (ROOT / ".ci" / "run").read_text("utf-8"), re.MULTILINE)


def test_contributing_fits_on_a_few_screens() -> None:
    """Nobody reads more than 150 lines before a first contribution."""
    assert len((ROOT / "CONTRIBUTING.md").read_text("utf-8").splitlines()) < 150


def test_the_writing_guide_says_where_its_examples_lie() -> None:
    """A checkout shows the braces that the site fills in, so a reader needs the folder."""
    guide = (ROOT / "docs" / "writing-guide.md").read_text("utf-8")
    note = re.search(r"\{#(.+?)#\}", guide, re.DOTALL)
    folder = re.search(r"knowledge/[\w/-]+/", note[1]) if note else None
    shown = re.findall(r'faultdex\.example\["([^"]+)"\]', guide)

    assert folder
    assert shown
    assert [name for name in shown if not (ROOT / folder[0] / name).is_file()] == []


def test_no_code_of_an_entry_ever_changed() -> None:
    """Every line that codes.lock had since all entries had one is still there."""
    words = ["git", "log", "--first-parent", "--format=", "-p", f"{CODED}..HEAD"]
    words += ["--", "knowledge/codes.lock"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip("this is no clone with a history")
    removed = set(re.findall(r"^-(FX.*)", done.stdout, re.MULTILINE))
    present = (ROOT / "knowledge" / "codes.lock").read_text("utf-8").splitlines()

    assert removed - {*present} == set()


@pytest.mark.parametrize("verb", sorted({verb.words.split()[0] for verb in VERBS}))
def test_the_readme_names_every_verb(verb: str) -> None:
    """A verb that the readme does not name is one that nobody finds."""
    assert f"`faultdex {verb}" in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("path", DECISIONS, ids=lambda path: path.stem)
def test_a_decision_has_its_three_parts(path: Path) -> None:
    """A decision says what was given, what was decided and what follows."""
    heads = re.findall(r"^## (.+)$", path.read_text("utf-8"), re.MULTILINE)

    assert heads == ["Context", "Decision", "Consequences"]
