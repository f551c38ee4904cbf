"""Hold what is known of an error, for a program, a notebook and a terminal."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import Any, Protocol

from faultdex.jobs.inputs import Inputs
from faultdex.model.advice import MatchAdvice
from faultdex.model.answer import Known, Match
from faultdex.output.advice import chosen_advice
from faultdex.output.formats import text_of
from faultdex.pack.read import Pack


class Printer(Protocol):
    """What IPython hands to an object that prints itself."""

    def text(self, text: str, /) -> None:
        """Print a text."""


@dataclass(frozen=True, eq=False)
class Answer:
    """The entries that explain a text, best first; it is true if any explains a failure.

    `str()` of it is what `faultdex explain` prints, `to_dict()` what it prints as JSON, and a
    notebook shows it as HTML. Entries have the fields `id`, `title`, `url`, `rank` (root, symptom,
    echo or candidate), `line` (of the text, from 1), `text` (that line) and `score` (0 to 1).
    """

    _inputs: Inputs = field(repr=False)
    _pack: Pack = field(repr=False)

    @property
    def matches(self) -> tuple[Match, ...]:
        """The entries that are sure, best first; root causes come before symptoms and echoes."""
        return self._inputs.every[0].answer.matches

    @property
    def candidates(self) -> tuple[Match, ...]:
        """The entries that are not sure; none if a root cause is."""
        return self._inputs.every[0].answer.candidates

    @property
    def known(self) -> tuple[Known, ...]:
        """The messages of libraries and rows of reference tables that the text shows."""
        return self._inputs.every[0].answer.known

    @property
    def first(self) -> Match | None:
        """The entry to read first; None if no entry is sure."""
        return self._inputs.first or next(iter(self.matches), None)

    @property
    def cause(self) -> str:
        """What causes the failure, in words; empty if the text does not decide."""
        return self._advice.cause.says if self._advice and self._advice.cause else ""

    @property
    def fix(self) -> str:
        """What to do first, in words; empty if that depends on a cause that is not decided."""
        return self._advice.fix.does if self._advice and self._advice.fix else ""

    @property
    def code(self) -> str:
        """The lines to copy of the fix; empty if there are none."""
        return self._advice.fix.code if self._advice and self._advice.fix else ""

    @property
    def url(self) -> str:
        """The address of the page to read first; empty if there is none."""
        first: Match | Known | None = self.first or next(iter(self.known), None)
        return first.url if first else ""

    @cached_property
    def _advice(self) -> MatchAdvice | None:
        return chosen_advice(self._pack, self.first) if self.first else None

    def to_dict(self) -> dict[str, Any]:
        """Return what `faultdex explain --format json` prints, as plain data."""
        # Each way to show an answer loads when it is asked for.
        from faultdex.output import json

        return json.data_of(self._pack, self._inputs)

    def to_text(self, *, is_colored: bool = False, has_code: bool = True) -> str:
        """Return what `faultdex explain` prints, with colors of a terminal if asked for."""
        return text_of(self._pack, self._inputs, has_code=has_code, is_colored=is_colored)

    def to_html(self) -> str:
        """Return a fragment of HTML in which nothing of the text is active."""
        from faultdex.output import html

        return html.tell(self._pack, self._inputs)

    def __bool__(self) -> bool:
        """Tell whether anything but a follow-on error is explained."""
        return bool(self.known) or any(match.role != "echo" for match in self.matches)

    def __str__(self) -> str:
        """Return what `faultdex explain` prints."""
        return self.to_text()

    def __repr__(self) -> str:
        """Return the ids of what is explained, best first."""
        ids = [match.id for match in self.matches] + [row.title for row in self.known]
        return f"<faultdex.Answer: {', '.join(ids) or 'no entry explains this text'}>"

    def __rich__(self) -> object:
        """Return what rich prints."""
        return import_module("rich.text").Text(str(self))

    def _repr_html_(self) -> str:
        return self.to_html()

    def _repr_pretty_(self, printer: Printer, cycle: object) -> None:
        del cycle
        printer.text(str(self))

    def _repr_mimebundle_(self, **_: object) -> Mapping[str, str]:
        return {"text/plain": str(self), "text/html": self.to_html()}
