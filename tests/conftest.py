"""Build the site once for every test that looks at it; count and bound what tests skip."""

import os
import shutil
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import kept
import pytest
import spared
from kept import GENERATOR, HERE, Keep, alone, hard_link

from faultdex.match import compile_index
from faultdex.model.book import Book
from faultdex.pipeline import BuildResult
from faultdex.render.setting import BASE_URL

ROOT = Path(__file__).parents[1]
EPOCH = "1795132800"
MOST_SKIPS = 80
SAMPLE = 240
TODAY = datetime.now(UTC).date()
TURNS = (
    "by turns, a part each day, and whole with --all: disguises of samples, copies of entries,"
    " owners of the hints, widths of dark pages under axe;"
    " by --all alone: whole lists and listings under axe, the zip of the whole site;"
    " by the nightly run alone: a cluster of Ray"
)
WHY = {
    "untrusted": "ran: new or changed, or without a record that holds",
    "sampled": "ran: the sample of {day}, part {part}, {seconds:.0f} s by their records",
    "held here before": "held here before",
    "trusted": "trusted: their recorded runs of {first} to {last} hold; --all runs them",
}
LOCK = {
    "names it": "",
    "does not name it": "the runner has changed: no record is trusted until all snippets held",
    "names it from now on": "the runner has changed: commit tests/snippets/runner.lock",
}


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run choose how many of the snippets it runs, and from where they are."""
    add = parser.addoption
    add("--all", action="store_true", help="run everything, whatever vouches for it")
    add("--shard", type=part_of, default=(1, 1), metavar="I/N", help="a part of the snippets")
    add("--sample", type=float, default=SAMPLE, metavar="S", help="seconds of recorded snippets")
    add("--day", type=date.fromisoformat, default=TODAY, metavar="DAY", help="day of the sample")
    add("--tree", type=Path, default=ROOT, metavar="DIR", help="folder that holds knowledge/")


def pytest_configure(config: pytest.Config) -> None:
    """Keep what is made and what passed for later runs."""
    for plugin in (kept, spared):
        config.pluginmanager.register(plugin)


def part_of(text: str) -> tuple[int, int]:
    """Return the numbers of 2/4; raises ValueError for anything else."""
    part, parts = map(int, text.split("/"))
    if not 1 <= part <= parts:
        raise ValueError(text)
    return part, parts


@pytest.fixture(scope="session", autouse=True)
def hear_interrupts() -> None:
    """Hear the signals that a shell lets its background commands ignore, as `nohup` does.

    What is started inherits that, and the signals of tests would never arrive.
    """
    for one in (signal.SIGINT, signal.SIGHUP, signal.SIGQUIT):
        if signal.getsignal(one) is signal.SIG_IGN:
            signal.signal(one, signal.SIG_DFL)


@pytest.fixture(scope="session")
def repository() -> Path:
    """Return the root of the repository."""
    return ROOT


@pytest.fixture(scope="session")
def small_tree() -> Callable[[Path], Path]:
    """Return what fills a folder with all that a build needs: guides, theme, and two entries.

    The guides name one entry, so one of the two has its name; the writing guide shows that entry's
    files, which these are not, and is left out.
    """
    return _small_tree


def _small_tree(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    shutil.copytree(ROOT / "docs", folder / "docs", symlinks=True)
    (folder / "docs" / "writing-guide.md").write_text("# Writing guide\n", "utf-8")
    shutil.copytree(ROOT / "tests/data/base/knowledge", folder / "knowledge")
    for file in (folder / "knowledge").rglob("*.*"):
        text = file.read_text("utf-8")
        file.write_text(text.replace("grid-too-wide", "cuda-home-not-set"), "utf-8")
    runtime = folder / "knowledge" / "runtime"
    (runtime / "grid-too-wide").rename(runtime / "cuda-home-not-set")
    shutil.copy(ROOT / "mkdocs.yml", folder)
    return folder


@pytest.fixture(scope="session")
def turns(pytestconfig: pytest.Config) -> Callable[[Sequence[Any], int], list[Any]]:
    """Return what takes one of `parts` parts of a list: another one each day, all with --all."""
    day = 0 if pytestconfig.getoption("all") else pytestconfig.getoption("day").toordinal()

    def taken(items: Sequence[Any], parts: int) -> list[Any]:
        return list(items)[day % parts :: parts] if day else list(items)

    return taken


@pytest.fixture(scope="session")
def keep(pytestconfig: pytest.Config, shared: Path) -> Keep:
    """Return what former runs on this machine made; with --all, what this run made."""
    return Keep(shared / "kept") if pytestconfig.getoption("all") else HERE


@pytest.fixture(scope="session")
def whole_knowledge(keep: Keep) -> Book:
    """Return the knowledge itself; the first process that asks reads it for all."""
    return keep.book()


@pytest.fixture(scope="session")
def reading(whole_knowledge: Book) -> BuildResult:
    """Return the knowledge with its index, as reading it gives."""
    return BuildResult(whole_knowledge, compile_index(whole_knowledge, BASE_URL), ())


@pytest.fixture(scope="session")
def shared(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder that all processes of this test run share."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if hasattr(request.config, "workerinput") else own


@pytest.fixture(scope="session")
def site(shared: Path, keep: Keep) -> Path:
    """Return the folder of a strictly built site; the first process that asks builds it."""
    folder = shared / "site"
    sources = (GENERATOR, *(ROOT / name for name in ("docs", "knowledge", "mkdocs.yml")))

    def link_all(made: Path) -> Path:
        return shutil.copytree(made, folder, copy_function=hard_link)

    with alone(shared / "site.lock"):
        return folder if folder.exists() else keep.get("site", sources, build, link_all)


def build(site: Path) -> None:
    """Build the site, strictly, into a folder."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", site]
    environment = os.environ | {"SOURCE_DATE_EPOCH": EPOCH}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        pytest.fail(f"the site does not build:\n{done.stdout}{done.stderr}", pytrace=False)


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Say how many tests were skipped, and what came of the snippets."""
    skipped = _skipped(terminalreporter)
    terminalreporter.write_line(f"{skipped} tests skipped, of {MOST_SKIPS} that may be")
    if not config.getoption("all"):
        terminalreporter.write_line(TURNS)
    said = dict(_snippets(terminalreporter))
    for line in _summary(said, config) if said else ():
        terminalreporter.write_line(line)


def _snippets(reporter: pytest.TerminalReporter) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield what the tests of snippets said, on whichever process they ran."""
    reports = [one for some in reporter.stats.values() for one in some]
    for report in (one for one in reports if isinstance(one, pytest.TestReport)):
        yield from (
            (report.nodeid, said) for key, said in report.user_properties if key == "snippet"
        )


def _summary(said: dict[str, dict[str, Any]], config: pytest.Config) -> Iterator[str]:
    """Yield how many snippets ran, needed no run or could not, and why."""
    every = list(said.values())
    days = [one["day"] for one in every if one["day"]]
    filled = {
        "day": config.getoption("day"),
        "seconds": config.getoption("sample"),
        "part": every[0]["part"],
        "first": min(days, default=""),
        "last": max(days, default=""),
    }
    missing = Counter(one["reason"] for one in every if one["result"] == "unsupported")
    counts = Counter(one["how"] for one in every if one["result"] != "unsupported")
    yield f"snippets: {len(every)}, and {every[0]['elsewhere']} need a GPU: make gpu-verify"
    yield from (
        f"  {counts[how]} {text.format(**filled)}" for how, text in WHY.items() if counts[how]
    )
    yield from (f"  {count} skipped: {reason}" for reason, count in sorted(missing.items()))
    yield from (f"  flaky: {name}: {one['flaky']}" for name, one in said.items() if one["flaky"])
    if text := LOCK[every[0]["lock"]]:
        yield f"  {text}"


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail where so much is skipped that passing would mean little."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter and _skipped(reporter) > MOST_SKIPS:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def _skipped(reporter: pytest.TerminalReporter) -> int:
    """Count skipped tests but those of snippets, which have a count and a bound of their own."""
    reports = reporter.stats.get("skipped", ())
    return sum(not report.nodeid.startswith("tests/snippets/") for report in reports)
