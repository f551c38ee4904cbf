"""What index.json tells programs, and the schema that it is held to."""

import json

import jsonschema
import pytest

from faultdex.model.book import Book
from faultdex.model.catalog import Catalog, Listed
from faultdex.render.catalog import catalog, catalog_schema

BASE = "https://example.org/"


@pytest.fixture(scope="module")
def checker() -> jsonschema.Draft202012Validator:
    """Return the published schema, which is itself checked."""
    schema = json.loads(catalog_schema(BASE))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def test_the_list_keeps_to_its_schema(book: Book, checker: jsonschema.Draft202012Validator) -> None:
    """A program that reads by the schema reads every entry."""
    listed = json.loads(catalog(book, BASE))

    assert [error.message for error in checker.iter_errors(listed)] == []
    assert {one["id"] for one in listed["entries"]} == set(book.entries)


@pytest.mark.parametrize("name", sorted(Listed.model_fields))
def test_a_field_that_is_missing_breaks_the_schema(
    book: Book, checker: jsonschema.Draft202012Validator, name: str
) -> None:
    """Every documented field is there for every entry."""
    listed = json.loads(catalog(book, BASE))
    del listed["entries"][0][name]

    assert not checker.is_valid(listed)


def test_the_list_has_no_field_that_is_not_documented(book: Book) -> None:
    """The schema lets later versions add fields; this version says all that it has."""
    listed = json.loads(catalog(book, BASE))

    assert [set(one) for one in listed["entries"]] == [set(Listed.model_fields)] * len(book.entries)
    assert set(listed) == {"$schema", "schema", "entries"}


def test_later_fields_do_not_break_readers(
    book: Book, checker: jsonschema.Draft202012Validator
) -> None:
    """A field may be added without a new version."""
    listed = json.loads(catalog(book, BASE))
    listed["entries"][0]["later"] = True

    assert checker.is_valid(listed)


def test_every_field_is_described() -> None:
    """The schema is the reference."""
    fields = {**Listed.model_fields, **Catalog.model_fields}

    assert [name for name, field in fields.items() if not field.description] == []


def test_an_entry_is_dated_by_its_drop_and_its_facts(book: Book) -> None:
    """It is published with its drop, and updated no earlier."""
    for one in json.loads(catalog(book, BASE))["entries"]:
        drops = [drop.day for drop in book.drops.values() if one["id"] in drop.entries]

        assert one["published"] == min(drops)
        assert one["updated"] >= one["published"]
