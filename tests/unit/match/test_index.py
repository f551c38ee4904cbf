"""Hold the compiled index to what is written and read back."""

import json

import pytest

from faultdex.match import Index, compile_index
from faultdex.match.index import Pattern, SchemaError
from faultdex.model.book import Book


def test_an_index_is_read_back_as_it_was_written(book: Book) -> None:
    """JSON holds all of it."""
    index = compile_index(book, "https://example.org/")

    assert index == Index.from_json(index.to_json())


def test_the_same_book_gives_the_same_bytes(book: Book) -> None:
    """Nothing in the file depends on the run."""
    assert compile_index(book).to_json() == compile_index(book).to_json()


def test_another_schema_is_refused(index: Index) -> None:
    """A reader never guesses what a newer file means."""
    data = json.dumps({**json.loads(index.to_json()), "schema": 1})

    with pytest.raises(SchemaError, match="schema 1"):
        Index.from_json(data)


def test_the_words_of_one_literal_are_not_written_twice() -> None:
    """Its row holds a mark in their place, also where a character is escaped."""
    plain = Pattern(0, 0, r"failed \(exit", ("failed (exit",), 12)
    other = Pattern(0, 0, r"failed \bby\b", ("failed ",), 9)

    assert plain.as_row()[3] == 0
    assert other.as_row()[3] == ("failed ",)
    assert [Pattern.of(list(one.as_row())) for one in (plain, other)] == [plain, other]
