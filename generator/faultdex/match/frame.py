"""Remember where the traceback of each rank says that its error was raised."""

from dataclasses import dataclass

from faultdex.match.normalise import Line, compiled
from faultdex.match.normalization_rules import NormalizationRules
from faultdex.match.place import follows

OPENS = "Traceback (most recent call last)"
AFTER = 64


@dataclass(frozen=True, slots=True)
class Frame:
    """One frame of a traceback; `number` is that of its line."""

    number: int
    text: str
    is_installed: bool


class Frames:
    """The innermost frame of the program's own files, or of any where it has none."""

    def __init__(self, rules: NormalizationRules) -> None:
        """Begin with no traceback."""
        self._frame, self._installed = rules.frame, rules.installed
        self._last: dict[str, Frame] = {}

    def read(self, line: Line) -> None:
        """Take in the next line that a rank said."""
        if OPENS in line.text:
            self._last.pop(line.speaker, None)
        elif found := compiled(self._frame).search(line.text):
            known = self._last.get(line.speaker)
            is_installed = bool(compiled(self._installed).search(found[0]))
            if not known or known.is_installed or not is_installed:
                self._last[line.speaker] = Frame(line.number, found[0], is_installed)

    def before(self, line: Line) -> str:
        """Return the frame of the traceback that ends with `line`, or nothing."""
        frame = self._last.get(line.speaker)
        return frame.text if frame and follows(frame.number, line.number, AFTER) else ""
