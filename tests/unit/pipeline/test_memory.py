"""What a build remembers of former ones changes nothing but its time."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import pytest

from faultdex.lint import stage
from faultdex.load import load
from faultdex.model.entry import Entry
from faultdex.pipeline import Memory, memory, read, written
from faultdex.render import Near, Written, entry_pages

SAMPLES = Path(__file__).parents[3] / "docs" / "problems"
BASE = Path(__file__).parents[2] / "data" / "base" / "knowledge"
CODES = sorted(path.parent.name for path in SAMPLES.glob("*/bad"))
Lay = Callable[..., Path]


@pytest.fixture(scope="module")
def learnt(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return what a build of the valid knowledge leaves."""
    folder = tmp_path_factory.mktemp("memory")
    reading = read(BASE, memory=Memory(folder))
    assert not reading.problems
    written(reading, memory=Memory(folder))
    return folder


@pytest.fixture
def remembered(learnt: Path, tmp_path: Path) -> Path:
    """Return a copy of what was left, for a test of its own."""
    return copytree(learnt, tmp_path / "memory")


@pytest.mark.parametrize("code", CODES)
def test_what_broke_is_found_although_all_was_clean(lay: Lay, remembered: Path, code: str) -> None:
    """Every sample of every rule is judged as a first build judges it, and so again."""
    tree = lay(SAMPLES / code / "bad")

    first = read(tree).problems
    assert first
    assert [read(tree, memory=Memory(remembered)).problems for _ in range(2)] == [first, first]


def test_an_entry_that_is_as_it_was_is_not_looked_at(
    remembered: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of what is clean no line is read again, and of what changed every line."""
    looked_at: list[tuple[str, ...]] = []
    monkeypatch.setattr(
        stage, "CHECKS", [_Spy(lambda scope: looked_at.append(tuple(e.id for e in scope.entries)))]
    )

    read(BASE, memory=Memory(remembered))
    read(BASE)

    assert looked_at == [(), ("block-too-large", "grid-too-wide")]


class _Spy:
    def __init__(self, see: Callable[[stage.Scope], None]) -> None:
        self.see = see

    def findings(self, scope: stage.Scope) -> tuple[()]:
        self.see(scope)
        return ()


def test_pages_are_the_same(remembered: Path) -> None:
    """Kept pages are byte for byte those that would be written."""
    reading = read(BASE)

    assert written(reading, memory=Memory(remembered)) == written(reading)


@pytest.mark.parametrize(
    ("edit", "entries"),
    [
        (("runtime/grid-too-wide/guide.md", "## Fix", "It is so.\n\n## Fix"), 1),
        (("runtime/grid-too-wide/entry.yaml", "the grid is too wide", "a wide grid"), 2),
        (("sources/nvidia.yaml", 'title: "', 'title: "Old '), 2),
    ],
)
def test_only_what_would_change_is_written(
    remembered: Path,
    lay: Lay,
    monkeypatch: pytest.MonkeyPatch,
    edit: tuple[str, str, str],
    entries: int,
) -> None:
    """A guide changes its own page; a title and a source, the pages that show them too."""
    path, old, new = edit
    tree = lay()
    text = (tree / path).read_text("utf-8")
    assert old in text
    (tree / path).write_text(text.replace(old, new, 1), "utf-8")
    reading = read(tree)
    anew = written(reading)
    told: list[str] = []

    def telling(entry: Entry, near: Near) -> Written:
        told.append(entry.id)
        return entry_pages(entry, near)

    monkeypatch.setattr(memory, "entry_pages", telling)

    assert written(reading, memory=Memory(remembered)) == anew
    assert len(told) == entries


def test_another_generator_remembers_nothing(
    remembered: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the code changed, all that it judged and wrote is judged and written again."""
    reading = read(BASE)
    here = memory.keys_of(reading.book, load(BASE), reading.index)
    known = Memory(remembered).known
    monkeypatch.setattr(memory, "_generator", lambda: "another")
    there = memory.keys_of(reading.book, load(BASE), reading.index)
    monkeypatch.setattr(memory, "entry_pages", lambda *_: ("page", "twin"))
    pages = written(reading, memory=Memory(remembered))

    assert known == {*here.values()}
    assert not known & {*there.values()}
    assert [pages[f"{name}/index.md"] for name in reading.book.entries] == ["page", "page"]


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"\0", b"one\0two\0three"])
def test_a_damaged_memory_is_no_memory(remembered: Path, content: bytes) -> None:
    """What does not read as it was written counts as nothing, and is mended."""
    reading = read(BASE)
    for path in (remembered / "clean", *(remembered / "pages").iterdir()):
        path.write_bytes(content)

    assert not read(BASE, memory=Memory(remembered)).problems
    assert written(reading, memory=Memory(remembered)) == written(reading)
    assert len(Memory(remembered).known) == len(reading.book.entries)


def test_templates_are_compiled_once(tmp_path: Path) -> None:
    """A later process reads them where they are whole, and leaves them as they are."""
    page = _moved(tmp_path)
    (kept,) = (tmp_path / "kept").iterdir()
    whole, written_at = kept.read_bytes(), kept.stat().st_mtime_ns

    assert b"This entry is now called [a-b]" in page
    assert _moved(tmp_path) == page
    assert kept.stat().st_mtime_ns == written_at
    for damage in (b"", b"nothing"):
        kept.write_bytes(damage)
        assert _moved(tmp_path) == page
        assert kept.read_bytes() == whole


def _moved(folder: Path) -> bytes:
    """Return the page of an alias, filled in by a process of its own."""
    program = (
        "from pathlib import Path; from faultdex.render import keep_templates, template; "
        "view = {'id': 'a-b', 'title': 'A', 'summary': 'B'}; "
        "keep_templates(Path('kept')); print(template.fill('moved.md.j2', view))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=folder, capture_output=True, check=True
    )
    return done.stdout


def test_where_nothing_can_be_kept_it_is_done_again(tmp_path: Path) -> None:
    """A folder that cannot be written to costs time alone."""
    file = tmp_path / "file"
    file.write_text("in the way", "utf-8")
    reading = read(BASE, memory=Memory(file / "below"))

    assert not reading.problems
    assert written(reading, memory=Memory(file / "below")) == written(reading)
