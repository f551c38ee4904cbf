"""Hold `faultdex lock` to ids and codes that are complete after a merge."""

from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from faultdex.cli.lock import lock, locked

Run = Callable[..., CompletedProcess[str]]


def test_ids_and_codes_of_both_sides_of_a_merge_are_put_in_order(
    faultdex: Run, knowledge: Path
) -> None:
    """Both sides had added an entry, with the same code."""
    ids = (knowledge / "ids.lock").read_text("utf-8")
    (knowledge / "ids.lock").write_text("grid-too-wide\nblock-too-large\n", "utf-8")
    (knowledge / "codes.lock").write_text("FX0001 grid-too-wide\nFX0001 block-too-large\n")
    done = faultdex("lock", "--knowledge", knowledge)
    codes = (knowledge / "codes.lock").read_text("utf-8")

    assert done.returncode == 0
    assert (knowledge / "ids.lock").read_text("utf-8") == ids
    assert codes == "FX0001 grid-too-wide\nFX0002 block-too-large\n"


def test_files_that_are_not_there_are_made(faultdex: Run, knowledge: Path) -> None:
    """Of all entries and the names that they had."""
    entry = knowledge / "runtime" / "grid-too-wide" / "entry.yaml"
    entry.write_text(f"{entry.read_text('utf-8')}aliases: [grid-is-wide]\n", "utf-8")
    for name in ("ids.lock", "codes.lock"):
        (knowledge / name).unlink()
    done = faultdex("lock", "--knowledge", knowledge)

    assert done.stdout.endswith(f"{knowledge}/codes.lock list all 2 entries\n")
    assert (knowledge / "ids.lock").read_text("utf-8").split() == [
        "block-too-large", "grid-is-wide", "grid-too-wide",
    ]  # fmt: skip
    assert (knowledge / "codes.lock").read_text("utf-8") == (
        "FX0001 block-too-large\nFX0002 grid-too-wide\n"
    )


def test_a_new_entry_gets_the_next_code(faultdex: Run, knowledge: Path) -> None:
    """And nobody has to know about codes."""
    faultdex("new", "multi-gpu/ring-is-broken", "--knowledge", knowledge)
    codes = (knowledge / "codes.lock").read_text("utf-8").splitlines()

    assert codes[-1] == "FX0003 ring-is-broken"


def test_a_code_is_asked_for_like_an_id(faultdex: Run, knowledge: Path) -> None:
    """By the verbs that take an id, in small letters too."""
    shown = faultdex("show", "fx0002", "--knowledge", knowledge)
    explained = faultdex("explain", "FX0002", "--knowledge", knowledge)

    assert (shown.returncode, shown.stdout.splitlines()[0][:3]) == (0, "# l")
    assert (explained.returncode, "FX0002 grid-too-wide" in explained.stdout) == (0, True)


def test_entries_keep_their_codes_and_new_ones_go_on(
    knowledge: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ids that are gone stay listed, and a former name has the code of its entry."""
    (knowledge / "ids.lock").write_text("zz-gone\ngrid-too-wide\n")
    (knowledge / "codes.lock").write_text("FX0007 grid-too-wide\n")
    entry = knowledge / "runtime" / "grid-too-wide" / "entry.yaml"
    entry.write_text(f"{entry.read_text('utf-8')}aliases: [grid-is-wide]\n", "utf-8")
    lock(knowledge=knowledge)

    assert (knowledge / "ids.lock").read_text() == (
        "block-too-large\ngrid-is-wide\ngrid-too-wide\nzz-gone\n"
    )
    assert (knowledge / "codes.lock").read_text() == (
        "FX0007 grid-too-wide\nFX0008 block-too-large\n"
    )
    assert capsys.readouterr().out == (
        f"{knowledge / 'ids.lock'} and {knowledge / 'codes.lock'} list all 2 entries\n"
    )


def test_the_first_entries_of_all_are_listed(knowledge: Path) -> None:
    """In files that are not there yet."""
    for name in ("ids.lock", "codes.lock"):
        (knowledge / name).unlink()
    locked(knowledge, {"b-failure": ("b-failure",), "a-failure": ("a-failure", "c-failure")})

    assert (knowledge / "ids.lock").read_text() == "a-failure\nb-failure\nc-failure\n"
    assert len((knowledge / "codes.lock").read_text().splitlines()) == 2
