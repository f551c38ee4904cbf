"""Run programs one by one, each in a fork of a process that has imported their library.

A program of its own, which needs only the standard library: warm.py MODULE,… SECONDS FILE …. It
prints a line of JSON for each file. Importing torch for each of 200 programs would take minutes.
"""

import importlib
import json
import os
import signal
import sys
import tempfile
import traceback
import types
from pathlib import Path
from typing import BinaryIO


def main() -> None:
    """Run the files that the command line names."""
    modules, seconds, *files = sys.argv[1:]
    for module in modules.split(","):
        importlib.import_module(module)
    for file in files:
        sys.stdout.write(json.dumps(run(Path(file), int(seconds))) + "\n")
        sys.stdout.flush()


def run(file: Path, seconds: int) -> dict[str, object]:
    """Return how the program in `file` ended and what it printed; a signal ends a slow one."""
    with tempfile.TemporaryFile() as output:
        child = os.fork()
        if not child:
            _become(file, seconds, output)
        _, status = os.waitpid(child, 0)
        output.seek(0)
        text = output.read().decode("utf-8", "replace")
    return {"file": file.name, "exit": os.waitstatus_to_exitcode(status), "output": text}


def _become(file: Path, seconds: int, output: BinaryIO) -> None:
    """Run the program in this process, and leave; of an exception the frames are left out."""
    for stream in (1, 2):
        os.dup2(output.fileno(), stream)
    signal.alarm(seconds)
    status = 1
    try:
        os.chdir(file.parent)
        sys.argv = [file.name]
        module = sys.modules["__main__"] = types.ModuleType("__main__")
        module.__dict__["__file__"] = file.name
        exec(compile(file.read_text("utf-8"), file.name, "exec"), module.__dict__)
        status = 0
    except BaseException as error:
        sys.stdout.flush()
        sys.stderr.write("".join(traceback.format_exception_only(error)))
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


if __name__ == "__main__":
    main()
