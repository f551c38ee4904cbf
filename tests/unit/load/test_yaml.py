"""Hold YAML to its places, and hostile YAML to an early end."""

from contextlib import suppress
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faultdex.load.compose import Composer
from faultdex.load.refusal import RefusalError
from faultdex.load.scalar import resolve
from faultdex.load.yaml import read_yaml
from faultdex.model.document import Document

BOMB = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{after}: &{after} [{', '.join([f'*{before}'] * 9)}]\n"
    for before, after in zip("abcdefgh", "bcdefghi", strict=True)
)


def compose(text: str) -> Document:
    """Return the document of `text`."""
    return Composer("one.yaml", read_yaml(text), resolve).document()


def refusal(text: str) -> tuple[str, int, int]:
    """Return code and place of what stops the reading of `text`."""
    with pytest.raises(RefusalError) as caught:
        compose(text)
    return caught.value.code, *caught.value.place


def test_every_key_and_item_has_its_place() -> None:
    """Line and column count from 1; a key stands for its value."""
    document = compose("a: 1\nb:\n  - x\n  - c: [y,\n      z]\n")

    assert document.data == {"a": 1, "b": ("x", {"c": ("y", "z")})}
    assert document.places == {
        ("a",): (1, 1),
        ("b",): (2, 1),
        ("b", 0): (3, 5),
        ("b", 1): (4, 5),
        ("b", 1, "c"): (4, 5),
        ("b", 1, "c", 0): (4, 9),
        ("b", 1, "c", 1): (5, 7),
    }


def test_a_plain_scalar_is_kept_as_written() -> None:
    """The number 2.10 is told as 2.10 and not as 2.1."""
    assert compose("torch: 2.10\n").plain == {("torch",): "2.10"}


def test_the_first_of_two_keys_counts() -> None:
    """The second is reported, and what it holds is passed over."""
    composer = Composer("one.yaml", read_yaml("a: 1\nb: {c: 1, c: [2, 3]}\na: {d: 4}\n"), resolve)
    document = composer.document()

    assert document.data == {"a": 1, "b": {"c": 1}}
    assert [(one.code, one.place) for one in composer.findings] == [
        ("FD111", (2, 11)),
        ("FD111", (3, 1)),
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a: 1\nb: *a\n", ("FD108", 2, 4)),
        ("a: &a 1\n", ("FD108", 1, 4)),
        ("a: !!python/object/apply:os.system [x]\n", ("FD109", 1, 4)),
        ("a: !x 1\n", ("FD109", 1, 4)),
        ("a: ! 1\n", ("FD109", 1, 4)),
        ("%YAML 1.1\n---\na: 1\n", ("FD109", 1, 1)),
        ("a: 1\n---\nb: 2\n", ("FD107", 2, 1)),
        ("a: [1\n", ("FD107", 2, 1)),
        ("a: b: c\n", ("FD107", 1, 5)),
        ('a: "\\UFFFFFFFF"\n', ("FD107", 1, 7)),
        ('a: "\\0"\n', ("FD106", 1, 4)),
        ('a: "\\uD800"\n', ("FD107", 1, 7)),
        ("? [a]\n: b\n", ("FD113", 1, 3)),
        ("[" * 21, ("FD110", 1, 21)),
    ],
)
def test_what_can_hide_or_multiply_is_refused(text: str, expected: tuple[str, int, int]) -> None:
    """The refusal names the place at which reading stopped."""
    assert refusal(text) == expected


def test_a_bomb_costs_nothing() -> None:
    """Nine to the power of nine items are refused at the first anchor."""
    assert refusal(BOMB) == ("FD108", 1, 4)


@pytest.mark.parametrize("mark", ["[", "{a: ", "- ", "? "])
def test_deep_nesting_is_refused_at_once(mark: str) -> None:
    """The rest of a file of 64 KiB is not read."""
    start = process_time()
    code, *_ = refusal((mark * 65_536)[:65_536])

    assert code in {"FD110", "FD113"}
    assert process_time() - start < 5


@given(st.text(alphabet="ab:-?[]{},&*!|>%@`\"'#\\ \n\t0129.~=<", max_size=60))
def test_any_text_is_a_document_or_refused(text: str) -> None:
    """Nothing but a refusal comes out of the reader."""
    with suppress(RefusalError):
        compose(text)
