"""What is asked of a pack by name, and how it is compiled and kept."""

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from faultdex.model.problem import Problem
from faultdex.pack import page
from faultdex.pack.build import KEPT, fill
from faultdex.pack.read import Pack, read_pack

Read = Callable[[Path], tuple[Problem, ...]]


def test_an_entry_is_found_by_id_code_and_address(pack: Pack) -> None:
    """In any writing, and with what surrounds an id in an address."""
    names = ("grid-too-wide", "Grid_Too_Wide", "FX0002", "fx0002", "https://faultdex.dev/FX0002/")
    found = [pack.find(name) for name in names]

    assert {one and one.id for one in found} == {"grid-too-wide"}
    assert pack.find("warp-too-cold") is None


def test_a_row_is_found_by_all_words_of_its_name(pack: Pack) -> None:
    """A row says what to do, and which entry explains it."""
    [row] = pack.stubs("cudaErrorInvalidConfiguration")

    assert (row.action, row.entry) == ("Print the dimensions of the grid.", "grid-too-wide")
    assert pack.stubs("cudaErrorInvalidConfiguration elsewhere") == []
    assert pack.stubs("") == []


def test_a_row_without_an_action_and_an_entry_says_neither(pack: Pack) -> None:
    """Its meaning is all there is."""
    [row] = pack.stubs("NCCL_DEBUG")

    assert (row.says, row.action, row.entry) == ("How much NCCL prints.", "", "")


def test_a_name_that_nothing_has_gets_the_ids_near_it(pack: Pack) -> None:
    """One that begins like it, one that a row names, and one that looks like it."""
    assert pack.near("grid") == ["grid-too-wide"]
    assert pack.near("cudaErrorInvalidConfiguration") == ["grid-too-wide"]
    assert pack.near("grid-to-wide")[0] == "grid-too-wide"
    assert pack.near("zzzz") == []


def test_no_more_than_three_ids_are_told(pack: Pack) -> None:
    """A reader looks at them in a glance."""
    card = pack.cards["grid-too-wide"]
    names = ("grid-a", "grid-b", "grid-c", "grid-d")
    many = Pack(pack.folder, {name: replace(card, id=name) for name in names})

    assert many.near("grid") == ["grid-a", "grid-b", "grid-c"]


def test_a_workflow_is_there_with_its_questions(pack: Pack) -> None:
    """And with the entries to which they lead."""
    [guide] = pack.guides()

    assert (guide.name, guide.title) == ("launch-refused", "A kernel launch is refused")
    assert guide.url == "https://faultdex.dev/workflows/launch-refused/"
    assert guide.entries == ("grid-too-wide", "block-too-large")
    assert "Which number does the message name?" in pack.guide_page(guide)


def test_entries_that_speak_of_a_word_come_by_how_often(pack: Pack) -> None:
    """One mention tells nothing, and a part of a word is none."""
    assert [card.id for card in pack.speaking("grid")] == ["grid-too-wide", "block-too-large"]
    assert pack.speaking("gri") == []


def test_a_section_has_the_title_of_the_page(pack: Pack) -> None:
    """It is read alone."""
    card = pack.cards["grid-too-wide"]
    fix = page.section(pack.page(card), "fix")

    assert fix.startswith("# launch failed: the grid is too wide\n\n## Fix\n")
    assert "## Sources" not in fix


def test_a_pack_without_problems_has_lost_nothing(pack: Pack) -> None:
    """Where a file could not be read, the count says that something is missing."""
    assert pack.lost == Pack(pack.folder).lost == 0


def test_the_newest_packs_are_kept(tmp_path: Path, base: Path) -> None:
    """Each change of the knowledge makes one, and the oldest go."""
    for age in range(KEPT + 2):
        old = tmp_path / f"{age}0"
        old.mkdir()
        os.utime(old, (1_000_000 - age, 1_000_000 - age))
    fill(tmp_path / "ff", base)

    assert {path.name for path in tmp_path.iterdir()} == {"ff", "00", "10"}
    assert read_pack(tmp_path / "ff").cards.keys() == {"block-too-large", "grid-too-wide"}


def test_a_pack_that_another_process_made_meanwhile_stays(tmp_path: Path, base: Path) -> None:
    """Both are the same, and nothing half done is left."""
    fill(tmp_path / "ff", base)
    before = (tmp_path / "ff" / "texts.bin").stat().st_ino
    fill(tmp_path / "ff", base)

    assert [path.name for path in tmp_path.iterdir()] == ["ff"]
    assert (tmp_path / "ff" / "texts.bin").stat().st_ino == before


def test_a_row_that_nobody_explains_says_its_first_text(tmp_path: Path, knowledge: Path) -> None:
    """Each launcher words the end of a process in its own way, and one is enough for a list."""
    (knowledge / "reference" / "endings.yaml").write_text(
        'title: "Endings"\nsummary: "How a process ends."\npart: endings\n'
    )
    fill(tmp_path / "packs" / "ff", knowledge)
    [row] = read_pack(tmp_path / "packs" / "ff").stubs("SIGKILL")

    assert row.says == "exitcode  : -9 (pid: …)  (SIGKILL)"
