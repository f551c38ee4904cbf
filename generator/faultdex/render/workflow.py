"""Turn the workflows into pages: a question, the command that answers it, where answers lead."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import count

from faultdex.model.book import Book
from faultdex.model.collection import Fork, Workflow
from faultdex.render.brief import Brief, brief
from faultdex.render.diagram import Diagram, diagram
from faultdex.render.part import Part, line_parts
from faultdex.render.question import Branch, Question

STAND_INS = ("train.py", "train.log", "logs/", "build.log")


@dataclass(frozen=True, slots=True)
class WorkflowView:
    """Everything on the page of a workflow.

    `ids` are the entries that it leads to, `stand_ins` the names in its commands that stand for
    files of the reader.
    """

    name: str
    title: str
    summary: tuple[Part, ...]
    start: Question
    diagram: Diagram
    questions: int
    ids: tuple[str, ...]
    stand_ins: tuple[str, ...]
    root: str = "../../"


@dataclass(frozen=True, slots=True)
class WorkflowsView:
    """Everything on the page that lists the workflows."""

    workflows: tuple[WorkflowView, ...]
    root: str = "../"


def workflows_view(book: Book) -> WorkflowsView:
    """Return the view of all workflows, by title."""
    briefs = {identifier: brief(entry) for identifier, entry in book.entries.items()}
    ordered = sorted(book.workflows.items(), key=lambda item: item[1].title)
    return WorkflowsView(tuple(_view(name, one, briefs) for name, one in ordered))


def leads(book: Book) -> Mapping[str, tuple[tuple[str, str], ...]]:
    """Return name and title of the workflows that lead to each entry, by the entry's id."""
    found: dict[str, tuple[tuple[str, str], ...]] = {}
    for name, workflow in sorted(book.workflows.items(), key=lambda item: item[1].title):
        for identifier in dict.fromkeys(_ids(workflow.start)):
            found[identifier] = (*found.get(identifier, ()), (name, workflow.title))
    return found


def _view(name: str, workflow: Workflow, briefs: Mapping[str, Brief]) -> WorkflowView:
    start = _question(workflow.start, briefs, count(1))
    return WorkflowView(
        name=name,
        title=workflow.title,
        summary=line_parts(workflow.summary),
        start=start,
        diagram=diagram(start),
        questions=start.count,
        ids=tuple(dict.fromkeys(_ids(workflow.start))),
        stand_ins=tuple(name for name in STAND_INS if name in _commands(workflow.start)),
    )


def _question(fork: Fork, briefs: Mapping[str, Brief], numbers: Iterator[int]) -> Question:
    number = next(numbers)
    branches = tuple(
        Branch(line_parts(answer), None, _question(then, briefs, numbers))
        if isinstance(then, Fork)
        else Branch(line_parts(answer), briefs[then], None)
        for answer, then in fork.answers.items()
    )
    ask, tells = line_parts(fork.ask), line_parts(fork.tells)
    return Question(number, ask, fork.command, tells, branches)


def _commands(fork: Fork) -> str:
    further = (_commands(then) for then in fork.answers.values() if isinstance(then, Fork))
    return "\n".join((fork.command, *further))


def _ids(fork: Fork) -> Iterator[str]:
    for then in fork.answers.values():
        if isinstance(then, Fork):
            yield from _ids(then)
        else:
            yield then
