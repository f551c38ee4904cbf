"""What answers say of the entries of a small knowledge."""

from dataclasses import replace
from pathlib import Path

import pytest

from faultdex.model.advice import Advice, Check
from faultdex.model.entry import Cause, Entry, Fix, TryFirst
from faultdex.model.snippet import Role
from faultdex.pipeline import read
from faultdex.render.advice import advice, check_files

BASE = Path(__file__).parents[2] / "data/base/knowledge"


@pytest.fixture(scope="module")
def entry() -> Entry:
    """Return an entry with one cause and one fix that a snippet shows."""
    return read(BASE).book.entries["block-too-large"]


def test_advice_is_plain(entry: Entry) -> None:
    """Sentences lose the marks of citations, and anchors are those of the page."""
    told = advice(entry)

    assert "[@" not in "".join([*(one.says for one in told.causes), *(f.does for f in told.fixes)])
    assert [one.anchor for one in told.causes] == ["cause-1"]
    assert [one.anchor for one in told.fixes] == ["fix-1"]


def test_the_first_fix_has_its_tested_file_as_code(entry: Entry) -> None:
    """What is copied is the file that was run."""
    told = advice(entry)

    assert told.fixes[0].code == entry.text("fix.sh").strip("\n")


def test_lines_to_copy_come_before_a_file(entry: Entry) -> None:
    """A fix that no snippet shows has its lines."""
    (fix,) = entry.facts.fixes
    lines = fix.model_copy(update={"code": "nvidia-smi\n", "snippet": None})
    facts = entry.facts.model_copy(update={"fixes": (lines,)})

    told = advice(replace(entry, facts=facts))

    assert told.fixes[0].code == "nvidia-smi"


def test_a_check_without_a_file_of_the_entry_needs_none(entry: Entry) -> None:
    """A command of the system is typed as it is; a file comes with those that it needs."""
    typed = TryFirst(command="nvidia-smi -q", shows="It shows.")
    run = TryFirst(command="bash fix.sh", shows="It shows.", snippet="fix.sh")
    files = [
        check_files(replace(entry, facts=entry.facts.model_copy(update={"try_first": one})))
        for one in (None, typed, run)
    ]

    assert files == [{}, {}, {"fix.sh": entry.text("fix.sh")}]


def test_a_check_is_the_one_to_try_first_or_the_snippet_that_diagnoses(entry: Entry) -> None:
    """A reader has one command; where there is none, nothing is made up."""
    first, *others = entry.facts.snippets
    check = first.model_copy(update={"role": Role.DIAGNOSE, "caption": "It tells `both`."})
    diagnosing = entry.facts.model_copy(update={"snippets": (check, *others), "try_first": None})
    typed = TryFirst(command="nvidia-smi -q", shows="It shows [@nvidia-limits].")
    told = [
        advice(replace(entry, facts=facts)).check
        for facts in (entry.facts, diagnosing, diagnosing.model_copy(update={"try_first": typed}))
    ]

    assert told == [
        None,
        Check("bash reproduce.sh", "It tells both.", "reproduce.sh"),
        Check("nvidia-smi -q", "It shows.", ""),
    ]


def test_advice_outlives_a_file(entry: Entry) -> None:
    """What is written as data is read back whole."""
    told = advice(entry)
    plain = {
        "causes": [{"key": o.key, "says": o.says, "tell": o.tell, "anchor": o.anchor}
                   for o in told.causes],
        "fixes": [{"does": o.does, "costs": o.costs, "causes": list(o.causes), "line": o.line,
                   "code": o.code, "anchor": o.anchor} for o in told.fixes],
        "check": told.check and {"command": told.check.command, "shows": told.check.shows},
    }  # fmt: skip

    assert told == Advice.of(plain)


@pytest.mark.parametrize(("lines", "is_shown"), [(60, True), (61, False)])
def test_code_that_is_longer_than_a_screen_is_left_to_the_page(
    entry: Entry, lines: int, *, is_shown: bool
) -> None:
    """An answer shows sixty lines."""
    text = "\n".join(f"line {number}" for number in range(lines))
    told = advice(replace(entry, files={**entry.files, "fix.sh": f"{text}\n".encode()}))

    assert told.fixes[0].code == (text if is_shown else "")


def test_a_fix_has_code_where_it_is_the_first_of_a_cause(entry: Entry) -> None:
    """Or of all, or of a line; what comes later is on the page."""
    causes = (
        Cause(key="wide", says="It is wide.", tell="A."),
        Cause(key="odd", says="It is odd.", tell="B."),
    )
    fixes = tuple(
        Fix(does=f"Do {place}.", costs="None.", code=f"A={place}", causes=keys, line=line)
        for place, (keys, line) in enumerate(
            (((), None), (("odd",), None), (("odd", "wide"), None), (("odd",), None), ((), "odd x"))
        )
    )
    facts = entry.facts.model_copy(update={"causes": causes, "fixes": fixes})
    told = advice(replace(entry, facts=facts))

    assert [one.code for one in told.fixes] == ["A=0", "A=1", "A=2", "", "A=4"]
    assert [one.line for one in told.fixes] == ["", "", "", "", "odd x"]
    assert [one.anchor for one in told.causes] == ["cause-wide", "cause-odd"]
    assert [one.anchor for one in told.fixes] == [f"fix-{place}" for place in range(1, 6)]


def test_a_check_comes_with_the_files_that_its_own_needs(entry: Entry) -> None:
    """Not with those of another snippet."""
    first, second = entry.facts.snippets
    snippets = (
        first.model_copy(update={"companions": ("shared.sh", "gone.sh")}),
        second.model_copy(update={"companions": ("other.sh",)}),
    )
    check = TryFirst(command=f"bash {first.file} x", shows="It shows.")
    facts = entry.facts.model_copy(update={"snippets": snippets, "try_first": check})
    files = {**entry.files, "shared.sh": b"s", "other.sh": b"o"}
    found = check_files(replace(entry, facts=facts, files=files))

    assert found == {first.file: entry.text(first.file), "shared.sh": "s"}


def test_a_wording_of_some_releases_says_so(entry: Entry) -> None:
    """Where its signature names them and can be read."""
    one, *_ = entry.facts.signatures
    dated = one.model_copy(update={"pattern": "too  large", "versions": {"torch": "<=2.5"}})
    odd = one.model_copy(update={"pattern": "un.*bounded", "versions": {"torch": "<=2.5"}})
    facts = entry.facts.model_copy(update={"signatures": (one, dated, odd)})
    told = advice(replace(entry, facts=facts)).wordings

    assert [(one.line, one.says) for one in told] == [
        ("too large", "this wording is from torch 2.5 or older")
    ]
