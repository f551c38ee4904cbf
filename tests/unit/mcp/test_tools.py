"""Hold what the tools say to the entry, the row or the error that they found."""

from pathlib import Path

import pytest
from mcp.server.mcpserver.exceptions import ToolError

from faultdex.mcp.schemas import Section, matched
from faultdex.mcp.tools import MOST_LINE, MOST_PAGE, Consultant
from faultdex.model.advice import CauseText, Check, FixText, MatchAdvice
from faultdex.model.answer import Match
from faultdex.pack.read import Pack

PAGE = Path(__file__).parents[3] / "docs" / "for-programs.md"
SEEN = "launch failed: the grid is 70000 blocks wide"
GRID = Match("grid-too-wide", "Grid", "https://x/", 0.98, "root", 2, SEEN)
OWN = "Traceback (most recent call last):\nKeyError: 'labels'"


@pytest.fixture
def asked(pack: Pack) -> Consultant:
    """Return the tools over the small knowledge."""
    return Consultant(pack)


def test_a_match_comes_with_its_cause_and_the_lines_to_copy(pack: Pack) -> None:
    """An agent need not read the page to mend the usual case."""
    one = CauseText("wide", "The grid is too wide.", "a count above 65535", "cause-wide")
    fix = FixText("Take two dimensions.", "", ("wide",), "", "grid = (w, h)\n", "fix-wide")
    check = Check("print(grid)", "the count")
    card = pack.cards["grid-too-wide"]
    told = matched(card, GRID, SEEN, MatchAdvice(one, (one,), fix, fix, check))

    assert told.model_dump(include={"cause", "causes", "fix", "code", "try_first", "text"}) == {
        "cause": "The grid is too wide.",
        "causes": (
            {"key": "wide", "says": "The grid is too wide.", "tell": "a count above 65535"},
        ),
        "fix": "Take two dimensions.",
        "code": "grid = (w, h)\n",
        "try_first": "print(grid): the count",
        "text": SEEN,
    }


def test_a_match_without_advice_has_null_for_what_is_not_known(pack: Pack) -> None:
    """And so has one whose text leaves several causes without a common fix."""
    card, keys = pack.cards["grid-too-wide"], {"cause", "fix", "code", "try_first", "memory"}
    some = tuple(CauseText(key, key, key, key) for key in "ab")
    usual = FixText("Take two.", "", ("a",), "", "", "fix-a")
    bare = matched(card, GRID, SEEN, None)
    open_one = matched(card, GRID, SEEN, MatchAdvice(None, some, None, usual, None))

    assert {*bare.model_dump(include=keys).values()} == {None}
    assert {*open_one.model_dump(include=keys).values()} == {None}
    assert (bare.causes, [one.key for one in open_one.causes]) == ((), ["a", "b"])


@pytest.mark.parametrize(
    ("text", "advice"),
    [
        (SEEN, "Take the first match;"),
        (f"{OWN}\n{SEEN}", "Take the first match;"),
        ("Xid 62", "No entry explains this; known holds"),
        (OWN, "The error at line 2 comes first"),
        ("step 1", "No entry explains this text."),
    ],
)
def test_the_advice_is_for_what_was_found(asked: Consultant, text: str, advice: str) -> None:
    """A cause, a row, an error of the program, or nothing."""
    assert asked.explain_error(text).advice.startswith(advice)


def test_long_lines_are_cut_and_the_rest_is_not_told(asked: Consultant) -> None:
    """An agent pays for each word, whoever wrote the line."""
    known = asked.explain_error(f"{SEEN} {'x' * 600}").matches[0]
    own = asked.explain_error(f"{OWN} {'x' * 600}").own[0]

    assert (len(known.text), len(own.text)) == (MOST_LINE, MOST_LINE)
    assert known.text.startswith(SEEN)
    assert own.text.startswith("KeyError: 'labels' xxx")


def test_no_more_is_told_than_was_asked_for(asked: Consultant) -> None:
    """The first is the best."""
    both = f"{SEEN}\nlaunch failed: a block of 2048 threads is too large\n"
    every = asked.explain_error(both).matches

    assert len(every) == 2
    assert asked.explain_error(both, limit=1).matches == every[:1]


@pytest.mark.parametrize("text", ["cudaErrorInvalidConfiguration", " Xid 62 ", "\nXid 62\n"])
def test_a_code_on_a_line_of_its_own_is_a_question(asked: Consultant, text: str) -> None:
    """Blanks and line breaks around it are no part of it."""
    told = asked.explain_error(text)

    assert [*told.matches, *told.known] != []


def test_a_word_within_a_log_is_no_question(asked: Consultant) -> None:
    """Of several lines none is looked up as a code."""
    told = asked.explain_error("step 1\nPMU_HALT_ERROR\n")

    assert told.known == ()


def test_rows_of_tables_lead_to_their_entries(asked: Consultant) -> None:
    """A row without an action or an entry has null for it."""
    every = {row.url.rpartition("/")[2]: row for word in ("cudaErrorInvalidConfiguration", "NCCL")
             for row in asked.search_entries(word).reference}  # fmt: skip

    assert (every["#9"].entry, every["#9"].action) == (
        "grid-too-wide", "Print the dimensions of the grid.",
    )  # fmt: skip
    assert {(one.entry, one.action) for name, one in every.items() if "DEBUG" in name} == {
        (None, None)
    }


def test_a_page_is_read_from_where_the_last_answer_ended(
    asked: Consultant, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The parts together are the page."""
    whole = asked.get_entry("grid-too-wide").markdown
    monkeypatch.setattr("faultdex.mcp.tools.MOST_PAGE", len(whole) // 2 + 1)
    first = asked.get_entry("grid-too-wide")
    rest = asked.get_entry("grid-too-wide", offset=first.next_offset or 0)

    assert first.next_offset == len(first.markdown)
    assert first.markdown + rest.markdown == whole
    assert rest.next_offset is None


def test_how_much_of_a_page_comes_at_a_time_is_documented() -> None:
    """A program can make room for it."""
    assert f"in parts of {MOST_PAGE:,} characters." in PAGE.read_text("utf-8")


def test_a_page_of_just_the_most_length_is_told_at_once(
    asked: Consultant, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An agent need not ask for a rest that is empty."""
    whole = asked.get_entry("grid-too-wide").markdown
    monkeypatch.setattr("faultdex.mcp.tools.MOST_PAGE", len(whole))
    found = asked.get_entry("grid-too-wide")

    assert (found.markdown, found.next_offset) == (whole, None)


def test_the_answer_of_a_page_ends_before_its_evidence(asked: Consultant) -> None:
    """What a reader needs first, and nothing else."""
    text = asked.get_entry("grid-too-wide", Section.ANSWER).markdown

    assert "## Fix\n" in text
    assert "## Evidence" not in text


def test_a_category_narrows_the_list_to_its_entries(asked: Consultant) -> None:
    """Workflows and rows belong to none."""
    found = asked.search_entries("launch failed")
    runtime = asked.search_entries("launch failed", "runtime")

    assert [one.id for one in runtime.entries] == [one.id for one in found.entries]
    assert (runtime.workflows, runtime.reference) == ((), ())
    assert found.workflows


def test_the_limit_is_for_each_kind(asked: Consultant) -> None:
    """The count is of all that was found."""
    every, one = asked.search_entries("launch"), asked.search_entries("launch", limit=1)

    assert every.total == one.total == 2
    assert one.entries == every.entries[:1]
    assert one.reference == every.reference[:1]


@pytest.mark.parametrize("section", [one for one in Section if one is not Section.ALL])
def test_a_section_has_the_title_and_is_shorter_than_the_page(
    asked: Consultant, section: Section
) -> None:
    """Whichever of them is asked for."""
    whole = asked.get_entry("grid-too-wide").markdown
    part = asked.get_entry("grid-too-wide", section)

    assert part.markdown.partition("\n")[0] == whole.partition("\n")[0]
    assert len(part.markdown) < len(whole)
    assert (part.section, part.next_offset) == (section, None)


def test_beyond_the_end_there_is_nothing(asked: Consultant) -> None:
    """An agent that goes on too far gets no error."""
    past = asked.get_entry("grid-too-wide", offset=10**6)

    assert (past.markdown, past.next_offset) == ("", None)


@pytest.mark.parametrize("name", ["launch-refused", "workflows/launch-refused/", " Launch-Refused"])
def test_a_workflow_is_known_by_its_name_or_address(asked: Consultant, name: str) -> None:
    """In any writing."""
    assert asked.get_workflow(name).name == "launch-refused"


def test_an_entry_that_is_like_no_other_is_answered_by_what_to_do(asked: Consultant) -> None:
    """Search finds entries by words."""
    with pytest.raises(ToolError, match=r"'zzz'; alike: none; try search_entries"):
        asked.get_entry("zzz")


def test_an_unknown_workflow_is_answered_by_those_that_exist(asked: Consultant) -> None:
    """The agent can correct itself."""
    with pytest.raises(ToolError, match=r"'launch-refuse'; there are: launch-refused"):
        asked.get_workflow("launch-refuse")
