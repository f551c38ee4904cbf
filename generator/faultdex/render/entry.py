"""Turn an entry into the view that its page is made of."""

from collections.abc import Mapping
from dataclasses import dataclass

from faultdex.model.entry import Entry, Facts, Fix, Thread
from faultdex.model.guide import sections
from faultdex.model.snippet import Role
from faultdex.model.verification import snippet_runs
from faultdex.render.article import article
from faultdex.render.brief import Brief, brief
from faultdex.render.citation import Citation, citations, numbers
from faultdex.render.day import updated
from faultdex.render.desk import Near
from faultdex.render.file import File, Listing, files, where
from faultdex.render.issue import Feedback, feedback
from faultdex.render.language import language_of
from faultdex.render.part import Part, line_parts, placed, prose_parts
from faultdex.render.record import Table, tables
from faultdex.render.release import Worded, worded
from faultdex.render.wording import Quoted, Wording, quoted, wordings


@dataclass(frozen=True, slots=True)
class Section:
    """The prose of one section, and the files that it does not place itself."""

    parts: tuple[Part, ...]
    unplaced: tuple[File, ...]


@dataclass(frozen=True, slots=True)
class CauseRow:
    """One row of the triage table; `does` is the step of its fix, empty where none is tied to it.

    `anchor` is permanent where the cause has a key, and a check's verdict is that `key`.
    """

    key: str
    anchor: str
    says: tuple[Part, ...]
    tell: tuple[Part, ...]
    does: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class FixRow:
    """One fix, what it costs, and the file or the lines that show it."""

    anchor: str
    does: tuple[Part, ...]
    costs: tuple[Part, ...]
    snippet: str
    code: Listing | None


@dataclass(frozen=True, slots=True)
class TryFirst:
    """The command that tells the causes apart, and the file behind it, if there is one."""

    command: str
    shows: tuple[Part, ...]
    file: str


@dataclass(frozen=True, slots=True)
class Ceiling:
    """Why the evidence of this entry can reach no higher than its level."""

    at_most: str
    because: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class EntryView:
    """Everything on the page of an entry; `root` leads from it to the site's top."""

    brief: Brief
    summary: tuple[Part, ...]
    applies: tuple[tuple[str, str], ...]
    seen: tuple[str, ...]
    ceiling: Ceiling | None
    held: int
    wordings: tuple[Wording, ...]
    quoted: tuple[Quoted, ...]
    worded: tuple[Worded, ...]
    reproductions: tuple[File, ...]
    cause: Section
    causes: tuple[CauseRow, ...]
    try_first: TryFirst | None
    diagnose: Section
    fix: Section
    fixes: tuple[FixRow, ...]
    does_not_help: Section
    files: Mapping[str, File]
    tables: tuple[Table, ...]
    threads: tuple[Thread, ...]
    citations: tuple[Citation, ...]
    numbers: Mapping[str, int]
    titles: Mapping[str, str]
    related: tuple[Brief, ...]
    ways: tuple[tuple[str, str], ...]
    near: Near
    published: str
    updated: str
    feedback: Feedback
    edit: str
    base: str
    root: str = "../"

    @property
    def url(self) -> str:
        """Return the address of the page."""
        return f"{self.base}{self.brief.id}/"

    @property
    def has_text(self) -> bool:
        """Return whether the page shows a text that a program printed."""
        return bool(self.wordings or self.quoted or self.worded)

    @property
    def has_shared_times(self) -> bool:
        """Return whether another program may have run beside one of the snippets."""
        return any(row.shared for table in self.tables for row in table.rows)

    @property
    def first_file(self) -> File | None:
        """Return the file that shows the first fix; it stands above, and nowhere else."""
        return self.files.get(self.fixes[0].snippet)

    @property
    def article(self) -> Mapping[str, object]:
        """Return the linked data that search engines read."""
        days = (self.published, self.updated)
        return article(self.brief, self.applies, self.citations, days, self.base)


def entry_view(near: Near, entry: Entry) -> EntryView:
    """Return the view of one entry; nothing else is on its page."""
    facts = entry.facts
    guide = sections(entry.guide)
    shown = files(entry)
    cited = citations(near.by_key, entry)
    holding = [recorded for recorded in snippet_runs(entry) if recorded.holds]
    section = _sections(guide, shown)
    day = updated(near.by_key, entry)
    return EntryView(
        brief=brief(entry),
        summary=line_parts(facts.summary),
        applies=tuple(facts.applies.items()),
        seen=tuple(dict.fromkeys(where(recorded) for recorded in holding)),
        ceiling=_ceiling(entry),
        held=len({recorded.snippet.file for recorded in holding}),
        wordings=wordings(entry),
        quoted=quoted(entry),
        worded=worded(entry),
        reproductions=_unplaced(guide, _of(shown, Role.REPRODUCE)),
        cause=section["Cause"],
        causes=_causes(facts),
        try_first=_try_first(facts, shown),
        diagnose=section["Diagnose"],
        fix=section["Fix"],
        fixes=tuple(_fix(number, one) for number, one in enumerate(facts.fixes, 1)),
        does_not_help=section["Does not help"],
        files={one.listing.name: one for one in shown},
        tables=tables(entry),
        threads=facts.threads,
        citations=cited,
        numbers=numbers(entry),
        titles=near.titles,
        related=near.related,
        ways=near.ways,
        near=near,
        published=near.published or day,
        updated=day,
        feedback=feedback(entry, day, near.issue_url),
        edit=f"{near.edit_url}knowledge/{entry.folder}/",
        base=near.base_url,
    )


def _causes(facts: Facts) -> tuple[CauseRow, ...]:
    return tuple(
        CauseRow(
            key=cause.key or "",
            anchor=f"cause-{cause.key or number}",
            says=line_parts(cause.says),
            tell=line_parts(cause.tell),
            does=line_parts(facts.step_for(cause)),
        )
        for number, cause in enumerate(facts.causes, 1)
    )


def _fix(number: int, fix: Fix) -> FixRow:
    code = Listing("", language_of(fix.code), fix.code) if fix.code else None
    anchor = f"fix-{number}"
    return FixRow(anchor, line_parts(fix.does), line_parts(fix.costs), fix.snippet or "", code)


def _try_first(facts: Facts, shown: tuple[File, ...]) -> TryFirst | None:
    if one := facts.try_first:
        return TryFirst(one.command, line_parts(one.shows), one.snippet or "")
    first = next(iter(_of(shown, Role.DIAGNOSE)), None)
    return TryFirst(first.command, first.caption, first.listing.name) if first else None


def _sections(guide: Mapping[str, str], shown: tuple[File, ...]) -> Mapping[str, Section]:
    roles = {
        "Cause": (),
        "Diagnose": _of(shown, Role.DIAGNOSE),
        "Fix": _of(shown, Role.FIX),
        "Does not help": _of(shown, Role.DISPROVE),
    }
    return {
        head: Section(prose_parts(guide.get(head, "")), _unplaced(guide, own))
        for head, own in roles.items()
    }


def _unplaced(guide: Mapping[str, str], own: tuple[File, ...]) -> tuple[File, ...]:
    everywhere = {name for text in guide.values() for name in placed(text)}
    return tuple(one for one in own if one.listing.name not in everywhere)


def _of(shown: tuple[File, ...], role: Role) -> tuple[File, ...]:
    return tuple(one for one in shown if one.role == role.value)


def _ceiling(entry: Entry) -> Ceiling | None:
    ceiling = entry.facts.level
    return Ceiling(ceiling.at_most, line_parts(ceiling.because)) if ceiling else None
