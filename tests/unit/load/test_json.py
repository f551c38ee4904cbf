"""Hold JSON to the places that YAML has, and hostile JSON to an early end."""

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faultdex.load.compose import Composer
from faultdex.load.json import RemarkableError, read_data, read_json
from faultdex.load.refusal import RefusalError
from faultdex.load.scalar import resolve_json
from faultdex.model.document import Document

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**14), 10**14)
    | st.text('ab"\\{}[]:,é\n', max_size=9),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text('ab"\\:', max_size=4), inner, max_size=4)
    ),
    max_leaves=12,
)


def compose(text: str) -> Document:
    """Return the document of `text`."""
    return Composer("one.json", read_json(text), resolve_json).document()


@given(VALUES)
def test_json_keeps_its_data(value: object) -> None:
    """The tokens give what the library's parser gives, with tuples for lists."""
    text = json.dumps(value, indent=1)

    assert json.loads(json.dumps(compose(text).data)) == value


def test_every_key_and_item_has_its_place() -> None:
    """Line and column count from 1."""
    document = compose('{"a": [1,\n  2],\n "b": {"c": null}}')

    assert document.places == {
        ("a",): (1, 2),
        ("a", 0): (1, 8),
        ("a", 1): (2, 3),
        ("b",): (3, 2),
        ("b", "c"): (3, 8),
    }


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ("FD107", (1, 1))),
        ('{"a" 1}', ("FD107", (1, 6))),
        ("[1] [2]", ("FD107", (1, 5))),
        ("[" * 100_000, ("FD110", (1, 21))),
        ('{"a":' * 21, ("FD110", (1, 101))),
        ('["\\u0000"]', ("FD106", (1, 2))),
        ('["\\ud800"]', ("FD106", (1, 2))),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, expected: tuple[str, tuple[int, int]]) -> None:
    """The refusal names the place at which reading stopped."""
    with pytest.raises(RefusalError) as caught:
        compose(text)

    assert (caught.value.code, caught.value.place) == expected


@given(VALUES)
def test_the_fast_reader_gives_the_same_data(value: object) -> None:
    """Wherever it gives any: a rare escape, or a number that is disputed, is left to the other."""
    text = json.dumps(value, indent=1, ensure_ascii=False)
    with suppress(RemarkableError):
        assert read_data(text) == compose(text).data


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ('{"a": [1, -2.5, 1e3, true, null]}', {"a": (1, -2.5, 1000.0, True, None)}),
        ('["C:\\\\users", "a\\"b\\/\\n\\t"]', ("C:\\users", 'a"b/\n\t')),
        ("[" * 20 + "]" * 20, None),
    ],
)
def test_what_is_usual_is_read_fast(text: str, data: object) -> None:
    """It takes a tenth of the time, and most of what programs write is usual."""
    found = read_data(text)

    assert found == (compose(text).data if data is None else data)


@pytest.mark.parametrize(
    "text",
    [
        '{"a": 1, "a": 2}', "[NaN]", "[-Infinity]", "[1e999]", "[12345678901234567890]",
        '["\\u0041"]', '["\\b"]', '["\\\\\\u0041"]', "[1", "", "[" * 21 + "]" * 21,
        "[" * 100_000,
    ],
)  # fmt: skip
def test_what_is_remarkable_is_left_to_the_reader_that_knows_places(text: str) -> None:
    """It tells where the key is that stands twice, or the number that is none."""
    with pytest.raises(RemarkableError):
        read_data(text)


@given(st.text(alphabet='ab:[]{},"\\ \n01-.eEnultrfas', max_size=40))
def test_any_text_is_a_document_or_refused(text: str) -> None:
    """Nothing but a refusal comes out of the reader."""
    with suppress(RefusalError):
        compose(text)
