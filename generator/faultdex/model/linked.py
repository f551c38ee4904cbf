"""Hold the book, with what is wrong between its parts."""

from dataclasses import dataclass

from faultdex.model.book import Book
from faultdex.model.problem import Finding


@dataclass(frozen=True, slots=True)
class Linked:
    """The book of everything well-formed; it is whole where there are no findings at all."""

    book: Book
    findings: tuple[Finding, ...] = ()
