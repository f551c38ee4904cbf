"""Values go to plain data and back; what is of another type is refused."""

import json
from dataclasses import dataclass, replace

import pytest

from faultdex.digests.plain import as_plain, from_plain
from faultdex.digests.record import Heard, LogFacts, Origin, of_log
from faultdex.hangs.stacks import Frame, Stack
from faultdex.jobs.summary import FailureEvent, LogSummary, Work
from faultdex.jobs.timestamps import stamp_of
from faultdex.model.answer import Answer, Decision, Known, Match, Memory, UnmatchedError


@dataclass(frozen=True)
class Pair:
    """A value with a row of two texts."""

    both: tuple[str, str]


MATCH = Match(
    "an-entry", "Title", "https://e/", 0.98, "root", 3, "CUDA error", {"size": "2 GiB"},
    speakers=("rank 1", "rank 2"), decision=Decision(("key",), ("why",), is_sure=True),
    memory=Memory({"free": 1}, "own-limit", "says", (("free", 1),)),
)  # fmt: skip
ANSWER = Answer(
    (MATCH,),
    own=(UnmatchedError(4, "KeyError: 'x'", frame="train.py:3", is_told=True),),
    known=(Known("xid", "79", "t", "u", "s", "a", "", 1, "line"),),
    heard=frozenset({"rank 1", "rank 2"}),
)
SUMMARY = LogSummary(
    "rank0.log",
    (FailureEvent(MATCH, "rank 0", stamp_of("2026-11-23 10:00:00.5 x"), is_after=True),),
    work=(Work("0", 1, 7),),
)
FACTS = LogFacts(Heard("rank0.log", ANSWER, SUMMARY), (Heard("rank 1", ANSWER),), is_whole=False)


def test_all_that_a_log_says_comes_back() -> None:
    """Fields that do not count for equality come back as well."""
    back = from_plain(LogFacts, json.loads(json.dumps(as_plain(FACTS))))

    assert back == FACTS
    assert (back.heard.answer.heard, back.heard.answer.own[0].is_told) == (ANSWER.heard, True)


def test_a_renamed_field_keeps_its_key() -> None:
    """Digests of older releases are read, and these read ours."""
    heard = json.loads(json.dumps(as_plain(FACTS)))["heard"]

    assert list(heard) == ["name", "answer", "voice"]
    assert list(heard["voice"]) == ["name", "marks", "work"]


def test_fields_with_their_default_are_left_out() -> None:
    """Most of a log's facts say nothing."""
    assert as_plain(LogFacts(Heard("x"))) == {"heard": {"name": "x"}}


def test_a_field_of_a_newer_release_is_passed_over() -> None:
    """Fields may be added without a new schema."""
    assert from_plain(Frame, {"file": "a", "line": 1, "function": "f", "column": 3}) == Frame(
        "a", 1, "f"
    )


@pytest.mark.parametrize(
    "data",
    [
        [],
        {},
        {"file": "a", "line": "1", "function": "f"},
        {"file": "a", "line": True, "function": "f"},
        {"file": None, "line": 1, "function": "f"},
    ],
)
def test_a_value_of_another_type_is_refused(data: object) -> None:
    """What a digest says is checked before anything reads it."""
    with pytest.raises(ValueError, match="another type"):
        from_plain(Frame, data)


@pytest.mark.parametrize("frames", [3, {"file": "a"}, [3]])
def test_a_part_of_another_type_is_refused(frames: object) -> None:
    """So are the parts of a value."""
    with pytest.raises(ValueError, match="another type"):
        from_plain(Stack, {"frames": frames})


@pytest.mark.parametrize("both", ["ab", ["a"], ["a", "b", "c"], {"a": 1, "b": 2}, None])
def test_a_row_has_its_length_and_is_no_text(both: object) -> None:
    """A text of two letters is not two texts."""
    assert from_plain(Pair, {"both": ["a", "b"]}) == Pair(("a", "b"))
    with pytest.raises(ValueError, match="another type"):
        from_plain(Pair, {"both": both})


@pytest.mark.parametrize(
    ("is_read", "complete", "is_complete"),
    [(True, True, True), (True, False, False), (False, True, False), (False, False, False)],
)
def test_a_record_is_complete_where_all_was_read(
    *, is_read: bool, complete: bool, is_complete: bool
) -> None:
    """A part of a log may lack its first error."""
    heard = replace(FACTS.heard, answer=replace(ANSWER, complete=complete))
    facts = replace(FACTS, heard=heard, is_read=is_read)

    assert of_log(Origin("", "", "x"), facts).is_complete is is_complete
