"""Hold the compiled index to what is written and read back."""

import json
from typing import Any

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


@pytest.mark.parametrize(
    ("text", "words", "written"),
    [
        (r"failed \(exit", ("failed (exit",), 0),
        (r"\bfailed [a-z]{2,8} by\b", ("failed ",), 0),
        (r"(?:reset|lost) of (?:the )?GPU", (" of GPU", " of the GPU"), [[2, 4], [2, 3, 4]]),
        (r"GPU [0-9]{1,2} (?:is lost|fell off)", ("fell off", "is lost"), [2, 3]),
        (r"(?:bind to|listen on) port", ("bind to port", "listen on port"), [[[0, 1], 2]]),
        (r"the (?:process|rank) is gone", (" is gone",), 0),
        (r"(?<!CUDA )the rank (?=left)", ("the rank ",), 0),
        (r"tensors? is empty|no tensor", (" is empty", "no tensor"), [1, 2]),
    ],
)
def test_words_that_the_expression_tells_are_not_written_twice(
    text: str, words: tuple[str, ...], written: object
) -> None:
    """A row holds the places of its words among the literals of its expression."""
    one = Pattern(0, 0, text, words, 12)
    row = json.loads(json.dumps(one.as_row()))

    assert [*row, 0][2] == written
    assert Pattern.of(0, row) == one


def test_the_schema_is_the_one_that_readers_know(index: Index) -> None:
    """A page that a browser kept reads a newer index only where it means the same."""
    assert json.loads(index.to_json())["schema"] == 8


@pytest.mark.parametrize(
    ("more", "fields"), [((), 4), ((0,), 4), ((1,), 5), ((0, (("a", "b"),)), 6)]
)
def test_a_row_leaves_out_what_most_signatures_have(more: tuple[Any, ...], fields: int) -> None:
    """An error without conditions is the usual one; it is read back whole."""
    one = Pattern(2, 1, "it fell off", ("it fell off",), 9, *more)

    assert one.as_row()[3] == 9 - len("it fell off")
    assert len(one.as_row()) == fields
    assert Pattern.of(2, json.loads(json.dumps(one.as_row()))) == one
    assert (Pattern(2, 1, "x", ("x",), 1).kind, Pattern(2, 1, "x", ("x",), 1).when) == (0, ())
