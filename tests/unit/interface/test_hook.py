"""Hold the hook to its promise: the traceback first and whole, then the answer, or nothing."""

from collections.abc import Callable
from subprocess import CompletedProcess

import pytest

Run = Callable[..., CompletedProcess[str]]
FAILS = 'raise RuntimeError("launch failed: the grid is 9 blocks wide")'
TITLE = "launch failed: the grid is too wide\n"
INSTALLS = "import faultdex; faultdex.install()"
HOOKED = f"{INSTALLS}\n{FAILS}"
IN_A_THREAD = f"""
import faultdex, threading
faultdex.install()
def fail():
    {FAILS}
thread = threading.Thread(target=fail)
thread.start()
thread.join()
print("went on")
"""
REPLACED = f"""
import faultdex, sys
sys.excepthook = lambda kind, error, trace: print("own hook:", error, file=sys.stderr)
faultdex.install()
{FAILS}
"""
BROKEN = f"""
import faultdex, sys
def broken(*_):
    raise OSError("no space")
sys.excepthook = broken
faultdex.install()
{FAILS}
"""
PUT_BACK = """
import faultdex, sys, threading
before = sys.excepthook, threading.excepthook
faultdex.install(); faultdex.install()
print(sys.excepthook is before[0], threading.excepthook is before[1])
faultdex.uninstall()
print(sys.excepthook is before[0], threading.excepthook is before[1])
"""
COSTS = """
import sys
import faultdex
print(*(one for one in sys.modules if one.partition(".")[0] == "faultdex"))
before = {*sys.modules}
faultdex.install()
print(*(one for one in {*sys.modules} - before if one.startswith("faultdex.")))
"""


def test_the_answer_stands_below_the_traceback(python: Run) -> None:
    """The traceback is what Python prints without the hook, and so is the status."""
    plain, hooked = python("-c", f"\n{FAILS}"), python("-c", HOOKED)

    assert hooked.stderr.startswith(f"{plain.stderr}\n{TITLE}")
    assert (hooked.returncode, hooked.stdout) == (plain.returncode, plain.stdout) == (1, "")


def test_a_thread_is_answered_and_the_program_goes_on(python: Run) -> None:
    """An error in a thread of a loader ends nothing else."""
    done = python("-c", IN_A_THREAD)

    assert (TITLE in done.stderr, done.stdout, done.returncode) == (True, "went on\n", 0)


def test_a_hook_that_was_there_prints_as_before(python: Run) -> None:
    """Frameworks have hooks of their own."""
    done = python("-c", REPLACED)

    assert done.stderr.startswith(f"own hook: launch failed: the grid is 9 blocks wide\n\n{TITLE}")


def test_a_hook_that_breaks_hides_no_traceback(python: Run) -> None:
    """Python prints both errors then, and the answer stands there too."""
    done = python("-c", BROKEN)

    assert "Error in sys.excepthook" in done.stderr
    assert {"OSError: no space", TITLE.rstrip()} <= {*done.stderr.split("\n")}


@pytest.mark.parametrize(
    "ends", ["raise KeyboardInterrupt", "raise SystemExit(3)", "import sys; sys.exit('no')"]
)
def test_what_the_user_wants_is_not_answered(python: Run, ends: str) -> None:
    """Ctrl-C and an exit are no failures, and keep their status."""
    plain, hooked = python("-c", f"\n{ends}"), python("-c", f"{INSTALLS}\n{ends}")

    assert (hooked.stderr, hooked.returncode) == (plain.stderr, plain.returncode)


def test_what_no_entry_explains_is_printed_alone(python: Run) -> None:
    """Nothing is said where nothing is known."""
    fails = "raise KeyError('name')"
    plain, hooked = python("-c", f"\n{fails}"), python("-c", f"{INSTALLS}\n{fails}")

    assert hooked.stderr == plain.stderr


def test_the_environment_can_say_no(python: Run) -> None:
    """Who runs somebody else's program decides."""
    done = python("-c", HOOKED, FAULTDEX_HOOK="0")

    assert (TITLE in done.stderr, done.returncode) == (False, 1)


def test_missing_knowledge_adds_a_line_and_no_traceback(python: Run, tmp_path: object) -> None:
    """The program's own error is what counts."""
    done = python("-c", HOOKED, FAULTDEX_KNOWLEDGE=f"{tmp_path}/gone")

    assert (done.stderr.count("Traceback"), done.returncode) == (1, 1)


def test_a_closed_error_stream_is_no_error(python: Run) -> None:
    """A daemon has none."""
    done = python("-c", f"import sys; sys.stderr = None\n{HOOKED}")

    assert (done.stdout, done.returncode) == ("", 1)


def test_the_hooks_can_be_put_back(python: Run) -> None:
    """Twice installed is once installed."""
    assert python("-c", PUT_BACK).stdout == "False False\nTrue True\n"


def test_the_import_loads_nothing(python: Run) -> None:
    """A program that never fails pays for one small module, and for one more if it installs."""
    first, then = python("-c", COSTS).stdout.splitlines()

    assert first == "faultdex"
    assert {*then.split()} == {"faultdex.interface", "faultdex.interface.hook"}
