"""Hold notebooks, logging and pytest to showing the answer once, where the error stands."""

import io
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from subprocess import CompletedProcess

import pytest

import faultdex
from faultdex.interface.notebook import EVENT, Result

ERROR = "launch failed: the grid is 9 blocks wide"
TITLE = "launch failed: the grid is too wide"
Run = Callable[..., CompletedProcess[str]]
TESTS = f"""
import sys

def test_fails():
    raise RuntimeError("{ERROR}")

def test_fails_after_a_child_did():
    print("{ERROR}", file=sys.stderr)
    assert False

def test_fails_for_another_reason():
    assert 1 == 2

def test_passes():
    print("{ERROR}", file=sys.stderr)
"""


class Events(dict[str, list[Callable[[Result], None]]]):
    """What IPython calls at its events."""

    def register(self, event: str, function: Callable[[Result], None]) -> None:
        """Take a function."""
        self.setdefault(event, []).append(function)

    def unregister(self, event: str, function: Callable[[Result], None]) -> None:
        """Leave a function out."""
        self.setdefault(event, []).remove(function)


class Shell:
    """The part of IPython that an extension sees."""

    def __init__(self) -> None:
        """Begin without functions."""
        self.events = Events()


def fail() -> None:
    """Raise what a library raises."""
    raise RuntimeError(ERROR)


@pytest.fixture
def logger() -> Iterator[tuple[logging.Logger, io.StringIO]]:
    """Return a logger with the handler, and what the handler prints on."""
    printed = io.StringIO()
    handler = faultdex.LogHandler(stream=printed)
    logger = logging.getLogger("job")
    logger.addHandler(handler)
    yield logger, printed
    logger.removeHandler(handler)


def test_an_extension_is_loaded_once_and_unloaded() -> None:
    """`%load_ext` may stand in many cells."""
    shell = Shell()
    faultdex.load_ipython_extension(shell)
    faultdex.load_ipython_extension(shell)
    loaded = len(shell.events[EVENT])
    faultdex.unload_ipython_extension(shell)

    assert (loaded, shell.events[EVENT]) == (1, [])


@pytest.mark.usefixtures("small")
def test_a_logged_exception_is_answered_once(logger: tuple[logging.Logger, io.StringIO]) -> None:
    """A loop that goes on after its errors does not fill the log with answers."""
    own, printed = logger
    for _ in range(2):
        try:
            fail()
        except RuntimeError:
            own.exception("step failed")

    assert printed.getvalue().count(f"{TITLE}\n") == 1


@pytest.mark.usefixtures("small")
def test_what_is_no_error_or_not_known_prints_nothing(
    logger: tuple[logging.Logger, io.StringIO],
) -> None:
    """A warning is not asked about, and an unknown error has no answer."""
    own, printed = logger
    own.warning(ERROR)
    own.error("disk is slow")

    assert printed.getvalue() == ""


def test_pytest_shows_answers_to_failed_tests_only(python: Run, tmp_path: Path) -> None:
    """The answer is a section of the report; a test that passes has none."""
    (tmp_path / "test_job.py").write_text(TESTS)
    words = ("-m", "pytest", "-p", "faultdex.pytest_plugin", "-p", "no:cacheprovider", ".")
    done = python(*words)

    assert "3 failed, 1 passed" in done.stdout
    assert (done.stdout.count(f"{TITLE}\n"), done.returncode) == (2, 1)


def test_pytest_without_the_plugin_is_as_ever(python: Run, tmp_path: Path) -> None:
    """It is loaded on demand, and an installation alone changes nothing."""
    (tmp_path / "test_job.py").write_text(TESTS)
    done = python("-m", "pytest", "-p", "no:cacheprovider", ".")

    assert (TITLE in done.stdout, done.returncode) == (False, 1)
