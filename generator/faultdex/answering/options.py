"""Hold what `explain` is asked for."""

from dataclasses import dataclass
from pathlib import Path

from faultdex.strenum import StrEnum


class Format(StrEnum):
    """How an answer is printed."""

    TEXT = "text"
    JSON = "json"
    JSON_LINES = "json-lines"
    MARKDOWN = "markdown"
    GITHUB = "github"
    SARIF = "sarif"


class Report(StrEnum):
    """How the verdict on a job is printed."""

    TEXT = "text"
    JSON = "json"
    MARKDOWN = "markdown"
    HTML = "html"
    SVG = "svg"


@dataclass(frozen=True, slots=True)
class ExplainOptions:
    """What is explained, how it is printed, and of which knowledge; no name is standard input."""

    names: tuple[str, ...] = ()
    form: Format = Format.TEXT
    top: int = 5
    redact: bool = True
    code: bool = True
    knowledge: Path | None = None
