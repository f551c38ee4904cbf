"""What the page of a drop says that it added."""

from dataclasses import replace

import pytest

from faultdex.model.book import Book
from faultdex.model.entry import Entry
from faultdex.model.snippet import Role
from faultdex.render.command import commands
from faultdex.render.drop import drops_view


def guided(entry: Entry, prose: str) -> Entry:
    """Return the entry with nothing but `prose` and one cause and fix without code."""
    facts = entry.facts
    cause = facts.causes[0].model_copy(update={"says": "A cause.", "tell": "A sign."})
    fix = facts.fixes[0].model_copy(update={"does": "Mend it.", "costs": "Time."})
    bare = facts.model_copy(update={"causes": (cause,), "fixes": (fix,), "snippets": ()})
    return replace(entry, facts=bare, guide=f"## Cause\n\n{prose}\n")


def test_figures_are_those_of_the_entries(book: Book) -> None:
    """Nothing on the page is typed in by hand."""
    for view in drops_view(book).drops:
        facts = [book.entries[one].facts for one in view.drop.entries]

        assert view.figures.entries == len(view.briefs) == len(facts)
        assert view.figures.snippets == sum(len(one.snippets) for one in facts)
        assert view.figures.sources == len({key for one in facts for key in one.sources})
        assert view.figures.citations >= view.figures.sources
        assert sum(count for _, _, count in view.levels) == len(facts)


def test_every_entry_fills_a_gap_or_goes_beyond_the_plan(book: Book) -> None:
    """Between the two none is lost."""
    for view in drops_view(book).drops:
        named = [*(gap.id for gap in view.gaps), *(one.id for one in view.beyond)]

        assert sorted(named) == sorted(view.drop.entries)
        assert all(gap.says for gap in view.gaps)


def test_sources_stand_under_their_publisher(book: Book) -> None:
    """Each text that the entries cite is listed once."""
    for view in drops_view(book).drops:
        keys = [one.key for _, sources in view.sources for one in sources]

        assert len(set(keys)) == len(keys) == view.figures.sources
        assert all(o.publisher == name for name, sources in view.sources for o in sources)


def test_days_go_back_in_time(book: Book) -> None:
    """The newest drop comes first."""
    days = [day for day, _ in drops_view(book).days]

    assert days == sorted(days, reverse=True)


@pytest.mark.parametrize(
    ("prose", "named"),
    [
        ("Run `nvidia-smi -q -d ECC` first.", {"nvidia-smi -q -d ECC"}),
        ("Set `NCCL_DEBUG=INFO torchrun train.py`.", {"NCCL_DEBUG=INFO torchrun train.py"}),
        ("``` sh\n# a remark\n$ ulimit -l\ndf -h /dev/shm\n```", {"ulimit -l", "df -h /dev/shm"}),
        ("The message begins with `nvcc fatal : Unsupported`.", set()),
        ("The name `python` alone, and `torch.load(path)`, are none.", set()),
        ("``` python\nimport torch\n```", set()),
        ("Twice `df -h`, and again `df -h`.", {"df -h"}),
    ],
)
def test_a_command_names_a_program_with_something_to_do(
    entry: Entry, prose: str, named: set[str]
) -> None:
    """Names, messages and code are no commands, and one that is given twice counts once."""
    assert commands(guided(entry, prose)) == named


def test_running_a_file_is_a_command(entry: Entry) -> None:
    """Each snippet is run by a line that its page shows."""
    assert len(commands(entry)) >= len(entry.facts.snippets)


def test_a_claim_that_is_tried_counts_as_folklore(book: Book) -> None:
    """Other roles do not; a drop counts its own entries alone."""
    roles = {
        "grid-too-wide": (Role.DISPROVE, Role.FIX),
        "block-too-large": (Role.DIAGNOSE, Role.DISPROVE),
    }
    entries = {}
    for name, given in roles.items():
        entry = book.entries[name]
        pairs = zip(entry.facts.snippets, given, strict=True)
        snippets = tuple(one.model_copy(update={"role": role}) for one, role in pairs)
        facts = entry.facts.model_copy(update={"snippets": snippets})
        entries[name] = replace(entry, facts=facts)
    ((name, drop),) = book.drops.items()
    one_entry = drop.model_copy(update={"entries": ("grid-too-wide",)})
    whole = drops_view(replace(book, entries=entries)).drops[0].figures
    part = drops_view(replace(book, entries=entries, drops={name: one_entry})).drops[0].figures

    assert (whole.folklore, part.folklore) == (2, 1)
    assert (whole.snippets, part.snippets) == (4, 2)
    assert (whole.signatures, part.signatures) == (2, 1)
