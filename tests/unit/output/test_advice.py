"""Hold what is said of causes and fixes to what the text leaves."""

import json
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from faultdex.model.advice import Advice, CauseText, Check, Dated, FixText
from faultdex.model.answer import Decision, Match, Memory
from faultdex.model.card import Card
from faultdex.output.advice import data, lines, rows
from faultdex.pack.read import PLACES, TEXTS, Pack
from faultdex.zstandard import zstd

CARD = Card(
    "oom", "runtime", "", "Out of memory", "https://x/oom/", "executed", (), 2, 1, "",
    "A batch.", "Halve it.", (), "FX0007",
)  # fmt: skip
KEYS = ("batch", "leak", "other", "cache")
CAUSES = tuple(CauseText(key, f"The {key}.", f"{key} grows", f"cause-{key}") for key in KEYS)
FIXES = (
    FixText("Halve the batch.", "Time.", ("batch",), "", "batch //= 2\n", "fix-batch"),
    FixText("Find the leak.", "Work.", ("leak", "cache"), "", "", "fix-leak"),
)
CHECK = Check("python diagnose.py", "the part that grows", "diagnose.py")
OOM = Match("oom", "Out of memory", "https://x/oom/", 0.98, "root", 9, "CUDA out of memory.")
ADVICE = Advice(CAUSES, FIXES, CHECK, (Dated("out of memory", "torch 2.1 or newer"),))


@pytest.fixture
def known(tmp_path: Path) -> Pack:
    """Return a pack with one entry, which has four causes."""
    text = zstd.compress(json.dumps(asdict(ADVICE)).encode())
    (tmp_path / TEXTS).write_bytes(text)
    (tmp_path / PLACES).write_text(json.dumps({"oom.json": (0, len(text))}))
    return Pack(tmp_path, {"oom": CARD})


def decided(*keys: str, is_sure: bool = False) -> Match:
    """Return a match whose text leaves these causes, and says why."""
    return replace(OOM, decision=Decision(keys, ("9 > 8", "x"), is_sure=is_sure))


def test_where_the_text_does_not_decide_the_first_causes_are_told_apart(known: Pack) -> None:
    """Three of them; the page has the rest."""
    told = [*rows(known, OOM)]

    assert told[:7] == [
        ("release", "torch 2.1 or newer"),
        ("cause", "one of 4; the text does not decide. First that fits: The batch."),
        ("tell", "batch grows → The batch."),
        ("tell", "leak grows → The leak."),
        ("tell", "other grows → The other."),
        ("", "1 more on the page"),
        ("fix", "depends on the cause; for the first: Halve the batch."),
    ]
    assert dict(told)["check"].startswith("faultdex diagnose oom")


def test_causes_that_the_text_excludes_are_not_counted(known: Pack) -> None:
    """The fix of all that are left is given, and no row says that there are more."""
    told = dict(rows(known, decided("leak", "cache")))

    assert told["cause"].startswith("one of 2;")
    assert told["fix"] == "Find the leak."
    assert not {"", "code"} & {*told}


def test_a_cause_that_the_text_decides_is_told_with_its_reasons(known: Pack) -> None:
    """And with the lines to copy."""
    told = dict(rows(known, decided("batch", is_sure=True)))

    assert (told["cause"], told["because"]) == ("The batch.", "9 > 8; x")
    assert (told["fix"], told["code"]) == ("Halve the batch.", "batch //= 2\n")
    assert "tell" not in told


def test_an_account_of_memory_is_drawn_and_reckoned(known: Pack) -> None:
    """What was reckoned stands in for a reason where the text does not decide."""
    memory = Memory({"asked": 1}, "", "1 byte is missing.", (("free", 1),))
    told = dict(rows(known, replace(OOM, memory=memory)))

    assert told["memory"].startswith("[.....")
    assert told["reckoned"] == "1 byte is missing."
    assert "reckoned" not in dict(
        rows(known, replace(decided("leak", is_sure=True), memory=memory))
    )


def test_an_annotation_has_sentences_and_no_code(known: Pack) -> None:
    """A line of a workflow is no place to copy from."""
    assert [*lines(known, decided("batch", is_sure=True))] == [
        "Release: torch 2.1 or newer",
        "Cause: The batch.",
        "Because: 9 > 8; x",
        "Fix: Halve the batch.",
    ]


def test_a_program_gets_the_same_by_the_contract(known: Pack) -> None:
    """With null for what the text does not decide."""
    sure, unsure = data(known, decided("batch", is_sure=True)), data(known, OOM)

    assert (sure["fx"], sure["wording"], sure["code"]) == (
        "FX0007", "torch 2.1 or newer", "batch //= 2\n",
    )  # fmt: skip
    assert sure["cause"] == {
        "key": "batch", "says": "The batch.", "tell": "batch grows",
        "url": "https://x/oom/#cause-batch",
    }  # fmt: skip
    assert sure["fix"] == {
        "does": "Halve the batch.", "costs": "Time.", "url": "https://x/oom/#fix-batch",
    }  # fmt: skip
    assert sure["try_first"] == {
        "command": "python diagnose.py", "here": "faultdex diagnose oom",
        "shows": "the part that grows",
    }  # fmt: skip
    assert (unsure["cause"], unsure["fix"], unsure["code"]) == (None, None, None)
    assert isinstance(unsure["causes"], list)
    assert [one["key"] for one in unsure["causes"]] == [*KEYS]


def test_of_what_is_no_entry_a_program_gets_null(known: Pack) -> None:
    """An error of the program has neither a card nor advice."""
    own = data(known, Match("", "", "", 0, "own", 1, "KeyError: 1"))

    assert {own[key] for key in ("fx", "wording", "likely_cause", "fix", "try_first")} == {None}
    assert own["causes"] == []
