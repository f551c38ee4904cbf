"""A reader says of a page that it helped or what is wrong, in a form that is filled in."""

from urllib.parse import parse_qs, urlsplit

from faultdex.model.digest import entry_digest
from faultdex.model.entry import Entry
from faultdex.render.issue import feedback, report_view

FORMS = "https://example.org/issues/new"


def fields(address: str) -> dict[str, str]:
    """Return what a form is filled in with."""
    assert address.startswith(f"{FORMS}?")
    return {name: text for name, (text,) in parse_qs(urlsplit(address).query).items()}


def test_a_form_says_of_which_version_of_a_page_it_is(entry: Entry) -> None:
    """The day, and eight letters of the digest of its folder."""
    made = feedback(entry, "2026-11-20", FORMS)
    version = f"2026-11-20 {entry_digest(entry)[:8]}"

    assert (made.version, len(made.version)) == (version, 19)
    assert fields(made.helped) == {
        "template": "helped.yml",
        "title": f"{entry.id} helped",
        "entry": entry.id,
        "version": version,
    }
    assert fields(made.wrong) == {
        "template": "wrong-entry.yml",
        "title": f"{entry.id}: ",
        "entry": entry.id,
        "version": version,
    }


def test_a_missing_entry_has_a_form_of_its_own() -> None:
    """Of which nothing is known yet."""
    assert fields(report_view(FORMS).form) == {"template": "new-entry.yml"}
