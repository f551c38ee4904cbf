"""Hold what reads plain command lines to what click reads in them, and the answer to its status."""

from pathlib import Path

import pytest

from faultdex.answering.options import ExplainOptions, Format
from faultdex.cli.answer import answer, plain
from faultdex.cli.application import run
from faultdex.jobs.inputs import Explained, Inputs
from faultdex.model.answer import Answer, Match

ECHO = Match("footer", "Footer", "https://x/footer/", 0.6, "echo", 9, "the launcher's footer")
ROOT = Match("oom", "Out of memory", "https://x/oom/", 0.98, "root", 9, "out of memory")


@pytest.fixture(autouse=True)
def no_variables(monkeypatch: pytest.MonkeyPatch, cache: Path) -> None:
    """Have nothing set or saved that changes what is asked for."""
    for name in ("KNOWLEDGE", "NO_CODE", "OPEN"):
        monkeypatch.delenv(f"FAULTDEX_{name}", raising=False)
    monkeypatch.setenv("FAULTDEX_SETUP", "")
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))


@pytest.fixture
def clicked(monkeypatch: pytest.MonkeyPatch) -> list[ExplainOptions]:
    """Return where click leaves what it has read, of which nothing is explained."""
    taken: list[ExplainOptions] = []
    monkeypatch.setattr("faultdex.cli.explain.answer", lambda options: taken.append(options) or 0)
    return taken


PLAIN = (
    (),
    ("train.log",),
    ("a.log", "b.log"),
    ("-",),
    ("CUDA out of memory",),
    ("--format", "json", "-"),
    ("--top", "3", "a.log", "--no-redact"),
    ("--top", "1", "-"),
    ("--no-redact",),
    ("a.log", "--format", "sarif", "--top", "12"),
)


@pytest.mark.parametrize("words", PLAIN)
def test_plain_words_mean_what_click_reads_in_them(
    clicked: list[ExplainOptions], words: tuple[str, ...]
) -> None:
    """Nobody notices which of the two has read them."""
    with pytest.raises(SystemExit, match=r"^0$"):
        run(["explain", *words])

    assert [plain(["explain", *words])] == clicked


def test_variables_mean_the_same_to_both(
    clicked: list[ExplainOptions], monkeypatch: pytest.MonkeyPatch, base: Path
) -> None:
    """The folder of the knowledge, and whether the code is shown."""
    monkeypatch.setenv("FAULTDEX_KNOWLEDGE", str(base))
    monkeypatch.setenv("FAULTDEX_NO_CODE", "1")
    with pytest.raises(SystemExit, match=r"^0$"):
        run(["explain", "a.log"])

    assert clicked == [ExplainOptions(("a.log",), code=False, knowledge=base)]
    assert plain(["explain", "a.log"]) == clicked[0]


@pytest.mark.parametrize(
    "words",
    [
        ("--top", "0"), ("--top", "-1"), ("--top", "many"), ("--top",), ("--top=3",),
        ("--format", "yaml"), ("--format",), ("--knowledge", "here"), ("--help",), ("--", "a.log"),
        ("",), ("a.log", "--other"),
    ],
)  # fmt: skip
def test_what_is_not_plain_is_for_click_to_judge(words: tuple[str, ...]) -> None:
    """It knows all options, and says what is wrong with the others."""
    assert plain(["explain", *words]) is None


@pytest.mark.parametrize(
    ("found", "status"),
    [
        (Answer((ROOT,)), 0),
        (Answer((ECHO, ROOT)), 0),
        (Answer((ECHO,)), 1),
        (Answer(candidates=(ROOT,)), 1),
        (Answer((ROOT,), complete=False), 2),
    ],
)
def test_the_status_says_whether_more_than_an_echo_was_found(
    monkeypatch: pytest.MonkeyPatch, base: Path, found: Answer, status: int
) -> None:
    """An echo has its cause elsewhere, and what was not read whole may hold another one."""
    alone = Inputs((Explained("a.log", found),))
    monkeypatch.setattr("faultdex.cli.answer.explain_alone", lambda *_: alone)

    assert answer(ExplainOptions(("a.log",), Format.JSON, knowledge=base)) == status


def test_without_a_browser_the_address_of_the_page_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], base: Path
) -> None:
    """On a node of a cluster there is none, and the reader can copy it."""
    monkeypatch.setenv("FAULTDEX_OPEN", "1")
    monkeypatch.setattr("webbrowser.open", lambda _: False)
    status = answer(ExplainOptions(("grid-too-wide",), knowledge=base))

    assert status == 0
    assert capsys.readouterr().err == (
        "faultdex: no browser could be started; the page is https://faultdex.dev/grid-too-wide/\n"
    )


@pytest.mark.parametrize(
    ("names", "status"),
    [(["grid-too-wide"], 0), (["gone.log"], 2), (["gone.log", "also-gone.log"], 2)],
)
def test_what_is_not_there_is_no_answer(
    base: Path, capsys: pytest.CaptureFixture[str], names: list[str], status: int
) -> None:
    """A person gets no line about a text that was not read, and a program gets an object."""
    told = answer(ExplainOptions(tuple(names), knowledge=base))
    text = capsys.readouterr().out
    also = answer(ExplainOptions(tuple(names), Format.JSON, knowledge=base))

    assert (told, also, bool(text)) == (status, status, not status)
    assert capsys.readouterr().out.startswith("{")


def test_one_of_two_texts_is_answered(
    base: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The status says that the other was not read; a name that comes twice is read once."""
    log = tmp_path / "a.log"
    log.write_text("launch failed: the grid is 70000 blocks wide\n")
    alone = answer(ExplainOptions((str(log), str(log)), Format.JSON_LINES, knowledge=base))
    once = capsys.readouterr().out
    both = answer(ExplainOptions((str(log), "gone.log"), knowledge=base))

    assert (alone, once.count("\n"), both) == (0, 1, 2)
    assert "grid-too-wide" in capsys.readouterr().out


def test_a_folder_is_many_texts(base: Path, tmp_path: Path) -> None:
    """Even one alone, and one in which nothing is."""
    (tmp_path / "a.log").write_text("launch failed: the grid is 70000 blocks wide\n")

    assert answer(ExplainOptions((str(tmp_path),), knowledge=base)) == 0


@pytest.mark.parametrize("is_started", [True, False])
def test_a_page_is_opened_where_something_explains_the_text(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    base: Path,
    *,
    is_started: bool,
) -> None:
    """For an error that nothing explains none is."""
    opened: list[str] = []
    monkeypatch.setenv("FAULTDEX_OPEN", "1")
    monkeypatch.setattr("webbrowser.open", lambda one: opened.append(one) or is_started)
    answer(ExplainOptions(("block-too-large",), knowledge=base))
    first = capsys.readouterr().err
    answer(ExplainOptions(("KeyError: 'shard of nothing'",), knowledge=base))

    assert opened == ["https://faultdex.dev/block-too-large/"]
    assert bool(first) is not is_started
    assert "so no page is opened" in capsys.readouterr().err
