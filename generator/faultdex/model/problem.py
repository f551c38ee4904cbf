"""Say what is wrong with the knowledge, where, and what to do about it, as plain values."""

from dataclasses import dataclass
from typing import TypeAlias

Route: TypeAlias = tuple[str | int, ...]
Place: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One violated rule, ready to print; `line` and `column` count from 1."""

    path: str
    line: int
    column: int
    code: str
    message: str
    hint: str = ""

    def __str__(self) -> str:
        """Return `path:line:column: CODE message`, with the hint indented below."""
        head = f"{self.path}:{self.line}:{self.column}: {self.code} {self.message}"
        return f"{head}\n    hint: {self.hint}" if self.hint else head


@dataclass(frozen=True, slots=True)
class Finding:
    """One violated rule whose place is looked up only when it is printed.

    `path` is relative to the knowledge folder. In a YAML file `route` leads to the value,
    and `place` is ignored; in a text file `place` is line and column, and `route` is empty.
    """

    path: str
    code: str
    message: str
    hint: str = ""
    route: Route = ()
    place: Place = (1, 1)
