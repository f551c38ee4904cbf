"""Turn examples of messages into runs of them on the installed library."""

import json
import platform
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timezone
from importlib.metadata import version
from pathlib import Path

from faultdex.model.example import ExampleRun, digest_of
from faultdex.verify.examples import warm
from faultdex.verify.runner.redact import capped, of_this_machine

SECONDS = 120
# What a logger of torch puts before each line: a letter with the day, the clock, the process, the
# line of the source, and marks of the graph and the artifact.
_LOGGED = re.compile(r"(?m)^[VDIWEF]\d{4} [\d:.]+ \d+ \S+\] ?(?:\[[^\]\s]*\] ?)*")
# A frame of a traceback that is of the program which runs the examples.
_OURS = re.compile(rf'(?m)^ *File "{re.escape(warm.__file__)}", .*\n .*\n(?: *[~^]+\n)?')
_BLANK = re.compile(r"(?m)[ \t]+$")


@dataclass(frozen=True, slots=True)
class Library:
    """What the examples of an owner need: a distribution, and the modules to import first.

    What an example would import by itself is imported once, so that 300 runs take minutes.
    """

    name: str
    modules: tuple[str, ...]

    @property
    def release(self) -> str:
        """Return the installed release without its build."""
        return version(self.name).partition("+")[0]


_DYNAMO = (
    "numpy",
    "torch._dynamo.backends.debugging",
    "torch._dynamo.backends.inductor",
    "torch._dynamo.convert_frame",
    "torch._dynamo.testing",
    "torch._functorch.aot_autograd",
    "torch._inductor.utils",
    "torch.export._trace",
)
LIBRARIES: Mapping[str, Library] = {"graph-breaks": Library("torch", _DYNAMO)}


def run_examples(library: Library, files: Mapping[str, bytes]) -> Iterator[ExampleRun]:
    """Yield a run of each of `files` in a folder of its own, with what names the machine removed.

    Raises OSError if the library cannot be imported.
    """
    clean = of_this_machine().clean
    with tempfile.TemporaryDirectory() as folder:
        for name, data in files.items():
            Path(folder, name).write_bytes(data)
        for told in _told(library, [str(Path(folder, name)) for name in files]):
            text = _OURS.sub("", _LOGGED.sub("", str(told["output"])))
            yield _run(library, files, told, clean(text.replace(folder, ".")))


def _told(library: Library, paths: Iterable[str]) -> Iterator[dict[str, object]]:
    command = [sys.executable, warm.__file__, ",".join(library.modules), str(SECONDS), *paths]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        yield from map(json.loads, process.stdout or ())
    if process.returncode:
        message = f"the examples ended with status {process.returncode}"
        raise OSError(message)


def _run(
    library: Library, files: Mapping[str, bytes], told: Mapping[str, object], output: str
) -> ExampleRun:
    name = str(told["file"])
    text = _BLANK.sub("", output).strip("\n")
    return ExampleRun(
        file=name,
        sha256=digest_of(files[name]),
        release=library.release,
        python=platform.python_version(),
        day=datetime.now(timezone.utc).date().isoformat(),
        exit=int(str(told["exit"])),
        output=capped(text),
    )
