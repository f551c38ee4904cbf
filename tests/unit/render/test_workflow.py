"""How a tree of questions becomes a list and a picture."""

import ast
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from itertools import combinations, pairwise

import lxml.html
import pytest

from faultdex.model.book import Book
from faultdex.model.collection import Fork, Workflow
from faultdex.render.diagram import SHEET, Box
from faultdex.render.question import Question
from faultdex.render.template import fill
from faultdex.render.workflow import WorkflowView, leads, workflows_view

MOST_FORKS = 12
NAMES = {
    "before-a-large-job", "checkpoint-does-not-load", "does-not-compile-or-import",
    "gpu-hardware-suspected", "it-hangs",
    "nan-or-diverging-loss", "nccl-or-ddp-error-at-start", "one-rank-died", "out-of-memory",
    "slow-training", "torch-sees-no-gpu",
}  # fmt: skip


@pytest.fixture(scope="module")
def whole(whole_knowledge: Book) -> Book:
    """Return the book that the site is made of."""
    return whole_knowledge


@pytest.fixture(scope="module")
def views(whole: Book) -> tuple[WorkflowView, ...]:
    """Return the views of its workflows."""
    return workflows_view(whole).workflows


def page(view: WorkflowView) -> lxml.html.HtmlElement:
    """Return the body of a workflow's page."""
    return lxml.html.fromstring(fill("workflow.md.j2", view).split("\n---\n", 1)[1])


def forks(fork: Fork) -> Iterator[Fork]:
    """Yield a fork and all that follow it."""
    yield fork
    for then in fork.answers.values():
        if isinstance(then, Fork):
            yield from forks(then)


def questions(question: Question) -> Iterator[Question]:
    """Yield a question and all that follow it, in the order of their numbers."""
    yield question
    for branch in question.branches:
        if branch.fork:
            yield from questions(branch.fork)


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes touch."""
    aside = one.x + one.width < other.x or other.x + other.width < one.x
    return not (aside or one.bottom < other.y or other.bottom < one.y)


def test_each_symptom_has_a_workflow(whole: Book) -> None:
    """Whoever has no error text finds the symptom."""
    assert set(whole.workflows) >= NAMES


def test_a_workflow_is_short_enough_to_follow(whole: Book) -> None:
    """At most twelve questions stand between a symptom and its entries."""
    counts = {name: len(list(forks(one.start))) for name, one in whole.workflows.items()}

    assert {name: count for name, count in counts.items() if count > MOST_FORKS} == {}


def test_a_question_leads_to_at_least_two_places(whole: Book) -> None:
    """A question whose answers all lead to one entry separates nothing."""
    idle = [
        fork.ask
        for workflow in whole.workflows.values()
        for fork in forks(workflow.start)
        if len({id(then) if isinstance(then, Fork) else then for then in fork.answers.values()}) < 2
    ]

    assert idle == []


def test_every_command_is_one_that_a_shell_understands(whole: Book) -> None:
    """What a reader copies has no unclosed quotation mark, and its Python is Python."""
    commands = [fork.command for one in whole.workflows.values() for fork in forks(one.start)]
    script = "\n".join(commands)
    shell = [str(shutil.which("bash")), "-n"]
    done = subprocess.run(shell, input=script, capture_output=True, text=True, check=False)
    words = [shlex.split(command) for command in commands]

    assert (done.returncode, done.stderr) == (0, "")
    for line in words:
        for before, word in pairwise(line):
            if before == "-c" and "import" in word:
                ast.parse(word)


def test_questions_are_numbered_from_one(views: tuple[WorkflowView, ...]) -> None:
    """A number is the place of a question in the list."""
    for view in views:
        found = [one.number for one in questions(view.start)]

        assert found == list(range(1, view.questions + 1))


def test_the_list_holds_every_question_with_its_command(views: tuple[WorkflowView, ...]) -> None:
    """The picture says nothing that the list does not."""
    for view in views:
        body = page(view)
        commands = [one.text_content() for one in body.xpath("//div[@class='fd-command']//code")]
        links = body.xpath("//p[@class='fd-then']/a/@href")

        assert commands == [one.command for one in questions(view.start)]
        assert {link for link in links if link[0] != "#"} == {f"../../{one}/" for one in view.ids}


def test_the_picture_leads_where_the_list_leads(views: tuple[WorkflowView, ...]) -> None:
    """Every box is a link, to a question of the list or to an entry."""
    for view in views:
        body = page(view)
        links = set(body.xpath("//svg//a/@href"))
        anchors = {f"#{one}" for one in body.xpath("//div[@class='fd-fork']/@id")}

        assert {link for link in links if link[0] == "#"} == anchors
        assert {link for link in links if link[0] != "#"} == {f"../../{one}/" for one in view.ids}


def test_no_two_boxes_touch(views: tuple[WorkflowView, ...]) -> None:
    """Everything on the sheet can be read, and nothing stands beyond its edges."""
    for view in views:
        boxes = view.diagram.boxes

        assert [pair for pair in combinations(boxes, 2) if overlap(*pair)] == []
        assert max(box.x + box.width for box in boxes) <= view.diagram.width <= SHEET + 2
        assert max(box.bottom for box in boxes) < view.diagram.height


def test_no_line_crosses_a_box(views: tuple[WorkflowView, ...]) -> None:
    """A line ends at a box and touches no other on its way."""
    for view in views:
        boxes = view.diagram.boxes
        for edge in view.diagram.edges:
            crossed = [
                box
                for box in boxes
                if box.x < edge.turn < box.x + box.width
                and min(edge.y, edge.end_y) < box.y
                and box.bottom < max(edge.y, edge.end_y)
            ]

            assert crossed == []


def test_the_picture_has_no_style_of_its_own(views: tuple[WorkflowView, ...]) -> None:
    """The policy of the pages refuses inline styles, and the scheme decides about colours."""
    for view in views:
        body = page(view)

        assert body.xpath("//svg//@style | //svg//@fill | //svg//style | //svg//script") == []


def test_an_entry_knows_the_workflows_that_lead_to_it(whole: Book) -> None:
    """Its page links back to where a reader may have come from."""
    found = leads(whole)
    ways = {
        (name, then)
        for name, one in whole.workflows.items()
        for fork in forks(one.start)
        for then in fork.answers.values()
        if isinstance(then, str)
    }

    assert {(name, one) for one, every in found.items() for name, _ in every} == ways


def test_text_of_a_workflow_is_only_text(whole: Book) -> None:
    """Tags in a question are shown and not obeyed."""
    data = {
        "title": "<b>title</b>",
        "summary": "<i>summary</i>",
        "start": {
            "ask": "<img src=x>",
            "command": "</code><script>",
            "tells": "`<hr>`",
            "answers": {"<u>": min(whole.entries)},
        },
    }
    book = Book(whole.entries, whole.sources, whole.plan, workflows={"x": Workflow(**data)})
    body = page(workflows_view(book).workflows[0])

    assert body.xpath("//img | //script | //hr | //u | //b | //i") == []
    assert body.xpath("string(//div[@class='fd-command']//code)") == "</code><script>"
