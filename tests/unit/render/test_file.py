"""A snippet is shown with what it needs, what it is expected to do, and what machines printed."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from faultdex.model.book import Book
from faultdex.model.entry import Entry
from faultdex.model.evidence import Measured
from faultdex.model.expect import Expect
from faultdex.model.snippet import Needs
from faultdex.render.file import File, files, listing

Shown = Callable[..., File]


@pytest.fixture
def grid(book: Book) -> Entry:
    """Return the entry that has evidence."""
    return book.entries["grid-too-wide"]


@pytest.fixture
def shown(grid: Entry) -> Shown:
    """Return a function that gives the first file of the entry with other facts of its snippet."""

    def made(**changes: object) -> File:
        first, *others = grid.facts.snippets
        snippets = (first.model_copy(update=changes), *others)
        facts = grid.facts.model_copy(update={"snippets": snippets})
        return files(replace(grid, facts=facts))[0]

    return made


@pytest.mark.parametrize(
    ("needs", "told"),
    [
        ({}, ()),
        ({"gpus": 1}, ("1 GPU",)),
        ({"gpus": 8, "memory": 40}, ("8 GPUs", "40 GiB of GPU memory")),
        ({"gpus": 1, "memory": 2}, ("1 GPU",)),
        ({"gpus": 1, "memory": 2.5}, ("1 GPU", "2.5 GiB of GPU memory")),
        ({"memory": 40}, ()),
        ({"capability": ">=9.0"}, ("compute capability >=9.0",)),
        ({"versions": {"torch": ">=2.9"}, "without": ("cuda",)}, ("torch >=2.9", "no cuda")),
        ({"tools": ("bash",), "modules": ("numpy",)}, ("bash", "numpy")),
        (
            {"rights": ("cgroup", "mounts")},
            ("the right to make a memory cgroup", "the right to mount in a namespace of its own"),
        ),
    ],
)
def test_what_a_snippet_needs_is_told(
    shown: Shown, needs: dict[str, object], told: tuple[str, ...]
) -> None:
    """Memory counts only where a GPU is needed, and more of it than usual."""
    assert shown(needs=Needs.model_validate(needs)).needs == told


@pytest.mark.parametrize(
    ("expect", "told"),
    [
        ({}, ()),
        ({"exit": 0}, ()),
        ({"exit": 3}, ("exit status 3",)),
        ({"signal": "SIGSEGV"}, ("ends with SIGSEGV",)),
        ({"hangs": "waiting"}, ("hangs until it is killed",)),
        ({"raises": {"type": "KeyError", "text": "x"}}, ("raises KeyError",)),
        ({"kernel_log": ["NVRM"]}, ("the kernel logs it",)),
        (
            {"ratio": {"slow": "old", "fast": "new", "at_least": 1.5}},
            ("old ÷ new at least 1.5",),
        ),
    ],
)
def test_what_a_run_must_show_is_told(
    shown: Shown, expect: dict[str, object], told: tuple[str, ...]
) -> None:
    """How it ends, what is measured, and what the kernel says."""
    made = Expect.model_validate(expect, strict=False)

    assert shown(expect=made).expects == told


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("fix.py", "python"), ("fix.sh", "bash"), ("kernel.cu", "cuda"), ("x.cpp", "cpp"),
        ("CMakeLists.txt", "cmake"), ("notes.txt", "text"), ("Makefile", "make"), ("x.odd", "text"),
        ("setup.cfg", "ini"), ("a.b.json", "json"),
    ],
)  # fmt: skip
def test_a_file_is_colored_by_its_name(grid: Entry, name: str, language: str) -> None:
    """By its last suffix, or by the whole name where builders have one of their own."""
    made = listing(replace(grid, files={**grid.files, name: b"text"}), name)

    assert (made.name, made.language, made.text) == (name, language, "text")


def test_what_machines_printed_is_shown_beside_the_file(grid: Entry) -> None:
    """Of runs that held; not where the expected output says the same, or nothing was printed."""
    first, second = files(grid)
    blank = tuple(run.model_copy(update={"stdout": " \n"}) for run in grid.evidence[0].runs)
    silent = replace(grid, evidence=(grid.evidence[0].model_copy(update={"runs": blank}),))

    assert [(one.where, one.text) for one in first.printed] == [
        ("host", "launch failed: the grid is 70000 blocks wide\n")
    ]
    assert (first.seen, second.seen) == (True, True)
    assert [one.printed for one in files(silent)] == [(), ()]
    assert [one.seen for one in files(replace(grid, evidence=()))] == [False, False]


def test_an_expected_output_is_shown_once(grid: Entry) -> None:
    """As a file of its own; what a machine printed beyond it is shown as well."""
    first, *others = grid.facts.snippets
    changed = first.model_copy(
        update={"expect": first.expect.model_copy(update={"output": "o.txt"})}
    )
    facts = grid.facts.model_copy(update={"snippets": (changed, *others)})
    same = b"launch failed: the grid is 70000 blocks wide\n"
    runs = [
        files(replace(grid, facts=facts, files={**grid.files, "o.txt": text}))[0]
        for text in (same, b"another\n")
    ]

    assert [one.output.text if one.output else "" for one in runs] == [same.decode(), "another\n"]


def test_a_companion_is_listed_by_its_first_user(grid: Entry) -> None:
    """The second one names it."""
    shared = tuple(
        one.model_copy(update={"companions": ("shared.sh",)}) for one in grid.facts.snippets
    )
    facts = grid.facts.model_copy(update={"snippets": shared})
    first, second = files(replace(grid, facts=facts, files={**grid.files, "shared.sh": b"x"}))

    assert [one.name for one in first.companions] == ["shared.sh"]
    assert (second.companions, second.uses) == ((), ("shared.sh",))


def test_a_measured_ratio_is_shown_with_its_machine(grid: Entry) -> None:
    """Of each run that measured one."""
    measured = Measured(slow=(2.0,), fast=(1.0,), unit="ms", ratio=2.0, low=2.0, high=2.0)
    first, *others = grid.evidence[0].runs
    runs = (first.model_copy(update={"measured": measured}), *others)
    machine = grid.evidence[0].machine.model_copy(update={"torch": "2.9.1"})
    evidence = grid.evidence[0].model_copy(update={"runs": runs, "machine": machine})
    made = files(replace(grid, evidence=(evidence,)))

    assert [(one.where, one.measured.ratio) for one in made[0].measures] == [
        ("host, torch 2.9.1", 2.0)
    ]
    assert made[1].measures == ()
