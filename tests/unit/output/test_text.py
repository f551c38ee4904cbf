"""Hold the answer that a person reads to what leads in it, and to what is said of each line."""

from dataclasses import replace

import pytest

from faultdex.jobs.inputs import Explained, Inputs
from faultdex.model.answer import Answer, Known, Match, UnmatchedError
from faultdex.output.block import Block
from faultdex.output.text import REPORT, blocks, kind, known
from faultdex.pack.read import Pack

ROOT = Match("oom", "Out of memory", "https://x/oom/", 0.98, "root", 9, "out of memory")
LOST = Match("peer", "Peer", "https://x/peer/", 0.8, "symptom", 4, "closed by peer", {}, "rank 3")
ECHO = Match("foot", "Footer", "https://x/foot/", 0.6, "echo", 20, "Root Cause (first observed)")
WARNED = replace(ECHO, kind="warning")
PROBABLE = replace(ROOT, role="probable", score=0.6)
ROW = Known(
    "cublas", "3", "CUBLAS_STATUS_ALLOC_FAILED", "https://x/cublas/#3", "No memory is left.",
    "Free some.", "", 7, "CUBLAS_STATUS_ALLOC_FAILED when calling", "resource",
)  # fmt: skip
OWN = UnmatchedError(2, "KeyError: 'labels'")


def told(pack: Pack, *answers: Answer) -> list[Block]:
    """Return what is said of texts with these answers."""
    every = tuple(Explained(f"{place}.log", one) for place, one in enumerate(answers))
    return [*blocks(pack, Inputs(every))]


@pytest.mark.parametrize(
    ("answer", "titles"),
    [
        (Answer((ROOT,), known=(ROW,)), ["Out of memory", "CUBLAS_STATUS_ALLOC_FAILED"]),
        (
            Answer((ECHO,), known=(ROW,)),
            ["CUBLAS_STATUS_ALLOC_FAILED", "Footer"],
        ),
        (Answer((ECHO,)), ["This text contains only a follow-on error", "Footer"]),
        (Answer((WARNED,)), ["This text contains only a warning", "Footer"]),
        (
            Answer((ECHO, WARNED)),
            ["This text contains only a follow-on error", "Footer", "Also in this text"],
        ),
        (Answer((LOST, ECHO)), ["Peer", "Also in this text"]),
        (Answer((ECHO,), own=(OWN,)), ["An error that no entry explains", "Footer"]),
        (Answer(), ["No entry explains this text"]),
        (Answer(complete=False), ["Nothing was recognised in what could be read"]),
        (
            Answer(candidates=(ROOT,)),
            ["No entry explains this text", "Not sure, but near"],
        ),
        (Answer(candidates=(PROBABLE,)), ["Out of memory"]),
        (
            Answer(candidates=(PROBABLE, LOST), own=(OWN,)),
            ["An error that no entry explains", "Out of memory", "Not sure, but near"],
        ),
    ],
)
def test_what_leads_comes_first(pack: Pack, answer: Answer, titles: list[str]) -> None:
    """A cause, what a table says, and an echo only after a word about echoes."""
    assert [block.title for block in told(pack, answer)] == titles


def test_advice_for_a_text_without_an_answer_is_given_once(pack: Pack) -> None:
    """Of several texts it would be said over and over."""
    [alone] = told(pack, Answer())
    several = told(pack, Answer(), Answer())

    assert [label for label, _ in alone.rows] == ["try", "or", "report"]
    assert [(block.title, block.rows) for block in several] == [
        ("In 0.log", ()),
        ("No entry explains this text", ()),
        ("In 1.log", ()),
        ("No entry explains this text", ()),
    ]


def test_an_error_of_the_program_may_be_reported_where_it_is_all(pack: Pack) -> None:
    """Beside a match, a report would be of something else."""
    [alone] = told(pack, Answer(own=(OWN,)))
    beside = told(pack, Answer((ECHO,), own=(OWN,)))

    assert ("report", REPORT) in alone.rows
    assert ("report", REPORT) not in beside[0].rows


def test_the_frames_are_asked_for_only_where_none_is_known(pack: Pack) -> None:
    """A traceback that was read says where the error was raised."""
    [bare] = told(pack, Answer(own=(OWN,)))
    [framed] = told(pack, Answer(own=(replace(OWN, speaker="rank 3", frame="train.py:7"),)))

    assert [label for label, _ in bare.rows] == ["line 2", "next", "report"]
    assert framed.rows[:3] == (
        ("line 2", "KeyError: 'labels'"),
        ("said by", "rank 3"),
        ("at", "train.py:7"),
    )
    assert "next" not in dict(framed.rows)


def test_an_error_below_a_symptom_is_told_beside_it(pack: Pack) -> None:
    """It may be what the other ranks lost; below a cause it is a consequence."""
    late = replace(OWN, line=30)
    symptom, cause = (told(pack, Answer((one,), own=(late,))) for one in (LOST, ROOT))

    assert symptom[1:] == [
        Block("Also in this text", (("line 30", "KeyError: 'labels'  no entry explains it"),))
    ]
    assert cause[1:] == []


def test_a_further_match_is_one_row_with_its_page(pack: Pack) -> None:
    """Whoever said it is named."""
    [_, also] = told(pack, Answer((ROOT, LOST)))

    assert also.rows == (("line 4", "Peer (said by rank 3)  https://x/peer/"),)


@pytest.mark.parametrize(
    ("match", "says"),
    [
        (ROOT, "root cause"),
        (LOST, "symptom; its cause may stand elsewhere in the text"),
        (ECHO, "echo of another failure"),
        (WARNED, "warning; the program goes on after it"),
        (replace(ROOT, role="new"), "new"),
    ],
)
def test_a_match_says_how_near_to_the_cause_it_is(match: Match, says: str) -> None:
    """A warning is no error, whatever its role."""
    assert kind(match) == says


@pytest.mark.parametrize(
    ("given", "rows"),
    [
        ({}, {"line 7": ROW.text, "class": "resource", "first": "Free some."}),
        ({"count": 1200}, {"line 7": f"{ROW.text}  (1,200 lines)"}),
        ({"decision": "restart-program"}, {"class": "resource; GPU: restart program"}),
        (
            {"level": "warning", "follow_on": True},
            {"class": "resource (warning); look for the message before it"},
        ),
        ({"message": "ALLOC {}"}, {"text": "ALLOC {}"}),
        ({"where": "a.cpp", "since": "2.1"}, {"from": "a.cpp, since 2.1"}),
        ({"since": "2.1", "until": "2.4"}, {"from": "2.1 to 2.4"}),
        ({"until": "2.4"}, {"from": "2.4"}),
        (
            {"ran": "torch 2.6", "fixed": "x = 1\n"},
            {
                "we ran": "an example: it printed this message on torch 2.6;"
                " its fixed form ran without it",
                "code": "x = 1",
            },
        ),
        (
            {"ran": "torch 2.6"},
            {"we ran": "an example: it printed this message on torch 2.6; see the page"},
        ),
    ],
)
def test_a_row_of_a_table_says_what_its_owner_says(
    given: dict[str, object], rows: dict[str, str]
) -> None:
    """What the table does not say has no row."""
    shown = dict(known(replace(ROW, **given), Answer()).rows)
    usual = dict(known(ROW, Answer()).rows)

    assert shown == {**usual, **rows}


def test_a_row_that_answers_a_question_has_no_line() -> None:
    """A code that is asked for stands in no text."""
    asked = known(replace(ROW, count=0), Answer())
    bare = known(replace(ROW, kind=""), Answer())

    assert "line 7" not in dict(asked.rows)
    assert not {"line 7", "class"} & {*dict(bare.rows)}


def test_a_row_says_where_its_message_was_raised() -> None:
    """By the traceback above the same line, and by no other one."""
    own = (replace(OWN, line=7, frame="train.py:7"), replace(OWN, line=8, frame="other.py:1"))

    assert dict(known(ROW, Answer(own=own)).rows)["at"] == "train.py:7"
    assert "at" not in dict(known(ROW, Answer(own=own[1:])).rows)
