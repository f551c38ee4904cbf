"""Hold codes.lock to one code for each entry, and codes to the entries that got them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from faultdex.pipeline import read

Lay = Callable[..., Path]


@pytest.mark.parametrize(
    ("lock", "codes"),
    [
        ("FX0001 block-too-large\nFX0002 grid-too-wide\n", []),
        ("FX0002 block-too-large\nFX0001 grid-too-wide\n", ["FD325"]),
        ("FX0001 block-too-large\nFX0002 block-too-large\nFX0003 grid-too-wide\n", ["FD325"]),
        ("FX1 block-too-large\nFX0002 grid-too-wide\n", ["FD325", "FD327"]),
        ("FX0001 block-too-large\nFX0002 grid-too-wide\nFX0003 grid-lost\n", ["FD326"]),
        ("FX0001 block-too-large\n", ["FD327"]),
    ],
)
def test_the_lock_has_one_code_for_each_id(lay: Lay, lock: str, codes: list[str]) -> None:
    """Sorted, so that a line that was moved or doubled is seen."""
    root = lay()
    (root / "codes.lock").write_text(lock, "utf-8")

    assert [problem.code for problem in read(root).problems] == codes


@pytest.mark.parametrize("line", [1, 2, 3])
def test_a_code_without_an_entry_is_told_at_its_line(lay: Lay, line: int) -> None:
    """A lock has hundreds of them."""
    root = lay()
    names = ["block-too-large", "grid-too-wide"]
    names.insert(line - 1, "grid-lost")
    lock = "".join(f"FX{number:04} {name}\n" for number, name in enumerate(names, 1))
    (root / "codes.lock").write_text(lock, "utf-8")
    [problem] = read(root).problems

    assert (problem.code, problem.line) == ("FD326", line)


def test_the_code_of_an_id_comes_before_those_of_former_ids(lay: Lay) -> None:
    """An entry that takes over another keeps the code that its page shows."""
    root = lay()
    facts = root / "runtime" / "grid-too-wide" / "entry.yaml"
    facts.write_text(f"{facts.read_text('utf-8')}aliases: [grid-too-deep]\n", "utf-8")
    lock = "FX0001 grid-too-deep\nFX0002 block-too-large\nFX0003 grid-too-wide\n"
    (root / "codes.lock").write_text(lock, "utf-8")
    book = read(root).book

    assert book.codes_of(book.entries["grid-too-wide"]) == ("FX0003", "FX0001")
