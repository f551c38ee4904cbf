"""Read pickles of plain values, and run nothing that a pickle asks for."""

import os
import pickle
import pickletools
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faultdex.hangs.plain_pickle import NotPlainError, read_plain

KEYS = st.text() | st.integers()
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: (
        st.lists(inner) | st.lists(inner, max_size=4).map(tuple) | st.dictionaries(KEYS, inner)
    ),
    max_leaves=20,
)


class Hostile:
    """What runs a program when it is unpickled."""

    def __init__(self, path: Path) -> None:
        """Take the folder that it would make."""
        self.path = path

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Return what is called when it is unpickled."""
        return os.mkdir, (str(self.path),)


@given(PLAIN, st.sampled_from([2, 3, 4, 5]))
def test_plain_values_are_read_as_pickle_reads_them(value: object, protocol: int) -> None:
    """Every protocol that Python still writes by itself, from 2 on."""
    assert read_plain(pickle.dumps(value, protocol)) == value


@pytest.mark.parametrize("protocol", [2, 3, 4, 5])
def test_a_hostile_pickle_does_not_run(tmp_path: Path, protocol: int) -> None:
    """It names a function, which is refused before anything else is read."""
    made = tmp_path / "made"

    with pytest.raises(NotPlainError, match="builds more than plain values"):
        read_plain(pickle.dumps({"entries": [Hostile(made)]}, protocol))

    assert not made.exists()


@pytest.mark.parametrize("code", sorted({one.code for one in pickletools.opcodes} - {"."}))
def test_no_opcode_breaks_the_reader(code: str) -> None:
    """Each is plain or refused, whatever stands behind it."""
    data = b"\x80\x02}" + code.encode("latin-1") + b"\xff\xff\xff\x7f" * 4

    with pytest.raises(NotPlainError):
        read_plain(data)


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    """Nothing else is raised for what is no pickle at all."""
    with suppress(NotPlainError):
        read_plain(b"\x80\x02" + data)


@given(PLAIN, st.data())
def test_a_pickle_that_was_cut_is_refused(value: object, data: st.DataObject) -> None:
    """A dump of a rank that was killed while it wrote ends anywhere."""
    whole = pickle.dumps(value, 2)

    with pytest.raises(NotPlainError):
        read_plain(whole[: data.draw(st.integers(0, len(whole) - 1))])


def test_a_key_that_is_nested_too_deep_is_refused() -> None:
    """The hash of such a tuple would end the program."""
    with pytest.raises(NotPlainError):
        read_plain(b"\x80\x02})" + b"\x85" * 1_000_000 + b"Ns.")


@pytest.mark.parametrize("protocol", [2, 3, 4, 5])
def test_texts_that_come_again_are_read_from_far_places(protocol: int) -> None:
    """A dump has thousands of them, and places beyond 255 take four bytes."""
    words = [f"word {number}" for number in range(300)]
    value = [words, words[::-1]]

    assert read_plain(pickle.dumps(value, protocol)) == value
