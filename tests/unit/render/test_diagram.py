"""How the questions of a made-up workflow are laid out on a sheet."""

from itertools import combinations

import pytest

from faultdex.model.book import Book
from faultdex.model.collection import Workflow
from faultdex.render.diagram import BELOW, BETWEEN, GAP, SHEET, WIDEST, Box, Diagram
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
