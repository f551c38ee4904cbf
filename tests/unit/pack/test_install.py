"""Try the wheel and the source archive in clean environments, with each Python that is here."""

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from subprocess import CompletedProcess

import pytest

UV = Path(sys.executable).with_name("uv")
ERROR = "launch failed: the grid is 9 blocks wide\n"
FAILS = f"import faultdex; faultdex.install(); raise RuntimeError({ERROR!r})"
MOST_PACKAGES, MOST_BYTES = 5, 15_000_000
FORMATS = ("text", "json", "json-lines", "markdown", "github", "sarif")
READING = (("show", "grid-too-wide"), ("list",), ("explain", "--help"), ("--version",))
LACKING = (("check",), ("build",), ("verify", "plan", "--stale"))
NOTEBOOK = """
import sys
from jupyter_client.manager import start_new_kernel
manager, client = start_new_kernel(kernel_name="python3")
shown = []
def keep(message):
    kind, content = message["msg_type"], message["content"]
    if kind in ("error", "display_data"):
        shown.append((kind, content.get("data", {}).get("text/html", "")))
for cell in ("%load_ext faultdex", sys.argv[1], "1 / 0", "%unload_ext faultdex", sys.argv[1]):
    client.execute_interactive(cell, output_hook=keep, timeout=60)
client.stop_channels()
manager.shutdown_kernel()
print(*(kind for kind, _ in shown))
print("/grid-too-wide/" in shown[1][1])
"""
DOCKERFILE = Path(__file__).parents[3] / "examples" / "docker" / "Dockerfile"
GREETING = json.dumps(
    {
        "jsonrpc": "2.0",
        "id": 1,
        "method": "initialize",
        "params": {
            "protocolVersion": "2025-06-18",
            "capabilities": {},
            "clientInfo": {"name": "test", "version": "1"},
        },
    }
)
LAYER = "/" + "tmp"  # where the Dockerfile puts the wheel
UNREACHED = ("Failed to fetch", "dns error", "error sending")
RELEASE = re.compile(r"3\.1\d")
PROMISED = ("3.10", "3.11", "3.12", "3.13", "3.14")
Run = Callable[..., CompletedProcess[str]]


def run(*words: str | Path, folder: Path | None = None, text: str = "") -> CompletedProcess[str]:
    """Run a command outside of the checkout, as if nothing of it were on this machine."""
    left = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("FAULTDEX", "PYTHON", "VIRTUAL_ENV"))
    }
    return subprocess.run(
        words, cwd=folder, env=left, input=text, capture_output=True, text=True, check=False
    )


def put(python: Path, *packages: str | Path) -> None:
    """Install packages; skips the test if there is no index to take them from."""
    done = run(UV, "pip", "install", "--quiet", "--python", python, *packages)
    if any(sign in done.stderr for sign in UNREACHED):
        pytest.skip("no index of packages can be reached")
    assert done.returncode == 0, done.stderr


def pythons() -> list[Path]:
    """Return this Python and others that pyenv or uv has, one for each release from 3.10 on."""
    home = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    managed = Path.home() / ".local" / "share" / "uv" / "python"
    found = [*managed.glob("cpython-3.1[0-9].*"), *home.glob("3.1[0-9].*")]
    others = {RELEASE.findall(path.name)[0]: path for path in sorted(found)}
    own = f"3.{sys.version_info.minor}"
    return [Path(sys.executable), *(others[one] / "bin/python" for one in others if one != own)]


@pytest.fixture(scope="module", params=pythons(), ids=lambda path: path.parents[1].name)
def clean(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the interpreter of a new environment that holds the wheel."""
    home = tmp_path_factory.mktemp("clean") / "venv"
    done = run(UV, "venv", "--quiet", "--python", request.param, home)
    assert done.returncode == 0, done.stderr
    put(home / "bin" / "python", request.getfixturevalue("wheel"))
    return home / "bin" / "python"


@pytest.fixture
def faultdex(clean: Path, tmp_path: Path) -> Run:
    """Return the installed command, in an empty folder."""
    return lambda *words, text="": run(
        clean.with_name("faultdex"), *words, folder=tmp_path, text=text
    )


def sizes(clean: Path) -> Iterator[int]:
    """Yield the size in bytes of each file that was installed, but for the small knowledge."""
    home = next((clean.parents[1] / "lib").glob("python*/site-packages"))
    files = (path for path in home.rglob("*") if path.is_file() and "compiled" not in path.parts)
    return (path.stat().st_size for path in files)


def test_a_bare_installation_is_small(clean: Path) -> None:
    """It goes beside any other package, in any environment."""
    listed = json.loads(run(UV, "pip", "list", "--format", "json", "--python", clean).stdout)
    names = {one["name"] for one in listed}

    assert "faultdex" in names
    assert len(names) - 1 <= MOST_PACKAGES
    assert sum(sizes(clean)) <= MOST_BYTES


def test_every_format_answers(faultdex: Run) -> None:
    """Nothing that an answer needs comes with an extra."""
    every = [faultdex("explain", "--format", form, text=ERROR) for form in FORMATS]

    assert [(one.returncode, one.stderr) for one in every] == [(0, "")] * len(FORMATS)
    assert all("grid-too-wide" in one.stdout for one in every)


def test_the_verbs_that_only_read_work(faultdex: Run) -> None:
    """They need no extra either."""
    every = [faultdex(*words) for words in READING]

    assert [(one.returncode, one.stderr) for one in every] == [(0, "")] * len(READING)


def test_a_verb_says_what_it_lacks(faultdex: Run) -> None:
    """One line, with the command that brings it."""
    every = [faultdex(*words) for words in LACKING]
    says = "needs more packages; run: pip install 'faultdex[site]'\n"

    assert [(one.returncode, one.stdout) for one in every] == [(2, "")] * len(LACKING)
    assert all(one.stderr.endswith(says) and one.stderr.count("\n") == 1 for one in every)


def test_a_program_is_answered(clean: Path, tmp_path: Path) -> None:
    """The hook finds the knowledge of the installation."""
    done = run(clean, "-c", FAILS, folder=tmp_path)

    assert (done.returncode, "grid-too-wide" in done.stderr) == (1, True)


def test_uvx_runs_the_wheel(wheel: Path, tmp_path: Path) -> None:
    """Nothing has to be installed for one answer."""
    words = ("--from", wheel, "faultdex", "explain", "-")
    done = run(UV, "tool", "run", "--quiet", *words, folder=tmp_path, text=ERROR)
    if any(sign in done.stderr for sign in UNREACHED):
        pytest.skip("no index of packages can be reached")

    assert (done.returncode, "grid-too-wide" in done.stdout) == (0, True)


def test_pipx_installs_the_wheel(wheel: Path, tmp_path: Path) -> None:
    """The command stands alone in an environment that pipx made."""
    homes = (f"PIPX_HOME={tmp_path}/home", f"PIPX_BIN_DIR={tmp_path}/bin")
    done = run("env", *homes, UV, "tool", "run", "--quiet", "pipx", "install", "--quiet", wheel)
    if any(sign in done.stderr for sign in UNREACHED):
        pytest.skip("no index of packages can be reached")
    assert done.returncode == 0, done.stderr
    told = run(tmp_path / "bin" / "faultdex", "explain", "-", folder=tmp_path, text=ERROR)

    assert (told.returncode, "grid-too-wide" in told.stdout) == (0, True)


def test_the_lines_of_the_image_give_a_server(
    wheel: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """The last RUN of the Dockerfile installs what serves agents, here without a container."""
    if not request.config.getoption("all"):
        pytest.skip("the server takes many packages; --all runs it")
    python = tmp_path / "venv" / "bin" / "python"
    made = run(UV, "venv", "--quiet", "--seed", "--python", sys.executable, tmp_path / "venv")
    assert made.returncode == 0, made.stderr
    shutil.copy(wheel, tmp_path)
    (line,) = re.findall(r"^RUN (pip .*\[mcp\].*)$", DOCKERFILE.read_text("utf-8"), re.MULTILINE)
    here = f"PATH={python.parent}:{os.environ['PATH']}"
    installed = run("env", here, "sh", "-c", line.replace(LAYER, str(tmp_path)))
    if any(sign in installed.stderr for sign in UNREACHED):
        pytest.skip("no index of packages can be reached")
    assert installed.returncode == 0, installed.stderr
    answered = run(python.with_name("faultdex"), "mcp", folder=tmp_path, text=f"{GREETING}\n")

    assert json.loads(answered.stdout)["result"]["serverInfo"]["name"] == "faultdex"


@pytest.mark.parametrize("release", PROMISED)
def test_what_it_needs_is_built_for_each_promised_python(release: str) -> None:
    """Nobody needs a compiler: each dependency has a wheel, also for a Python that is not here."""
    project = Path(__file__).parents[3] / "pyproject.toml"
    words = ("--quiet", "--no-header", "--only-binary", ":all:", "--python-version", release)
    platform = ("--python-platform", "x86_64-manylinux_2_28")
    done = run(UV, "pip", "compile", *words, *platform, project)
    if any(sign in done.stderr for sign in UNREACHED):
        pytest.skip("no index of packages can be reached")

    assert done.returncode == 0, done.stderr
    assert len(re.findall(r"^[\w.-]+==", done.stdout, re.MULTILINE)) <= MOST_PACKAGES


def test_the_source_archive_gives_the_same_wheel(source: Path, wheel: Path, tmp_path: Path) -> None:
    """Who builds from source gets what others download."""
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation")
    done = run(*pip, "--wheel-dir", tmp_path, source)
    assert done.returncode == 0, done.stderr
    (built,) = tmp_path.glob("*.whl")

    assert zipfile.ZipFile(built).namelist() == zipfile.ZipFile(wheel).namelist()


def test_a_kernel_shows_the_answer_below_the_traceback(
    wheel: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """A real kernel runs cells that fail: known, unknown, and known after unloading."""
    if not request.config.getoption("all"):
        pytest.skip("a kernel takes many packages; --all runs it")
    python = tmp_path / "venv" / "bin" / "python"
    assert run(UV, "venv", "--quiet", "--python", sys.executable, tmp_path / "venv").returncode == 0
    put(python, wheel, "ipykernel")
    done = run(python, "-c", NOTEBOOK, f"raise RuntimeError({ERROR!r})", folder=tmp_path)

    assert done.stdout.split("\n")[:2] == ["error display_data error error", "True"], done.stderr
