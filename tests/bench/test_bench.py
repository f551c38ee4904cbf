"""A small run of every benchmark ends well, so that the large ones do when they are wanted."""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from faultdex.pipeline import read

BENCH = Path(__file__).parent
PEERS = ("node", "rg", "wc", "taskset")


@pytest.fixture(scope="module")
def site_bench() -> ModuleType:
    """Return the module that measures the site."""
    spec = importlib.util.spec_from_file_location("site_bench", BENCH / "site.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def entries(folder: Path) -> int:
    """Return the count of entries of a knowledge folder."""
    return len(list(folder.glob("*/*/entry.yaml")))


def bench(name: str, *arguments: str | int) -> str:
    """Return what a benchmark prints."""
    command = [sys.executable, BENCH / name, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def table(printed: str) -> dict[str, list[str]]:
    """Return the cells of the printed rows by the first of each."""
    lines = (line for line in printed.splitlines() if line.startswith("| "))
    rows = ([cell.strip() for cell in line.strip("|").split("|")] for line in lines)
    return {row[0]: row for row in rows}


def test_copies_of_all_entries_break_no_rule(
    site_bench: ModuleType, tmp_path: Path, repository: Path
) -> None:
    """One copy of each entry stands beside it; what is no knowledge would stop a build."""
    true = entries(repository / "knowledge")
    site_bench.Trial(tmp_path, 2 * true).prepare()
    problems = read(tmp_path / "knowledge").problems

    assert (entries(tmp_path / "knowledge"), problems) == (2 * true, ())


def test_the_site_is_measured(repository: Path) -> None:
    """With two copies beside the true entries, each table has its rows."""
    count = entries(repository / "knowledge") + 2
    rows = table(bench("site.py", count))

    assert len(rows[f"{count:,}"]) == len(rows["entries"])
    assert f"the median of {count - 2}" in rows


@pytest.mark.skipif(
    not all(map(shutil.which, PEERS)), reason=f"not all of {', '.join(PEERS)} are installed"
)
def test_the_matcher_is_measured() -> None:
    """With a log of one MiB and one round, each table has its rows."""
    rows = table(bench("matcher.py", 1, 1))

    assert rows["all"][1].split(" of ")[0] != "0"
    assert {"Hyperscan, 300 signatures", "google-re2", "two processors"} <= rows.keys()


def test_the_threads_are_measured() -> None:
    """Each category has its row, and pages are written for some of the texts."""
    rows = table(bench("threads.py"))

    assert {"compilation", "runtime", "all with a message"} <= rows.keys()
    assert rows["all"][2] > "0"


def test_the_tests_are_measured() -> None:
    """Tests run in a tree with a made-up entry, where records vouch for snippets."""
    words = ("tests/snippets/test_snippets.py", "-n", 0, "-k", "device-side-assert")
    printed = bench("suite.py", 1, *words)

    assert "processor seconds" in printed
    assert "trusted: their recorded runs of" in printed


def test_the_search_is_measured(site: Path) -> None:
    """In a real browser, from the focus and from the last key to the first result."""
    if not any(map(shutil.which, ("chromium", "chromium-browser"))):
        pytest.skip("no browser is installed")
    printed = bench("search.py", str(site), 1)

    assert "| query to first result, slowest | " in printed
