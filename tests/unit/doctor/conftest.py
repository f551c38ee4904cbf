"""Hand in a machine made of dictionaries."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatch

import pytest

from faultdex.doctor import Machine, Ran


@dataclass(frozen=True)
class FakeMachine:
    """Files by path, programs by name, and what commands print by their first words."""

    files: Mapping[str, str] = field(default_factory=dict)
    programs: Mapping[str, str] = field(default_factory=dict)
    prints: Mapping[str, Ran] = field(default_factory=dict)
    environment: Mapping[str, str] = field(default_factory=dict)
    times: Mapping[str, float] = field(default_factory=dict)

    def read(self, path: str) -> str | None:
        """Return the text of a file."""
        return self.files.get(path)

    def paths(self, pattern: str) -> tuple[str, ...]:
        """Return the files that match."""
        return tuple(path for path in self.files if fnmatch(path, f"/{pattern}"))

    def changed(self, path: str) -> float:
        """Return a planted time."""
        return self.times.get(path, 0.0)

    def which(self, program: str) -> str | None:
        """Return a planted program."""
        return self.programs.get(program)

    def real(self, path: str) -> str:
        """Return the path as it is."""
        return path

    def run(self, command: Sequence[str], seconds: float) -> Ran | None:
        """Return what was planted for these words; the limit is always given."""
        assert 0 < seconds <= 60
        said = " ".join(command)
        return next((ran for words, ran in self.prints.items() if words in said), None)


@pytest.fixture
def fake() -> Callable[..., Machine]:
    """Return what makes a machine of files, programs, outputs, variables and times."""
    return FakeMachine
