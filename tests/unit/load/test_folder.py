"""Hold the loader to reading everything, and to refusing what it must not read."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from faultdex.load import load
from faultdex.model.document import Loaded
from faultdex.model.problem import Problem
from faultdex.pipeline import read

ENTRY = Path("runtime/block-too-large/entry.yaml")
EVIDENCE = Path("runtime/grid-too-wide/evidence/host.json")
LIMITS = Path(__file__).parents[2] / "data" / "load" / "limits.tsv"
ROWS = [line.split("\t") for line in LIMITS.read_text("utf-8").splitlines()[1:]]
Lay = Callable[..., Path]
REUSED = settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=40
)


def told(loaded: Loaded) -> list[tuple[str, str]]:
    """Return path and code of each finding."""
    return [(finding.path, finding.code) for finding in loaded.findings]


def test_every_file_is_read(lay: Lay) -> None:
    """YAML and JSON also become documents."""
    root = lay()
    loaded = load(root)
    paths = {path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()}

    assert told(loaded) == []
    assert {*loaded.files} == paths
    assert {*loaded.documents} == {path for path in paths if path.endswith((".yaml", ".json"))}


def test_a_folder_that_is_absent_is_a_finding(tmp_path: Path) -> None:
    """The path printed is that of the folder."""
    loaded = load(tmp_path / "nowhere")

    assert told(loaded) == [(".", "FD101")]


def test_a_linked_folder_is_not_entered(lay: Lay, tmp_path: Path) -> None:
    """It could lead to any folder of the machine that builds the site."""
    root = lay()
    (tmp_path / "outside").mkdir()
    (tmp_path / "outside" / "entry.yaml").write_text("title: stolen\n")
    (root / "runtime" / "stolen").symlink_to(tmp_path / "outside")

    assert told(load(root)) == [("runtime/stolen", "FD101")]


def test_a_pipe_does_not_stop_the_reading(lay: Lay) -> None:
    """A pipe that nobody writes to would wait for ever."""
    root = lay()
    os.mkfifo(root / "runtime" / "block-too-large" / "samples" / "pipe.txt")

    assert told(load(root)) == [("runtime/block-too-large/samples/pipe.txt", "FD101")]


def test_a_huge_file_is_refused_by_its_size(lay: Lay) -> None:
    """No more is read than the largest size that its kind may have."""
    root = lay()
    os.truncate(root / ENTRY, 1 << 40)

    assert told(load(root)) == [(ENTRY.as_posix(), "FD104")]


@pytest.mark.parametrize(("path", "kib"), ROWS)
def test_a_file_may_have_its_size_and_no_byte_more(tmp_path: Path, path: str, kib: str) -> None:
    """Each kind has its own, and the message tells it."""
    file = tmp_path / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b" " * (int(kib) << 10))
    assert (path, "FD104") not in told(load(tmp_path))
    file.write_bytes(b" " * ((int(kib) << 10) + 1))
    [finding] = load(tmp_path).findings

    assert (finding.code, finding.message) == ("FD104", f"the file is larger than {kib} KiB")


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("sources/with space.yaml", "FD102"),
        ("notes.md", "FD103"),
        ("runtime/block-too-large/samples/deeper/run.txt", "FD103"),
    ],
)
def test_what_is_wrong_with_a_whole_file_is_told_at_its_beginning(
    lay: Lay, path: str, code: str
) -> None:
    """No line of it is at fault."""
    root = lay()
    (root / path).parent.mkdir(exist_ok=True)
    (root / path).write_text("x\n")
    [finding] = load(root).findings

    assert (finding.code, finding.place) == (code, (1, 1))


def test_why_a_folder_cannot_be_read_is_told(tmp_path: Path) -> None:
    """In the words of the system."""
    [finding] = load(tmp_path / "nowhere").findings

    assert finding.message.endswith(": No such file or directory")
    assert finding.place == (1, 1)


def test_a_key_that_stands_twice_in_what_a_program_wrote_is_told(lay: Lay) -> None:
    """JSON takes the last one in silence."""
    root = lay()
    (root / EVIDENCE).write_text('{"entry": "one", "entry": "other"}\n', "utf-8")

    assert told(load(root)) == [(EVIDENCE.as_posix(), "FD111")]


@pytest.mark.parametrize(("depth", "codes"), [(20, []), (21, ["FD110"])])
def test_what_a_program_wrote_is_no_deeper_than_any_model(
    lay: Lay, depth: int, codes: list[str]
) -> None:
    """The limit is that of YAML."""
    root = lay()
    (root / EVIDENCE).write_text("[" * depth + "]" * depth, "utf-8")

    assert [code for _, code in told(load(root))] == codes


@pytest.mark.parametrize(
    "name",
    ["with space.txt", "line\nbreak.txt", "\x1b[31mred.txt", ".hidden", "-rf", "end.", "aux.txt"],
)
def test_an_odd_name_is_refused_and_spelled_out(lay: Lay, name: str) -> None:
    """What is printed of it is plain ASCII without control characters."""
    root = lay()
    (root / "sources" / name).write_text("publisher: x\n")
    [(path, code)] = told(load(root))

    assert (code, path.isascii(), path.isprintable()) == ("FD102", True, True)


@pytest.mark.parametrize(
    ("name", "codes"),
    [
        (f"{'a' * 76}.txt", []),
        (f"{'a' * 77}.txt", ["FD102"]),
        ("con.txt", ["FD102"]),
        ("COM1.txt", ["FD102"]),
        ("lpt9", ["FD102"]),
        ("console.txt", []),
        ("comet.txt", []),
    ],
)
def test_a_name_is_one_that_every_system_takes(lay: Lay, name: str, codes: list[str]) -> None:
    """Windows has names of devices, and some archives cut long ones."""
    root = lay()
    (root / ENTRY.parent / "samples" / name).write_text("x\n")

    assert [code for _, code in told(load(root))] == codes


@pytest.mark.parametrize(
    ("path", "hint"),
    [
        ("runtime/Bad_Id/entry.yaml", "An id has 3 to 64 small letters"),
        ("runtime/xy/entry.yaml", "An id has 3 to 64 small letters"),
        ("cooking/fine-id/entry.yaml", "Move it to where docs/architecture.md says"),
        ("runtime/fine-id/deeper/entry.yaml", "Move it to where docs/architecture.md says"),
    ],
)
def test_a_folder_that_does_not_belong_is_told_with_what_to_do(
    lay: Lay, path: str, hint: str
) -> None:
    """Where an entry would be, its name is what is wrong."""
    root = lay()
    (root / path).parent.mkdir(parents=True)
    (root / path).write_text("title: x\n")
    [finding] = load(root).findings

    assert (finding.code, finding.hint[: len(hint)]) == ("FD103", hint)


@pytest.mark.parametrize(
    ("data", "code", "place"),
    [
        (b"title: \xc3\xa9\xff\n", "FD105", (1, 9)),
        (b"a: 1\nb: \xff\n", "FD105", (2, 4)),
        (b"title: \xc3\xa9\x07\n", "FD106", (1, 9)),
        (b"a: 1\r\n", "FD106", (1, 5)),
        ("a: 1\nb: x\u2028y\n".encode(), "FD106", (2, 5)),
    ],
)
def test_what_is_no_text_is_told_where_it_is(
    lay: Lay, data: bytes, code: str, place: tuple[int, int]
) -> None:
    """Columns count characters, as an editor does."""
    root = lay()
    (root / ENTRY).write_bytes(data)
    [finding] = load(root).findings

    assert (finding.code, finding.place) == (code, place)


def test_places_of_what_a_program_wrote_are_found_when_they_are_asked_for(lay: Lay) -> None:
    """They are those of the reader that finds them at once."""
    root = lay()
    document = load(root).documents[EVIDENCE.as_posix()]
    text = (root / EVIDENCE).read_text("utf-8")
    [line] = [number for number, one in enumerate(text.splitlines(), 1) if '"name": "host"' in one]

    assert document.places["machine", "name"] == (line, 5)
    assert document.plain["runs", 0, "seconds"] == "0.1"


def test_a_name_that_is_no_text_is_refused(lay: Lay) -> None:
    """File names are bytes, and these are no UTF-8."""
    root = lay()
    (root / "sources" / os.fsdecode(b"caf\xe9.yaml")).write_text("publisher: x\n")

    assert told(load(root)) == [("sources/caf\\udce9.yaml", "FD102")]


def test_what_python_leaves_behind_is_passed_over(lay: Lay) -> None:
    """Running a snippet in place makes such a folder; nothing ever reads it."""
    root = lay()
    (root / ENTRY.parent / "__pycache__").mkdir()

    assert told(load(root)) == []


def test_a_refused_file_is_remembered(lay: Lay) -> None:
    """Later stages do not call it absent as well."""
    root = lay()
    (root / ENTRY).write_bytes(b"title: \xff\n")
    loaded = load(root)

    assert loaded.refused == {ENTRY.as_posix()}
    assert ENTRY.as_posix() not in loaded.documents


@REUSED
@given(st.binary(max_size=400))
def test_any_bytes_are_read_or_refused(lay: Lay, data: bytes) -> None:
    """No content makes the way from the folder to its problems fail."""
    root = lay()
    paths = [ENTRY, Path("runtime/grid-too-wide/evidence/host.json"), Path("plan.yaml")]
    for path in paths:
        (root / path).write_bytes(data)

    assert all(isinstance(problem, Problem) for problem in read(root).problems)


@REUSED
@given(st.data())
def test_any_change_of_a_valid_file_is_read_or_refused(lay: Lay, data: st.DataObject) -> None:
    """Cutting, doubling and exchanging parts of true entries reaches every stage."""
    root = lay()
    files = sorted(path for path in root.rglob("*") if path.is_file())
    chosen = data.draw(st.sampled_from(files))
    before = chosen.read_bytes()
    start = data.draw(st.integers(0, len(before)))
    end = data.draw(st.integers(start, min(len(before), start + 40)))
    mark = data.draw(st.sampled_from([b"", b"x", b"\n", b": ", b"[[", b"`", b"{", b"- ", b"\xe2"]))
    chosen.write_bytes(before[:start] + mark + before[end:])
    problems = read(root).problems
    chosen.write_bytes(before)

    assert all(problem.line > 0 and problem.column > 0 for problem in problems)
