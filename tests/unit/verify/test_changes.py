"""A snippet is changed by what its writer declares, or by turned conditions and other numbers."""

from dataclasses import replace
from pathlib import Path

import pytest

from faultdex.model.entry import Entry
from faultdex.model.mutation import Mutation
from faultdex.pipeline import read
from faultdex.verify.changes import changes_of

BASE = Path(__file__).parents[2] / "data" / "base" / "knowledge"
PYTHON = """import os  # 1 == 2

seed = 3
limit = 4
total = 5 if os.cpu_count() > 6.5 else 7
print(f"{total} is 8", total == 9)
"""
SHELL = """# 1 file
set -- 2 3
[ -z "$1" ] && echo 10.5.5
echo "$1 of torch-5.6, at 7 MiB" | grep -c 8
"""
C = """#include <stdio.h>
int main() { return 1 == 2 ? kernel<<<3, 4>>>() : x != 5; }  // 6
"""


@pytest.fixture(scope="module")
def entry() -> Entry:
    """Return an entry whose fix is a shell script."""
    return read(BASE).book.entries["block-too-large"]


def made(entry: Entry, name: str, text: str, companions: tuple[str, ...] = ()) -> list[str]:
    """Return each change of a snippet with the name and text, as OLD>NEW."""
    files = {**entry.files, name: text.encode()}
    snippet = entry.facts.snippets[1].model_copy(update={"file": name, "companions": companions})
    return [f"{x.replace}>{x.by}" for x in changes_of(replace(entry, files=files), snippet)]


def test_a_change_is_told_by_its_line(entry: Entry) -> None:
    """Lines are counted from the start of the file."""
    files = {**entry.files, "a.py": b"x = y\n\nz = 5 + x\n# the end\n"}
    snippet = entry.facts.snippets[1].model_copy(update={"file": "a.py"})
    [change] = changes_of(replace(entry, files=files), snippet)
    text = files["a.py"].decode()

    assert (change.line(text), change.applied(text)) == (3, text.replace("5", "6"))


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("a.py", PYTHON, ["==>!=", "9>10", ">><=", "7>8", "6.5>14.0", "5>6"]),
        ("a.sh", SHELL, ["-z>-n", "8>9", "3>4", "2>3"]),
        ("a.cu", C, ["!=>==", "6>7", "==>!=", "5>6", "4>5", "3>4"]),
        ("a.txt", PYTHON, []),
        ("a.py", 'x = re.search(r"rank (\\d)", line)\n', ['r">r"zzz']),
        ("b.py", "print('", []),
    ],
)
def test_conditions_turn_and_numbers_change_by_turns(
    entry: Entry, name: str, text: str, expected: list[str]
) -> None:
    """The last ones come first, strings and comments of Python and lines that wait are left."""
    assert made(entry, name, text) == expected


def test_the_files_of_a_snippet_take_turns(entry: Entry) -> None:
    """A script that calls the check of the entry changes the check as well."""
    entry.files["check.py"] = b"x = 1 == 2\n"

    assert made(entry, "a.sh", "a 3 4 5\n", ("check.py",)) == [
        "5>6",
        "==>!=",
        "4>5",
        "2>3",
        "3>4",
        "1>2",
    ]


@pytest.mark.parametrize(
    ("replaced", "expected"), [("launched", ["launched>refused"]), ("lunched", []), ("e", [])]
)
def test_a_declared_change_is_the_only_one(
    entry: Entry, replaced: str, expected: list[str]
) -> None:
    """It is made if its text is in the file once."""
    declared = Mutation(replace=replaced, by="refused")
    snippet = entry.facts.snippets[1].model_copy(update={"mutate": declared})
    changes = changes_of(entry, snippet)

    assert [f"{one.replace}>{one.by}" for one in changes] == expected
    assert all(one.applied('echo "launched"\n') == 'echo "refused"\n' for one in changes)


def test_a_snippet_with_a_reason_has_no_change(entry: Entry) -> None:
    """Its writer says why none can be given."""
    declared = Mutation(because="The driver decides.")
    snippet = entry.facts.snippets[1].model_copy(update={"mutate": declared})

    assert changes_of(entry, snippet) == ()
