"""Hold `python -m faultdex script.py` to what `python script.py` does."""

from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

Run = Callable[..., CompletedProcess[str]]
FAILS = 'raise RuntimeError("launch failed: the grid is 9 blocks wide")'
TITLE = "launch failed: the grid is too wide\n"
PROGRAMS = {
    "words": "import sys; print(sys.argv[1:], __name__, __file__, sys.path[0])",
    "names": "print(__spec__, __package__, __doc__, type(__loader__), __builtins__)",
    "input": "print(input())",
    "status": "import sys; sys.exit(3)",
    "message": "import sys; sys.exit('stopped')",
    "at once": "import os; os._exit(7)",
    "killed": "import os; os.kill(os.getpid(), 9)",
    "interrupted": "import os, signal; os.kill(os.getpid(), signal.SIGINT)",
    "interrupt": "raise KeyboardInterrupt",
    "no syntax": "def f(:\n    pass",
    "no module": "import a_module_that_is_not_there",
    "error": "def f():\n    raise KeyError('x')\nf()",
    "at exit": "import atexit; atexit.register(print, 'bye'); print('hello')",
    "thread": "import threading, time\nX = 5\n"
    "threading.Thread(target=lambda: (time.sleep(0.3), print(X))).start()",
    "pickle": "import pickle\nclass A: pass\nprint(type(pickle.loads(pickle.dumps(A()))))",
    "spawn": "import multiprocessing as m\ndef f(x): return x + 1\n"
    "if __name__ == '__main__': print(m.get_context('spawn').Pool(1).map(f, [1]))",
}


@pytest.mark.parametrize("program", PROGRAMS.values(), ids=PROGRAMS)
def test_a_program_runs_as_without_faultdex(python: Run, tmp_path: Path, program: str) -> None:
    """Output, errors and status are the same."""
    (tmp_path / "work").mkdir()
    (tmp_path / "work" / "train.py").write_text(program)
    words = ("work/train.py", "--lr", "-1", "-m")
    bare, ours = python(*words, text="line\n"), python("-m", "faultdex", *words, text="line\n")

    assert (ours.returncode, ours.stdout) == (bare.returncode, bare.stdout)
    assert ours.stderr == bare.stderr


def test_a_failure_is_answered_below_its_traceback(python: Run, tmp_path: Path) -> None:
    """Nobody has to change the program."""
    (tmp_path / "train.py").write_text(FAILS)
    bare, ours = python("train.py"), python("-m", "faultdex", "train.py")

    assert ours.stderr.startswith(f"{bare.stderr}\n{TITLE}")
    assert ours.returncode == bare.returncode


def test_a_module_runs_as_without_faultdex(python: Run, tmp_path: Path) -> None:
    """`-m package` is what launchers take."""
    package = tmp_path / "job"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "__main__.py").write_text(f"import sys; print(sys.argv[1:], __package__)\n{FAILS}")
    bare, ours = python("-m", "job", "-x"), python("-m", "faultdex", "-m", "job", "-x")

    assert (ours.stdout, ours.returncode) == (bare.stdout, bare.returncode)
    assert (ours.stderr.count("Traceback"), TITLE in ours.stderr) == (1, True)
    assert "faultdex/__main__.py" not in ours.stderr


def test_what_is_no_program_is_a_verb(python: Run) -> None:
    """A file that is not there is not run."""
    done = python("-m", "faultdex", "train.py")

    assert (done.returncode, "train.py: no such command" in done.stderr) == (2, True)
