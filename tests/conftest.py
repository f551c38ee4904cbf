"""Build the site once for every test that looks at it; count and bound what tests skip."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EPOCH = "1795132800"
MOST_SKIPS = 80


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let every snippet be run again, whatever the cache remembers."""
    parser.addoption("--all", action="store_true", help="run snippets that held before, too")


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


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many tests were skipped; pytest's own summary says why."""
    skipped = _skipped(terminalreporter)
    terminalreporter.write_line(f"{skipped} tests skipped, of {MOST_SKIPS} that may be")


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
