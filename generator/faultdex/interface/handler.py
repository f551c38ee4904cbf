"""Show the answer to errors that a program logs and goes on."""

import logging
import sys
from typing import TextIO

from faultdex.interface.explain import explain


class LogHandler(logging.Handler):
    """A handler that prints the answer to a logged error, the exception of the record included.

    Each entry is told once, so that a loop that logs the same error does not fill the log. Records
    that no entry explains print nothing.
    """

    def __init__(self, level: int = logging.ERROR, stream: TextIO | None = None) -> None:
        """Take records from `level` on, and print on `stream`, or on standard error."""
        super().__init__(level)
        self._stream = stream
        self._seen: set[str] = set()

    def emit(self, record: logging.LogRecord) -> None:
        """Print the answer to a record; what goes wrong is logging's to report."""
        try:
            self._tell(self.format(record))
        except Exception:  # as every handler of the standard library does
            self.handleError(record)

    def _tell(self, text: str) -> None:
        answer = explain(text)
        if answer and answer.url not in self._seen:
            self._seen.add(answer.url)
            stream = self._stream or sys.stderr
            stream.write(f"{answer}\n")
            stream.flush()
