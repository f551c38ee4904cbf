"""Describe what agents are told, as the schemas of the tools publish it."""

from enum import StrEnum

from pydantic import Field

from faultdex.model.answer import Match
from faultdex.model.card import Card
from faultdex.model.shape import Shape


class Section(StrEnum):
    """One section of an entry's page, or all of it."""

    ALL = "all"
    ANSWER = "answer"
    ERROR = "error"
    CAUSE = "cause"
    DIAGNOSE = "diagnose"
    FIX = "fix"
    DOES_NOT_HELP = "does-not-help"
    EVIDENCE = "evidence"
    SOURCES = "sources"
    RELATED = "related"


class Named(Shape):
    """One entry in short."""

    id: str = Field(description="Pass it to get_entry.")
    title: str = Field(description="The error as it is seen.")
    url: str = Field(description="The page, to be cited.")
    level: str = Field(description="executed, simulated, cited or not-verified.")
    summary: str = Field(description="What it is and the first thing to do.")
    likely_cause: str = Field(description="The most likely cause.")
    first_fix: str = Field(description="The most effective fix.")


class Matched(Named):
    """One entry that a text shows, with the line that says so."""

    rank: str = Field(description="root, symptom or echo; candidate is a guess.")
    score: float = Field(description="From 0 to 1.")
    line: int = Field(description="The line of the text, counted from 1.")
    text: str = Field(description="That line, normalised, secrets masked.")
    speaker: str = Field(description="The rank that said it; empty where the line does not tell.")
    speakers: tuple[str, ...] = Field(description="All ranks that say as much, the first first.")


class Unexplained(Shape):
    """An error that no entry explains, mostly the program's own."""

    line: int = Field(description="The line of the text, counted from 1.")
    text: str = Field(description="That line, normalised, secrets masked.")
    speaker: str = Field(description="The rank that said it; empty where the line does not tell.")
    frame: str = Field(
        description="Where its traceback says it was raised, the program's own files first; empty"
        " where none tells."
    )


class Explanation(Shape):
    """What a text shows."""

    matches: tuple[Matched, ...] = Field(description="What is sure, root causes first.")
    candidates: tuple[Matched, ...] = Field(description="What is not sure; check before use.")
    own: tuple[Unexplained, ...] = Field(description="First and last error that none explains.")
    advice: str = Field(description="What to do with this answer.")


class EntryText(Shape):
    """An entry's page, or a section of it."""

    id: str = Field(description="The entry's present id.")
    title: str = Field(description="The error as it is seen.")
    url: str = Field(description="The page, to be cited.")
    level: str = Field(description="executed, simulated, cited or not-verified.")
    machines: tuple[str, ...] = Field(description="Machines whose evidence holds.")
    section: Section = Field(description="The section that was asked for.")
    markdown: str = Field(description="The text.")
    next_offset: int | None = Field(description="Where to read on; null at the end.")


class Listing(Shape):
    """The entries that words find."""

    entries: tuple[Named, ...] = Field(description="Best first.")
    total: int = Field(description="How many were found, those left out included.")


def named(card: Card, line: str = "") -> dict[str, str]:
    """Return what every answer says of an entry, or of the entry where it explains `line`."""
    why, first = card.advice(line)
    return {
        "id": card.id,
        "title": card.title,
        "url": card.url,
        "level": card.level,
        "summary": card.summary,
        "likely_cause": why,
        "first_fix": first,
    }


def matched(card: Card, match: Match, text: str) -> Matched:
    """Return a match with what is known of its entry; `text` is the line as it may be shown."""
    return Matched(
        **named(card, match.text),
        rank=match.rank,
        score=match.score,
        line=match.line,
        text=text,
        speaker=match.speaker,
        speakers=match.speakers,
    )
