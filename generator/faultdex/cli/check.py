"""Print every problem of the knowledge."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Annotated

from faultdex.cli.command import Option
from faultdex.cli.options import Knowledge
from faultdex.model.problem import Problem
from faultdex.pack.locate import need_knowledge
from faultdex.pipeline import BuildResult, read
from faultdex.strenum import StrEnum
from faultdex.terminal import say, visible


class Format(StrEnum):
    """How problems are printed."""

    TEXT = "text"
    JSON = "json"


def check(
    *,
    form: Annotated[Format, Option(name="--format", help="How to print them.")] = Format.TEXT,
    knowledge: Knowledge = None,
) -> None:
    """Print every problem of the knowledge, with its place and what to do about it.

    Ends with 0 when there is none, and with 1 otherwise.
    """
    result = read(need_knowledge(knowledge))
    say(_as_json(result.problems) if form is Format.JSON else _as_text(result))
    raise SystemExit(1 if result.problems else 0)


def _as_json(problems: Sequence[Problem]) -> str:
    return json.dumps({"schema": 1, "problems": [asdict(one) for one in problems]}, indent=2)


def _as_text(result: BuildResult) -> str:
    return "\n".join([*(visible(str(one)) for one in result.problems), summary(result)])


def summary(result: BuildResult) -> str:
    """Return how much was read and how much of it is wrong."""
    book, count = result.book, len(result.problems)
    size = f"{len(book.entries)} entries, {len(book.sources)} sources"
    return f"{size}: {count or 'no'} problem{'' if count == 1 else 's'}"
