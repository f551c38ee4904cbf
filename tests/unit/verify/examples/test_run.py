"""What is recorded of a program: how it ended, and what it printed without what names a machine."""

import sys
from pathlib import Path

import pytest

from faultdex.model.example import ExampleRun
from faultdex.verify.examples.run import Library, run_examples

SMALL = Library("packaging", ("packaging",))
LOGGED = "V1123 08:10:20.271000 8922 torch/_dynamo/symbolic_convert.py:5577] [0/0] [__graph_breaks]"


def run(code: str) -> ExampleRun:
    """Return the run of one program."""
    [one] = run_examples(SMALL, {"one.py": code.encode()})
    return one


def test_an_exception_is_recorded_without_frames() -> None:
    """It ends with 1, what was printed before comes first, and no path is left."""
    one = run("print('before')\nraise ValueError('bad')\n")

    assert (one.exit, one.output) == (1, "before\nValueError: bad")


def test_a_program_that_ends_well_is_recorded_with_its_library() -> None:
    """The release is that of the library, and the Python is this one."""
    one = run("import packaging\n\nprint(__name__, __file__)\n")

    assert (one.exit, one.output, one.file) == (0, "__main__ one.py", "one.py")
    assert one.python == ".".join(map(str, sys.version_info[:3]))
    assert one.release[0].isdigit()


def test_a_signal_is_recorded() -> None:
    """The programs after it are run all the same."""
    files = {"a.py": b"import os\nos.abort()\n", "b.py": b"print('on')\n"}
    first, second = run_examples(SMALL, files)

    assert (first.exit, second.exit, second.output) == (-6, 0, "on")


def test_what_a_logger_puts_before_a_line_is_left_out() -> None:
    """The clock and the number of the process change with each run."""
    one = run(f"print('{LOGGED} Graph break')\nprint('{LOGGED}')\nprint('end')\n")

    assert one.output == "Graph break\n\nend"


def test_frames_of_the_program_that_runs_it_are_left_out() -> None:
    """The stack begins with the example, as if it had been run by its name."""
    one = run("import traceback\n\nprint(''.join(traceback.format_stack()))\n")
    first, *rest = one.output.splitlines()

    assert first == '  File "one.py", line 3, in <module>'
    assert "warm.py" not in "".join(rest)


def test_paths_of_this_machine_are_left_out() -> None:
    """Neither the folder of the run nor that of the libraries is recorded."""
    one = run("import os, packaging\n\nprint(os.getcwd(), packaging.__file__)\n")
    here, library = one.output.split(" ")

    assert here == "."
    assert library.startswith("/opt/venv/lib/python")


def test_a_library_that_is_not_there_is_an_error() -> None:
    """Nothing is recorded of programs that did not run."""
    with pytest.raises(OSError, match="status 1"):
        list(run_examples(Library("packaging", ("no_such_module",)), {"one.py": b""}))


def test_a_program_leaves_no_file_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It runs in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    run("open('log.txt', 'w').write('step')\n")

    assert list(tmp_path.iterdir()) == []
