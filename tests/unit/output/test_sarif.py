"""Hold SARIF to rules and levels that code scanning can count on."""

import json
from dataclasses import replace
from typing import Any

import pytest

from faultdex.jobs.inputs import Explained, Inputs
from faultdex.model.answer import Answer, Known, Match
from faultdex.output.sarif import tell
from faultdex.pack.read import Pack

GRID = Match(
    "grid-too-wide", "The grid", "https://x/grid/", 0.98, "root", 9, "the grid is 9 blocks wide"
)
ROW = Known("xid", "62", "Xid 62", "https://x/xid/#62", "It halted.", "Reset it.", "", 7, "Xid 62")


def told(pack: Pack, *answers: Answer) -> dict[str, Any]:
    """Return the run that is told of files with these answers."""
    every = tuple(Explained(f"{place}.log", one) for place, one in enumerate(answers))
    [run] = json.loads(tell(pack, Inputs(every)))["runs"]
    return dict(run)


def test_a_rule_is_told_once_and_its_results_point_to_it(pack: Pack) -> None:
    """Rules of entries come before those of messages, whichever file shows them first."""
    run = told(pack, Answer(known=(ROW,)), Answer((GRID,)), Answer((GRID,), known=(ROW,)))

    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == ["grid-too-wide", "xid/62"]
    assert [(one["ruleId"], one["ruleIndex"]) for one in run["results"]] == [
        ("grid-too-wide", 0), ("grid-too-wide", 0), ("xid/62", 1), ("xid/62", 1),
    ]  # fmt: skip


def test_a_rule_says_what_to_try_first(pack: Pack) -> None:
    """By the entry, or by the owner of the message, as far as either says something."""
    card = pack.cards["grid-too-wide"]
    answer = Answer(
        (GRID, replace(GRID, id="unknown")), known=(ROW, replace(ROW, row="63", action=""))
    )
    grid, unknown, row, silent = told(pack, answer)["tool"]["driver"]["rules"]

    assert grid["fullDescription"] == {"text": card.summary}
    assert grid["help"] == {"text": f"Try first: {card.first}"}
    assert not {"fullDescription", "help"} & {*unknown}
    assert (row["fullDescription"], row["help"]) == (
        {"text": "It halted."},
        {"text": "Try first: Reset it."},
    )
    assert "help" not in silent


@pytest.mark.parametrize(
    ("role", "level"),
    [("root", "error"), ("symptom", "warning"), ("echo", "note"), ("others", "note")],
)
def test_only_a_cause_is_an_error(pack: Pack, role: str, level: str) -> None:
    """What may have its cause elsewhere weighs less."""
    [result] = told(pack, Answer((replace(GRID, role=role),)))["results"]

    assert result["level"] == level


@pytest.mark.parametrize(
    ("given", "level"),
    [({}, "warning"), ({"level": "info"}, "note"), ({"follow_on": True}, "note")],
)
def test_a_message_is_a_warning_unless_it_is_no_error(
    pack: Pack, given: dict[str, object], level: str
) -> None:
    """Nor is what only follows another message."""
    [result] = told(pack, Answer(known=(replace(ROW, **given),)))["results"]

    assert result["level"] == level


def test_each_input_that_was_not_read_whole_is_told(pack: Pack) -> None:
    """And no other one."""
    [told_of] = [told(pack, Answer((GRID,)), Answer(complete=False))["invocations"][0]]

    assert told_of == {
        "executionSuccessful": False,
        "toolExecutionNotifications": [
            {"level": "error", "message": {"text": "1.log: was not read whole"}}
        ],
    }
