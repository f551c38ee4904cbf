"""Hold the linking to one problem for one fault, also where a file could not be read."""

from collections.abc import Callable
from pathlib import Path

import pytest

from faultdex.link import link
from faultdex.load import load
from faultdex.model.problem import Problem
from faultdex.validate import validate

ENTRY = "runtime/block-too-large/entry.yaml"
Lay = Callable[..., Path]
Read = Callable[[Path], tuple[Problem, ...]]


@pytest.mark.parametrize(
    ("path", "code"),
    [
        (ENTRY, "FD107"),
        ("runtime/block-too-large/guide.md", "FD105"),
        ("runtime/block-too-large/reproduce.sh", "FD105"),
        ("runtime/grid-too-wide/evidence/host.json", "FD107"),
        ("sources/nvidia.yaml", "FD107"),
        ("drops/2026-11-03-first.yaml", "FD107"),
        ("workflows/launch-refused.yaml", "FD107"),
        ("plan.yaml", "FD107"),
        ("ids.lock", "FD105"),
    ],
)
def test_a_file_that_cannot_be_read_is_told_once(
    lay: Lay, problems: Read, path: str, code: str
) -> None:
    """What refers to its content is not called wrong as well."""
    root = lay()
    (root / path).write_bytes(b"[1\n" if code == "FD107" else b"\xff")

    assert [problem.code for problem in problems(root)] == [code]


@pytest.mark.parametrize("path", [ENTRY, "sources/nvidia.yaml", "drops/2026-11-03-first.yaml"])
def test_a_file_that_is_not_valid_is_told_once(lay: Lay, problems: Read, path: str) -> None:
    """The names that it defines are known all the same."""
    root = lay()
    text = (root / path).read_text("utf-8")
    (root / path).write_text(f"{text}odd: 1\n", "utf-8")

    assert [problem.code for problem in problems(root)] == ["FD201"]


def test_an_entry_with_an_odd_folder_is_told_once(lay: Lay, problems: Read) -> None:
    """Its sources are not called unused; the links to its true id lead nowhere, though."""
    root = lay()
    (root / "runtime" / "block-too-large").rename(root / "runtime" / "Block-Too-Large")
    codes = {problem.code for problem in problems(root)}

    assert codes == {"FD103", "FD301", "FD410"}


def test_the_book_holds_what_is_well_formed(lay: Lay) -> None:
    """Entries by id with their files and evidence, sources by key with their publisher."""
    book = link(validate(load(lay()))).book
    entry = book.entries["grid-too-wide"]

    assert sorted(book.entries) == ["block-too-large", "grid-too-wide"]
    assert (entry.category, entry.folder) == ("runtime", "runtime/grid-too-wide")
    assert entry.text("samples/run.txt").startswith("launch failed")
    assert [one.machine.name for one in entry.evidence] == ["host"]
    assert book.sources["nvidia-limits"].publisher == "NVIDIA"
    assert sorted(book.drops) == ["2026-11-03-first"]
    assert sorted(book.workflows) == ["launch-refused"]


def test_a_broken_entry_is_no_part_of_the_book(lay: Lay) -> None:
    """The others are; a workflow that leads to it has no page to lead to."""
    root = lay()
    (root / ENTRY).write_text("title: x\n")
    book = link(validate(load(root))).book

    assert sorted(book.entries) == ["grid-too-wide"]
    assert book.workflows == {}


def test_an_alias_keeps_a_locked_id(lay: Lay, problems: Read) -> None:
    """A renamed entry names its former id, and nothing is lost."""
    root = lay()
    text = (root / ENTRY).read_text("utf-8")
    (root / ENTRY).write_text(f"{text}aliases: [block-too-wide]\n", "utf-8")
    (root / "ids.lock").write_text("block-too-large\nblock-too-wide\ngrid-too-wide\n")

    assert problems(root) == ()


def test_a_reference_to_an_alias_names_the_present_id(lay: Lay, problems: Read) -> None:
    """References are kept up to date, so that no page needs a redirect."""
    root = lay()
    text = (root / ENTRY).read_text("utf-8")
    (root / ENTRY).write_text(f"{text}aliases: [block-too-wide]\n", "utf-8")
    (root / "ids.lock").write_text("block-too-large\nblock-too-wide\ngrid-too-wide\n")
    other = root / "runtime/grid-too-wide/entry.yaml"
    text = other.read_text("utf-8").replace(
        "related: [block-too-large]", "related: [block-too-wide]"
    )
    other.write_text(text, "utf-8")
    [problem] = problems(root)

    assert (problem.code, problem.hint) == ("FD301", "Write 'block-too-large' instead.")


def test_an_id_in_two_categories_is_told(lay: Lay, problems: Read) -> None:
    """The address has no category, so the second page would overwrite the first."""
    root = lay()
    (root / "performance").mkdir()
    (root / "runtime" / "block-too-large").rename(root / "performance" / "grid-too-wide")
    codes = [problem.code for problem in problems(root)]

    assert "FD307" in codes
