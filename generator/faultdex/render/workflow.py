"""Turn the workflows into pages: a question, the command that answers it, where answers lead."""

from collections.abc import Mapping
from dataclasses import dataclass

from faultdex.model.book import Book
from faultdex.model.collection import Fork, Workflow
from faultdex.render.contents import titles


@dataclass(frozen=True, slots=True)
class Branch:
    """One answer; it leads to an entry, or to the next question."""

    answer: str
    entry: str
    fork: "Question | None"


@dataclass(frozen=True, slots=True)
class Question:
    """One question with its branches."""

    ask: str
    command: str
    branches: tuple[Branch, ...]


@dataclass(frozen=True, slots=True)
class WorkflowView:
    """Everything on the page of a workflow."""

    name: str
    workflow: Workflow
    start: Question
    titles: Mapping[str, str]
    root: str = "../../"


@dataclass(frozen=True, slots=True)
class WorkflowsView:
    """Everything on the page that lists the workflows."""

    workflows: tuple[WorkflowView, ...]
    root: str = "../"


def workflows_view(book: Book) -> WorkflowsView:
    """Return the view of all workflows, by title."""
    names = titles(book)
    ordered = sorted(book.workflows.items(), key=lambda item: item[1].title)
    return WorkflowsView(
        tuple(WorkflowView(name, one, _question(one.start), names) for name, one in ordered)
    )


def _question(fork: Fork) -> Question:
    branches = tuple(_branch(answer, then) for answer, then in fork.answers.items())
    return Question(fork.ask, fork.command or "", branches)


def _branch(answer: str, then: Fork | str) -> Branch:
    if isinstance(then, str):
        return Branch(answer, then, None)
    return Branch(answer, "", _question(then))
