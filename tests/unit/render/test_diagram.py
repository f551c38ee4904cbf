"""How the questions of a made-up workflow are laid out on a sheet."""

from dataclasses import replace
from itertools import combinations

import pytest

from faultdex.model.book import Book
from faultdex.model.collection import Workflow
from faultdex.render.brief import brief
from faultdex.render.diagram import (
    BELOW,
    BETWEEN,
    GAP,
    SHEET,
    WIDEST,
    Box,
    Diagram,
    Edge,
    Label,
    diagram,
)
from faultdex.render.part import Part
from faultdex.render.question import Branch, Question
from faultdex.render.workflow import WorkflowView, workflows_view

DEEP = {
    "ask": "Is it deep?",
    "command": "grep -n 'the very long words of a very long command that no box holds' train.log",
    "tells": "It tells.",
    "answers": {"yes, deep": "grid-too-wide", "no, shallow": "block-too-large"},
}
LABELS = ("answer", "entry")
START = {
    "ask": "Which of the many words does the message have, and which of them come first?",
    "command": "true",
    "tells": "It tells.",
    "answers": {
        "the first one": "grid-too-wide",
        "the second one": {**DEEP, "answers": {**DEEP["answers"], "neither": DEEP}},
        "the last one": DEEP,
    },
}


@pytest.fixture(scope="module")
def view(book: Book) -> WorkflowView:
    """Return the view of the workflow."""
    made = Workflow(title="Made up", summary="One.", start=START)
    whole = Book(book.entries, book.sources, book.plan, workflows={"made-up": made})
    return workflows_view(whole).workflows[0]


@pytest.fixture(scope="module")
def sheet(view: WorkflowView) -> Diagram:
    """Return the sheet of the workflow."""
    return view.diagram


def box(sheet: Diagram, number: int) -> Box:
    """Return the box of a question."""
    return next(one for one in sheet.boxes if one.number == number)


def test_every_question_and_every_answer_has_its_box(view: WorkflowView, sheet: Diagram) -> None:
    """Questions are counted and numbered; an answer that leads to an entry has none."""
    assert view.questions == 4
    assert sorted(one.number for one in sheet.boxes) == [0] * 7 + [1, 2, 3, 4]
    assert len(sheet.edges) == len(sheet.boxes) - 1


def test_boxes_stand_apart_within_the_sheet(sheet: Diagram) -> None:
    """The columns are as wide as each other, and the last one ends at the edge."""
    rights = [one.x + one.width for one in sheet.boxes]
    apart = [
        one.x + one.width < other.x
        or other.x + other.width < one.x
        or one.bottom < other.y
        or other.bottom < one.y
        for one, other in combinations(sheet.boxes, 2)
    ]

    assert all(apart)
    assert (max(rights) + 1, max(one.bottom for one in sheet.boxes) + 1) == (
        sheet.width,
        sheet.height,
    )
    assert {one.width for one in sheet.boxes} == {min(WIDEST, (SHEET - 2 * GAP) // 3)}
    assert sheet.width <= SHEET + 2


def test_the_way_onward_runs_down_and_other_answers_turn_off(sheet: Diagram) -> None:
    """A gap parts the columns, and the boxes in them keep their distance."""
    first, second, last = box(sheet, 1), box(sheet, 2), box(sheet, 4)
    aside = [one for one in sheet.boxes if one.x == first.x + first.width + GAP]
    lowest = max(one.bottom for one in sheet.boxes if one.y < last.y)

    assert (last.x, last.y) == (first.x, lowest + BELOW)
    assert aside[0].y == first.y
    assert second.y == aside[0].bottom + BETWEEN


def test_lines_join_what_they_lead_to(sheet: Diagram) -> None:
    """Each ends at the left or the upper edge of a box, and turns in the middle of a gap."""
    for edge in sheet.edges:
        ends = [
            one
            for one in sheet.boxes
            if (one.x == edge.end_x and one.y < edge.end_y < one.bottom)
            or (one.y == edge.end_y and one.x < edge.end_x < one.x + one.width)
        ]

        assert len(ends) == 1
        assert edge.turn in {edge.x, edge.x + GAP // 2}


def test_text_stands_in_its_box(sheet: Diagram) -> None:
    """No line of it touches the edge, and a command that is too long is cut."""
    for one in sheet.boxes:
        ends = [label.y for label in one.labels]

        assert ends == sorted(ends)
        assert all(one.y + 12 <= end <= one.bottom - 6 for end in ends)
        assert all(one.x + 12 <= label.x for label in one.labels)
    commands = {
        label.text for one in sheet.boxes for label in one.labels if label.kind == "command"
    }
    assert {one[-1] for one in commands} == {"e", "…"}
    assert all(DEEP["command"].startswith(one[:-1]) for one in commands - {"true"})


def test_a_box_of_an_entry_has_its_answer_and_its_title(sheet: Diagram, book: Book) -> None:
    """And leads to it; a box of a question leads to its step."""
    (one, *_) = (each for each in sheet.boxes if each.target == "grid-too-wide")
    texts = {kind: " ".join(o.text for o in one.labels if o.kind == kind) for kind in LABELS}

    assert texts == {"answer": "the first one", "entry": book.entries["grid-too-wide"].facts.title}
    assert [each.target for each in sheet.boxes if each.number] == [
        f"#step-{each.number}" for each in sheet.boxes if each.number
    ]


def words(text: str) -> tuple[Part, ...]:
    """Return prose that is words alone."""
    return (Part("words", text),)


def question(*branches: Branch, number: int = 1, ask: str = "Is it so?") -> Question:
    """Return a question with some answers."""
    return Question(number, words(ask), "true", (), branches)


@pytest.fixture
def leaf(book: Book) -> Branch:
    """Return the answer "yes", which leads to an entry."""
    return Branch(words("yes"), brief(book.entries["grid-too-wide"]), None)


def nested(leaf: Branch, depth: int) -> Question:
    """Return a question whose first answer asks on, so many times."""
    if not depth:
        return question(leaf, leaf)
    return question(Branch(words("no"), None, nested(leaf, depth - 1)), leaf)


def test_a_question_with_two_answers_is_drawn_so(leaf: Branch) -> None:
    """By hand: lines are 18 apart, text is 12 within its box, and a gap of 44 is between columns.

    A box of a question is as high as its text and a command, one of an entry as its answer above
    its title.
    """
    sheet = diagram(question(leaf, leaf))
    ask, first, second = sheet.boxes
    title = first.labels[-1].text

    assert (ask.x, ask.y, ask.width, ask.height, ask.strip) == (1, 1, 340, 48, 0)
    assert ask.labels == (Label("ask", 39, 21, "Is it so?"), Label("command", 39, 40, "true"))
    assert (first.x, first.y, first.height, first.strip) == (385, 1, 60, 30)
    assert first.labels == (Label("answer", 397, 21, "yes"), Label("entry", 397, 51, title))
    assert (second.x, second.y, second.bottom) == (385, 73, 133)
    assert sheet.edges == (Edge(341, 21, 363, 385, 21), Edge(341, 21, 363, 385, 93))
    assert (sheet.width, sheet.height) == (726, 134)


def test_a_last_answer_that_asks_on_is_drawn_below(leaf: Branch) -> None:
    """30 below the lowest box, by a line from below the number."""
    sheet = diagram(question(leaf, Branch(words("no"), None, question(leaf, number=2))))
    _, aside, below, last = sheet.boxes

    assert (aside.x, below.x, below.y) == (385, 1, 91)
    assert (below.strip, below.height, below.target) == (30, 78, "#step-2")
    assert sheet.edges == (
        Edge(341, 21, 363, 385, 21),
        Edge(26, 49, 26, 26, 91),
        Edge(341, 111, 363, 385, 111),
    )
    assert (last.x, last.y, sheet.height) == (385, 91, 170)


@pytest.mark.parametrize(("depth", "width"), [(0, 340), (1, 330), (2, 237)])
def test_columns_share_the_width_of_a_page(leaf: Branch, depth: int, width: int) -> None:
    """54 rem, of which a column takes 17 at most."""
    assert {one.width for one in diagram(nested(leaf, depth)).boxes} == {width}


@pytest.mark.parametrize(
    ("kind", "letters"), [("ask", 28), ("answer", 37), ("entry", 34), ("command", 37)]
)
def test_a_line_of_text_holds_so_many_letters(leaf: Branch, kind: str, letters: int) -> None:
    """One more makes a second line, or cuts a command."""
    assert leaf.entry

    def shown(text: str) -> list[str]:
        made = replace(question(leaf), **{kind: words(text)} if kind == "ask" else {})
        made = replace(made, command=text) if kind == "command" else made
        entry = replace(leaf.entry, title=text) if kind == "entry" else leaf.entry
        answer = words(text) if kind == "answer" else leaf.answer
        sheet = diagram(replace(made, branches=(Branch(answer, entry, None),)))
        return [one.text for each in sheet.boxes for one in each.labels if one.kind == kind]

    full = "a" * letters

    assert shown(full) == [full]
    assert shown(f"{full}a") == ([f"{full[1:]}…"] if kind == "command" else [full, "a"])
