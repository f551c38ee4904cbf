"""Run a program as Python does, with answers below its tracebacks."""

import atexit
import builtins
import io
import os
import runpy
import signal
import sys
from collections.abc import Sequence
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import TracebackType

from faultdex.interface.hook import install

# The frames between the interpreter and the program.
_OURS = {"<frozen runpy>", runpy.__file__, __file__, str(Path(__file__).parents[1] / "__main__.py")}

_interrupted: list[int] = []


def is_program(words: Sequence[str]) -> bool:
    """Tell whether words begin with a Python file, or with -m and the name of a module."""
    match words:
        case ["-m", _, *_]:
            return True
        case [name, *_]:
            return name.endswith(".py") and Path(name).is_file()
    return False


def run_program(words: Sequence[str]) -> None:
    """Run a file or a module with its arguments as `__main__`, in place of this program.

    Whatever ends it ends this process, with the status that it has without Faultdex.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    # What is registered first is called last.
    atexit.register(_die_as_interrupted)
    _hide_our_frames()
    install()
    if words[0] == "-m":
        sys.argv = [*words[1:]]
        runpy.run_module(words[1], run_name="__main__", alter_sys=True)
    else:
        _run_file(words)


def _run_file(words: Sequence[str]) -> None:
    """Run a file in the very module `__main__`, so that threads that outlive it find its names."""
    sys.argv = [*words]
    path = str(Path(words[0]).absolute())
    if not getattr(sys.flags, "safe_path", False):
        sys.path[0] = str(Path(path).resolve().parent)
    names = sys.modules["__main__"].__dict__
    names.clear()
    names.update(__name__="__main__", __file__=path, __builtins__=builtins, __doc__=None)
    names.update(__spec__=None, __package__=None, __cached__=None)
    names.update(__loader__=SourceFileLoader("__main__", path))
    with io.open_code(path) as file:
        code = compile(file.read(), path, "exec", dont_inherit=True)
    try:
        exec(code, names)
    except KeyboardInterrupt:
        _interrupted.append(signal.SIGINT)
        raise


def _die_as_interrupted() -> None:
    """End by the signal, as Python does after Ctrl-C, so that a shell stops its loop, too."""
    for number in _interrupted:
        sys.stdout.flush()
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)


def _hide_our_frames() -> None:
    former = sys.excepthook

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        while trace and trace.tb_frame.f_code.co_filename in _OURS:
            trace = trace.tb_next
        former(kind, error.with_traceback(trace), trace)

    sys.excepthook = hook
