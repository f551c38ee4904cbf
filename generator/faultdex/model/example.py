"""Describe programs of a few lines that make a message appear, and what runs of them gave."""

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from pydantic import Field

from faultdex.model.evidence import Digest, Text
from faultdex.model.shape import Day, FileName, Id, Line, Shape, Version

FOLDER = "examples"
FIX = "_fix"
SUFFIX = ".py"


class ExampleRun(Shape):
    """What one run of an example gave."""

    file: FileName = Field(description="Example, or its fixed form.")
    sha256: Digest = Field(description="Digest of the file that was run.")
    release: Version = Field(description="Release of the library.")
    python: Version = Field(description="Version of Python.")
    day: Day = Field(description="Day of the run, UTC.")
    exit: int = Field(ge=-64, le=255, description="Exit status; below 0 the signal that ended it.")
    output: Text = Field(description="What it printed, its exception without frames last.")


class ExampleRuns(Shape):
    """The runs of an owner's examples: messages/<owner>/runs.json, written by a program."""

    schema_version: int = Field(alias="schema", ge=1, le=1, description="Always 1.")
    owner: Id = Field(description="Name of the folder.")
    library: Line = Field(description="Library that the releases are of.")
    runs: tuple[ExampleRun, ...] = Field(
        min_length=1, max_length=5000, description="One element a file, sorted by file."
    )


@dataclass(frozen=True, slots=True)
class Example:
    """A program that made a message appear, with its run; `fixed` is empty without a fixed form."""

    code: str
    run: ExampleRun
    library: str
    fixed: str = ""

    @property
    def release(self) -> str:
        """Return the library with the release on which it was run."""
        return f"{self.library} {self.run.release}"


@dataclass(frozen=True)
class Examples:
    """The examples of an owner: their files by name, and the runs of them."""

    files: Mapping[str, bytes] = field(default_factory=dict)
    filed: ExampleRuns | None = None

    @cached_property
    def runs(self) -> Mapping[str, ExampleRun]:
        """Return the run of each file by its name."""
        return {run.file: run for run in (self.filed.runs if self.filed else ())}

    def is_fresh(self, file: str) -> bool:
        """Tell whether the filed run is one of the very bytes of `file`."""
        run, data = self.runs.get(file), self.files.get(file)
        return run is not None and data is not None and run.sha256 == digest_of(data)

    def of(self, row: str, shows: re.Pattern[str], signs: tuple[str, ...]) -> Example | None:
        """Return the example of `row` if its run shows the message, by a line that `shows` finds.

        A fixed form is left out unless its run ended well without any of `signs`.
        """
        file = row + SUFFIX
        if not self.filed or not self.is_fresh(file) or not shows.search(self.runs[file].output):
            return None
        fix = fix_of(row)
        is_fixed = self.is_fresh(fix) and mends(self.runs[fix], signs)
        fixed = self.files[fix].decode() if is_fixed else ""
        return Example(self.files[file].decode(), self.runs[file], self.filed.library, fixed)

    def rows(self) -> Iterator[str]:
        """Yield the rows that the files are of, each once."""
        return iter(dict.fromkeys(map(row_of, self.files)))


def mends(run: ExampleRun, signs: tuple[str, ...]) -> bool:
    """Tell whether the run of a fixed form ended well, without any sign of a message."""
    return run.exit == 0 and not any(sign in run.output for sign in signs)


def digest_of(data: bytes) -> str:
    """Return the SHA-256 of a file, in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def fix_of(row: str) -> str:
    """Return the file name of the fixed form of a row's example."""
    return f"{row}{FIX}{SUFFIX}"


def is_fix(file: str) -> bool:
    """Tell whether `file` is a fixed form."""
    return file.endswith(FIX + SUFFIX)


def row_of(file: str) -> str:
    """Return the row that a file is an example of."""
    return file.removesuffix(SUFFIX).removesuffix(FIX)
