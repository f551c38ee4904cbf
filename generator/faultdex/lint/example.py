"""Find examples of messages that were not run as they are, or whose runs contradict them."""

from collections.abc import Iterator

from faultdex.lint.scope import Scope
from faultdex.model.check import Check, Flaw
from faultdex.model.example import FOLDER, ExampleRun, Examples, is_fix, mends, row_of
from faultdex.model.messages import MessageTable

_AGAIN = "Run it: python -m faultdex.verify.examples {}."


def unrun_examples(scope: Scope) -> Iterator[Flaw]:
    """Yield each example without a run of its very bytes, and each run without an example."""
    for owner, table in scope.book.messages.items():
        hint = _AGAIN.format(owner)
        for file in table.examples.files:
            path = f"messages/{owner}/{FOLDER}/{file}"
            if file not in table.examples.runs:
                yield Flaw(path, "it was not run", hint)
            elif not table.examples.is_fresh(file):
                yield Flaw(path, "it has changed since it was run", hint)
        for place, run in _filed(table.examples):
            if run.file not in table.examples.files:
                message, route = f"there is no example {run.file!r}", ("runs", place, "file")
                yield Flaw(f"messages/{owner}/runs.json", message, hint, route)


def contradicted_examples(scope: Scope) -> Iterator[Flaw]:
    """Yield each run that does not show its message, or of a fixed form that does or fails."""
    for owner, table in scope.book.messages.items():
        for place, run in _filed(table.examples):
            if message := _contradiction(table, run):
                hint = f"Correct the file, then run it: python -m faultdex.verify.examples {owner}."
                route = ("runs", place, "output")
                yield Flaw(f"messages/{owner}/runs.json", message, hint, route)


def _contradiction(table: MessageTable, run: ExampleRun) -> str:
    """Say what a fresh run contradicts, if anything."""
    row = next((one for one in table.texts.rows if one.id == row_of(run.file)), None)
    if not row or not table.examples.is_fresh(run.file):
        return ""
    if is_fix(run.file):
        return "" if mends(run, table.notes.signs) else f"{run.file} failed, or shows a message"
    return (
        ""
        if table.notes.shows(row).search(run.output)
        else f"{run.file} does not show the row {row.id!r}"
    )


def _filed(examples: Examples) -> Iterator[tuple[int, ExampleRun]]:
    return enumerate(examples.filed.runs if examples.filed else ())


CHECKS: tuple[Check[Scope], ...] = (
    Check("FD613", unrun_examples),
    Check("FD614", contradicted_examples),
)
