"""What lists, counts and files of pages say of a small book whose numbers are known by heart."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from faultdex.match import compile_index
from faultdex.model.book import Book
from faultdex.model.evidence import Result
from faultdex.model.expect import Expect
from faultdex.model.snippet import Needs, Role
from faultdex.render.contents import categories, contents_view
from faultdex.render.coverage import coverage_view
from faultdex.render.drop import drops_view
from faultdex.render.evidence_summary import evidence_summary
from faultdex.render.file import File, files
from faultdex.render.home import home_view
from faultdex.render.name import title_of
from faultdex.render.reach import reaches
from faultdex.render.reference import reference_view
from faultdex.render.wording import wordings

WIDE, LARGE = "grid-too-wide", "block-too-large"
GPUS = {"name": "h200-x2", "gpu": "NVIDIA H200", "gpus": 2, "torch": "2.11.0", "driver": "580.1"}

Changed = Callable[..., File]


@pytest.fixture(scope="module")
def ran(book: Book) -> Book:
    """Return the book with runs on a second machine: one that failed, and one of other bytes."""
    entry = book.entries[WIDE]
    [host] = entry.evidence
    first, second = host.runs
    failed = {"result": Result.NOT_REPRODUCED, "agreed": 0, "reason": "it printed nothing"}
    later = {"started": "2026-12-24T10:00:00Z"}
    runs = (
        first.model_copy(update={**failed, **later}),
        second.model_copy(update={"sha256": "0" * 64, **later}),
    )
    other = host.model_copy(update={"machine": host.machine.model_copy(update=GPUS), "runs": runs})
    both = replace(entry, evidence=(host, other))
    return replace(book, entries={**book.entries, WIDE: both})


def test_runs_are_counted_by_machine_version_and_month(ran: Book) -> None:
    """With those that held, and the day of the newest."""
    view = evidence_summary(ran)
    machines = [(one.label, one.entries, one.runs, one.held, one.newest) for one in view.machines]

    assert machines == [("h200-x2", 1, 2, 0, "2026-12-24"), ("host", 1, 2, 2, "2026-11-03")]
    assert [(one.label, one.runs) for one in view.versions] == [("torch 2.11.0", 2)]
    assert [(one.label, one.held) for one in view.months] == [("2026-11", 2), ("2026-12", 0)]
    assert view.machines[0].facts[:3] == (
        ("GPU", "NVIDIA H200 (2 of them)"),
        ("driver", "580.1"),
        ("torch", "2.11.0"),
    )
    assert [one.facts for one in (*view.versions, *view.months)] == [()] * 3


def test_a_run_of_other_bytes_is_listed_with_its_place_and_day(ran: Book) -> None:
    """It is to be run again there."""
    stale = evidence_summary(ran).stale

    assert [(one.file, one.where, one.why) for one in stale] == [
        ("fix.sh", "h200-x2, torch 2.11.0", "2026-12-24")
    ]


def test_what_is_missing_is_said_of_each_file(ran: Book) -> None:
    """Files that never ran, or only with another outcome, and why."""
    entry = ran.entries[WIDE]
    bare = replace(ran, entries={**ran.entries, WIDE: replace(entry, evidence=entry.evidence[1:])})
    gaps = {
        one.brief.id: [(gap.file, gap.where, gap.why) for gap in one.gaps]
        for one in evidence_summary(bare).below
    }
    place = "h200-x2, torch 2.11.0"

    assert gaps == {
        LARGE: [(file, "", "never run; it needs host") for file in ("reproduce.sh", "fix.sh")],
        WIDE: [
            ("reproduce.sh", place, "not-reproduced: it printed nothing"),
            ("fix.sh", place, "stale"),
        ],
    }
    assert [one.brief.id for one in evidence_summary(ran).below] == [LARGE]


def test_the_plan_is_compared_with_the_entries(book: Book) -> None:
    """Each row with the level of its entry; an entry that nobody planned goes beyond it."""
    less = replace(book, entries={WIDE: book.entries[WIDE]})
    whole, cut = coverage_view(book), coverage_view(less)
    rows = [(row.id, row.level) for row in cut.fields[0].areas[0].rows]
    [field] = whole.fields

    assert (whole.total, whole.covered, cut.covered) == (2, 2, 1)
    assert rows == [(WIDE, "executed"), (LARGE, "missing")]
    assert (field.title, field.areas[0].title) == ("Runtime", "Kernel launch")
    assert (field.count("executed", "not-verified"), field.count("cited")) == (2, 0)
    assert whole.beyond == ()
    assert coverage_view(replace(book, plan=type(book.plan)({}))).beyond == tuple(
        (one.id, one.facts.title) for one in book.entries.values()
    )


def test_entries_are_listed_by_category_and_topic(book: Book) -> None:
    """Categories without an entry too, in the order of the site, and levels with their counts."""
    listed = {one.id: (one.title, one.count, one.planned) for one in categories(book)}
    view = contents_view(book, "../")
    [topic] = categories(book)[1].topics

    assert listed == {
        "compilation": ("Compilation", 0, 0),
        "runtime": ("Runtime", 2, 2),
        "performance": ("Performance", 0, 0),
        "multi-gpu": ("Multi-GPU", 0, 0),
        "massive-scale": ("Massive scale", 0, 0),
    }
    assert (topic.title, [one.id for one in topic.briefs]) == ("Kernel launch", [LARGE, WIDE])
    assert (view.components, view.machines) == (("cuda",), (("host", "no GPU"),))
    assert [(name, count) for name, _, count in view.levels if count] == [
        ("executed", 1),
        ("not-verified", 1),
    ]
    assert view.workflows == (("launch-refused", "A kernel launch is refused"),)


def test_machines_without_a_gpu_come_first(ran: Book) -> None:
    """Of those on which something held."""
    entry = ran.entries[WIDE]
    held = [one.model_copy(update={"runs": entry.evidence[0].runs}) for one in entry.evidence]
    both = replace(entry, evidence=(held[1], held[0]))
    view = contents_view(replace(ran, entries={**ran.entries, WIDE: both}), "")

    assert view.machines == (
        ("host", "no GPU"),
        ("h200-x2", "2 \N{MULTIPLICATION SIGN} NVIDIA H200"),
    )


def test_a_drop_is_counted_in_its_entries(ran: Book) -> None:
    """Files, commands, citations, sources and runs of today's bytes."""
    [drop] = drops_view(ran).drops
    figures = drop.figures

    assert (figures.entries, figures.snippets, figures.commands) == (2, 4, 4)
    assert (figures.citations, figures.sources, figures.signatures) == (6, 2, 2)
    assert (figures.runs, figures.folklore) == (3, 0)
    assert [name for name, _ in drop.sources] == ["NVIDIA", "PyTorch"]
    assert [gap.says for gap in drop.gaps] == [
        "launch failed: the grid is … blocks wide",
        "launch failed: a block of … threads is too large",
    ]


def test_home_shows_how_far_each_category_reaches(ran: Book) -> None:
    """One bar after the other, and the numbers below it."""
    view = home_view(ran, evidence_summary(ran))
    [reach] = view.reaches

    assert [(one.level, one.count, one.start) for one in reach.shares] == [
        ("executed", 1, 0),
        ("not-verified", 1, 1),
    ]
    assert (reach.planned, reach.covered, view.planned, view.covered) == (2, 2, 2, 2)
    assert [(one.count, one.of) for one in view.figures] == [
        (4, "files to run and to copy"),
        (2, "recorded runs that did as declared"),
        (0, "pieces of folklore tried"),
        (2, "sources read, of 2 publishers"),
    ]


def test_folklore_is_listed_with_its_claim_and_where_it_was_tried(ran: Book) -> None:
    """Advice that a run shows to change nothing."""
    entry = ran.entries[WIDE]
    first, second = entry.facts.snippets
    tried = first.model_copy(
        update={"role": Role.DISPROVE, "claim": "Reboot.", "caption": "It fails after a reboot."}
    )
    facts = entry.facts.model_copy(update={"snippets": (tried, second)})
    view = evidence_summary(
        replace(ran, entries={**ran.entries, WIDE: replace(entry, facts=facts)})
    )
    [tale] = view.folklore

    assert (tale.brief.id, tale.file, tale.seen) == (WIDE, "reproduce.sh", ("host",))
    assert (tale.claim[0].text, tale.caption[0].text) == ("Reboot.", "It fails after a reboot.")


def test_an_entry_shows_what_each_rank_and_the_kernel_said(ran: Book) -> None:
    """Each under its own head, and the output alone where there is one process."""
    entry = ran.entries[WIDE]
    [host, *_] = entry.evidence
    said = {"ranks": {"0": "launch failed: the grid is 70000 blocks wide\n", "1": ""}}
    first = host.runs[0].model_copy(update={**said, "kernel_log": ("NVRM: Xid 31",)})
    ranks = replace(entry, evidence=(host.model_copy(update={"runs": (first,)}),))
    [one], [other] = wordings(entry), wordings(ranks)

    assert [text.label for text in one.texts] == [""]
    assert [(text.label, len(text.lines)) for text in other.texts] == [
        ("rank 0", 1),
        ("kernel log", 1),
    ]
    assert other.head == one.head == "launch failed: the grid is 70000 blocks wide"


def test_each_source_of_errors_is_counted_by_level(book: Book) -> None:
    """A success is no failure, and a text without an entry is missing."""
    counted = {
        one.page: {level: count for level, _, count in one.counts if count}
        for one in reaches(reference_view(book, compile_index(book)))
    }

    assert counted == {
        "cuda-errors": {"executed": 1, "missing": 1},
        "xid": {"missing": 1},
        "nccl-warnings": {"executed": 1, "missing": 1},
        "c10d-messages": {"missing": 1},
        "graph-breaks": {"missing": 1},
    }


@pytest.fixture
def changed(book: Book) -> Changed:
    """Return a function that changes the first snippet of an entry, and returns its file."""

    def change(name: str = "reproduce.sh", **update: object) -> File:
        entry = book.entries[WIDE]
        first, *others = entry.facts.snippets
        snippets = (first.model_copy(update={"file": name, **update}), *others)
        facts = entry.facts.model_copy(update={"snippets": snippets})
        text = {name: entry.files["reproduce.sh"]}
        return files(replace(entry, facts=facts, files={**entry.files, **text}))[0]

    return change


@pytest.mark.parametrize(
    ("needs", "said"),
    [
        ({}, ()),
        ({"gpus": 1}, ("1 GPU",)),
        ({"gpus": 2, "memory": 40}, ("2 GPUs", "40 GiB of GPU memory")),
        ({"memory": 40}, ()),
        ({"gpus": 1, "capability": ">=9.0"}, ("1 GPU", "compute capability >=9.0")),
        ({"versions": {"torch": ">=2.6"}, "without": ("cuda",)}, ("torch >=2.6", "no cuda")),
        ({"tools": ("nvcc",), "modules": ("triton",)}, ("nvcc", "triton")),
        ({"rights": ("cgroup",)}, ("the right to make a memory cgroup",)),
    ],
)
def test_a_file_says_what_it_needs(
    changed: Changed, needs: dict[str, Any], said: tuple[str, ...]
) -> None:
    """In the words of a reader."""
    assert changed(needs=Needs.model_validate(needs, strict=False)).needs == said


@pytest.mark.parametrize(
    ("expect", "said"),
    [
        ({}, ()),
        ({"exit": 3}, ("exit status 3",)),
        ({"signal": "SIGABRT"}, ("ends with SIGABRT",)),
        ({"hangs": "waiting"}, ("hangs until it is killed",)),
        ({"raises": {"type": "ValueError", "text": "bad"}}, ("raises ValueError",)),
        ({"kernel_log": ("Xid 31",)}, ("the kernel logs it",)),
    ],
)
def test_a_file_says_how_it_ends(
    changed: Changed, expect: dict[str, Any], said: tuple[str, ...]
) -> None:
    """One way for each declaration."""
    assert changed(expect=Expect.model_validate(expect, strict=False)).expects == said


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("a.py", "python"),
        ("a.cu", "cuda"),
        ("a.h", "cpp"),
        ("CMakeLists.txt", "cmake"),
        ("notes.txt", "text"),
        ("a.xyz", "text"),
    ],
)
def test_a_file_is_colored_by_its_name(changed: Changed, name: str, language: str) -> None:
    """What is not known is plain text."""
    assert changed(name).listing.language == language


def test_a_file_shows_what_machines_printed(changed: Changed) -> None:
    """But not what its own expected output shows already."""
    printed = [(one.where, one.text) for one in changed().printed]
    moved = changed("other.sh")

    assert printed == [("host", "launch failed: the grid is 70000 blocks wide\n")]
    assert (changed().seen, moved.seen, moved.printed) == (True, False, ())


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("kernel-launch", "Kernel launch"),
        ("nccl-init", "NCCL init"),
        ("cublas", "cuBLAS"),
        ("out-of-gpu-memory", "Out of GPU memory"),
        ("torch-compile", "torch.compile"),
        ("multi-gpu", "Multi-GPU"),
    ],
)
def test_an_id_becomes_a_heading(name: str, title: str) -> None:
    """Names are spelled as their owners spell them."""
    assert title_of(name) == title
