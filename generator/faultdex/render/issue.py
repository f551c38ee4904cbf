"""Turn an entry into the addresses of issue forms that are filled in with what it is about."""

from dataclasses import dataclass
from urllib.parse import urlencode

from faultdex.model.digest import entry_digest
from faultdex.model.entry import Entry

HELPED = "helped.yml"
WRONG = "wrong-entry.yml"
MISSING = "new-entry.yml"
_SHORT = 8


@dataclass(frozen=True, slots=True)
class Feedback:
    """What a reader may say of a page: that it helped, or what is wrong; nothing is counted."""

    version: str
    helped: str
    wrong: str


@dataclass(frozen=True, slots=True)
class ReportView:
    """Everything on the page that reports a failure which no entry explains."""

    form: str


def report_view(issue_url: str) -> ReportView:
    """Return the view of the page that fills in the form of a missing entry."""
    return ReportView(form(issue_url, MISSING))


def feedback(entry: Entry, updated: str, issue_url: str) -> Feedback:
    """Return the forms about one entry; its version is a day and a digest of its folder."""
    version = f"{updated} {entry_digest(entry)[:_SHORT]}"
    return Feedback(
        version,
        form(issue_url, HELPED, title=f"{entry.id} helped", entry=entry.id, version=version),
        form(issue_url, WRONG, title=f"{entry.id}: ", entry=entry.id, version=version),
    )


def form(issue_url: str, template: str, **fields: str) -> str:
    """Return the address of a form; a field's name is its id in the form."""
    return f"{issue_url}?{urlencode({'template': template, **fields})}"
