"""What the facts of an entry may say together."""

from collections.abc import Callable
from pathlib import Path

import pytest

from faultdex.model.problem import Problem

ENTRY = "runtime/block-too-large/entry.yaml"
WORDS = " ".join(["word"] * 36)
Change = Callable[[str, str], Path]
Read = Callable[[Path], tuple[Problem, ...]]


@pytest.fixture
def changed(lay: Callable[..., Path]) -> Change:
    """Return what lays the valid knowledge with one part of an entry's facts exchanged."""

    def change(old: str, new: str) -> Path:
        root = lay()
        text = (root / ENTRY).read_text("utf-8")
        assert old in text
        (root / ENTRY).write_text(text.replace(old, new, 1), "utf-8")
        return root

    return change


def codes(problems: tuple[Problem, ...]) -> list[str]:
    """Return the codes, of which stale evidence is another matter."""
    return [one.code for one in problems if not one.code.startswith("FD6")]


@pytest.mark.parametrize(("ranks", "found"), [(1, []), (2, ["FD434"])])
def test_ranks_are_for_what_torchrun_starts(
    changed: Change, problems: Read, ranks: int, found: list[str]
) -> None:
    """A shell script has one."""
    root = changed("    role: reproduce\n", f"    role: reproduce\n    ranks: {ranks}\n")

    assert codes(problems(root)) == found


def test_ranks_are_not_for_a_python_file_with_a_command(changed: Change, problems: Read) -> None:
    """Nobody would start the second rank."""
    run = '  - file: reproduce.py\n    run: ["python", "reproduce.py"]\n    ranks: 2\n'
    root = changed("  - file: reproduce.sh\n", run)
    (root / ENTRY).with_name("reproduce.sh").rename((root / ENTRY).with_name("reproduce.py"))

    assert "FD434" in codes(problems(root))


def test_an_only_cause_may_have_conditions_that_every_sample_meets(
    changed: Change, problems: Read
) -> None:
    """There is no other cause of which a sample could be missing."""
    root = changed("  - says: ", "  - key: too-many\n    when: [{text: 'too large'}]\n    says: ")
    text = (root / ENTRY).read_text("utf-8")
    (root / ENTRY).write_text(text.replace("  - does:", "  - causes: [too-many]\n    does:"))

    assert codes(problems(root)) == []


@pytest.mark.parametrize(
    "field",
    [
        '    tell: "the message names a count above 1024',
        '    costs: "Nothing, where the kernel shares no memory within a block',
        '  - does: "Launch more blocks with fewer threads each',
        '    caption: "Two blocks of 1024 threads are taken',
    ],
)
def test_a_field_is_no_longer_than_a_sentence_may_be(
    changed: Change, problems: Read, field: str
) -> None:
    """Whether it has to be one sentence, or is only read as one."""
    assert codes(problems(changed(field, f"{field} {WORDS}"))) == ["FD449"]
