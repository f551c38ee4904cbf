"""What a page shows of other entries: words to find it by, numbers of sources, and neighbors."""

from dataclasses import replace

import pytest

from faultdex.model.book import Book
from faultdex.model.entry import Entry, TryFirst
from faultdex.render.citation import citations, made, numbers
from faultdex.render.command import commands
from faultdex.render.desk import desk
from faultdex.render.keywords import row_numbers, tags
from faultdex.render.setting import Setting
from faultdex.render.workflow import leads, workflows_view

GRID, BLOCK = "grid-too-wide", "block-too-large"


def with_facts(entry: Entry, **facts: object) -> Entry:
    """Return the entry with other facts."""
    return replace(entry, facts=entry.facts.model_copy(update=facts))


def test_an_entry_is_found_by_its_id_its_code_and_its_keywords(entry: Entry) -> None:
    """Words that begin other searches are left out, and keywords count twice."""
    named = replace(with_facts(entry, keywords=("tile",)), id="cuda-block-notfound-large")

    assert tags(named, "FX0007", ("9",)) == ("block", "large", "FX0007", "9", "tile", "tile")
    assert tags(replace(named, id="block-block"), "", ()) == ("block", "tile", "tile")


@pytest.mark.parametrize(
    ("row", "entry", "numbers"),
    [
        ("9", GRID, ("9",)),
        ("SIGKILL", GRID, ("SIGKILL",)),
        ("exit 137", GRID, ("exit code 137",)),
        ("cudaErrorOdd", GRID, ()),
        ("NCCL_DEBUG", GRID, ()),
        ("9", None, ()),
    ],
)
def test_a_code_of_a_table_leads_to_its_entry(
    book: Book, row: str, entry: str | None, numbers: tuple[str, ...]
) -> None:
    """As people type it; a name is found by its text, and a note without an entry by nothing."""
    name, table = next((name, one) for name, one in sorted(book.tables.items()) if one.notes)
    note = next(iter(table.notes.values())).model_copy(update={"entry": entry})
    changed = replace(book, tables={name: table.model_copy(update={"notes": {row: note}})})

    assert row_numbers(changed).get(GRID, ()) == numbers


def test_rows_of_several_tables_lead_to_one_entry(book: Book) -> None:
    """In the order of the tables."""
    table = next(one for one in book.tables.values() if one.notes)
    note = next(iter(table.notes.values())).model_copy(update={"entry": GRID})
    tables = {
        name: table.model_copy(update={"notes": dict.fromkeys(rows, note)})
        for name, rows in (("b", ("3",)), ("a", ("1", "2")))
    }

    assert row_numbers(replace(book, tables=tables)) == {GRID: ("1", "2", "3")}


def test_sources_are_numbered_as_the_page_cites_them(entry: Entry) -> None:
    """A sample's source stands first, then the summary, the causes and so on."""
    own = entry.facts.samples[0].model_copy(update={"source": "c"})
    cause = entry.facts.causes[0].model_copy(update={"says": "So [@b].", "tell": "It [@d]."})
    fix = entry.facts.fixes[0].model_copy(update={"does": "Do [@f].", "costs": "None [@g]."})
    first = TryFirst(command="true", shows="It shows [@e].")
    facts = {
        "summary": "It is so [@a].", "samples": (own,), "causes": (cause,), "fixes": (fix,),
        "try_first": first, "sources": dict.fromkeys("hgfedcba", "That it is so."),
    }  # fmt: skip
    guide = "## Cause\n\nIt is [@b].\n\n## Diagnose\n\nLook [@d].\n\n## Fix\n\nMend [@b].\n"
    cited = replace(with_facts(entry, **facts), guide=guide)

    assert [*numbers(cited)] == ["c", "a", "b", "d", "e", "f", "g", "h"]
    assert made(cited) == 9
    assert {key: number for key, number in numbers(cited).items() if key in "ch"} == {
        "c": 1,
        "h": 8,
    }


def test_a_source_that_is_not_defined_is_left_out(book: Book, entry: Entry) -> None:
    """The others keep their numbers, with what they support."""
    known = {key: one for key, one in book.sources.items() if key != "nvidia-limits"}
    [left] = citations(known, entry)

    assert (left.number, left.key, left.publisher) == (2, "pytorch-launch", "PyTorch")
    assert "".join(part.text for part in left.supports) == "Where the launch is checked."


def test_neighbors_are_those_that_are_named_and_those_that_name(book: Book) -> None:
    """Each once, and never the entry itself."""
    grid, block = book.entries[GRID], book.entries[BLOCK]
    one_way = {GRID: with_facts(grid, related=()), BLOCK: with_facts(block, related=(GRID, BLOCK))}
    made_of = desk(replace(book, entries=one_way), Setting())

    assert [one.id for one in made_of.near(one_way[GRID]).related] == [BLOCK]
    assert [one.id for one in made_of.near(one_way[BLOCK]).related] == [GRID]
    assert [one.id for one in desk(book, Setting()).near(grid).related] == [BLOCK]


def test_a_workflow_leads_to_its_entries_once(book: Book) -> None:
    """Whatever the number of answers that do."""
    ((name, workflow),) = book.workflows.items()

    assert leads(book) == dict.fromkeys((GRID, BLOCK), ((name, workflow.title),))
    assert workflows_view(book).workflows[0].ids == (GRID, BLOCK)
    assert workflows_view(book).workflows[0].stand_ins == ()


def test_names_that_stand_for_the_reader_s_files_are_told(book: Book) -> None:
    """In the order of the list, from every question."""
    ((name, workflow),) = book.workflows.items()
    start = workflow.start.model_copy(update={"command": "python train.py > train.log"})
    changed = workflow.model_copy(update={"start": start})
    view = workflows_view(replace(book, workflows={name: changed}))

    assert view.workflows[0].stand_ins == ("train.py", "train.log")


@pytest.mark.parametrize(
    ("says", "named"),
    [
        ("Run `nvidia-smi -L` first.", {"nvidia-smi -L"}),
        ("Run `A=1 B=2 python x.py` first.", {"A=1 B=2 python x.py"}),
        ("Run `nvidia-smi` first.", set()),
        ("It prints `nvcc error: no`.", set()),
        ("It prints `tar error here`.", set()),
        ("Set `torch.compile(x)` or `launch y`.", set()),
    ],
)
def test_a_code_span_is_a_command_where_it_names_a_program(
    entry: Entry, says: str, named: set[str]
) -> None:
    """With something for it to do; a program's own message begins with its name, too."""
    cause = entry.facts.causes[0].model_copy(update={"says": says})
    running = commands(entry)

    assert commands(with_facts(entry, causes=(cause,))) - running == named


def test_lines_of_a_shell_are_commands(entry: Entry) -> None:
    """But for comments and blank lines; those of other languages are not."""
    shell = "## Fix\n\n```bash\n# first\n$ make all\n\nmake test\n```\n\n```python\nprint(1)\n```\n"

    assert commands(replace(entry, guide=shell)) - commands(entry) == {"make all", "make test"}
