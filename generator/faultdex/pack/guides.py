"""Turn the workflows into what a terminal and an agent read of them."""

from collections.abc import Iterator, Mapping

from faultdex.model.book import Book
from faultdex.model.card import Guide
from faultdex.render.part import plain
from faultdex.render.setting import BASE_URL
from faultdex.render.template import fill
from faultdex.render.workflow import WorkflowView, workflows_view


def guides(book: Book) -> Iterator[Guide]:
    """Yield one guide for each workflow, by title."""
    for one in workflows_view(book).workflows:
        summary = plain(book.workflows[one.name].summary)
        url = f"{BASE_URL}workflows/{one.name}/"
        yield Guide(one.name, one.title, url, summary, one.ids)


def guide_pages(book: Book) -> Mapping[str, str]:
    """Return the questions of each workflow as Markdown, by the path `workflows/NAME.md`."""
    every = workflows_view(book).workflows
    return {f"workflows/{one.name}.md": _page(one) for one in every}


def _page(view: WorkflowView) -> str:
    return fill("workflow.copy.j2", view).rstrip() + "\n"
