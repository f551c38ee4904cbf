"""Hold `faultdex.explain` to the answers of the command."""

import json
from collections.abc import Callable
from dataclasses import FrozenInstanceError
from io import StringIO
from pathlib import Path
from subprocess import CompletedProcess
from traceback import TracebackException

import pytest
from rich.console import Console

import faultdex

ERROR = "launch failed: the grid is 9 blocks wide"
Run = Callable[..., CompletedProcess[str]]

pytestmark = pytest.mark.usefixtures("small")


def fail() -> None:
    """Raise what a library raises."""
    raise RuntimeError(ERROR)


def error_with_a_cause() -> Exception:
    """Return an error as a program catches it: from another one."""
    try:
        fail()
    except RuntimeError as cause:
        error = ValueError()
        error.__cause__ = cause
    return error


@pytest.fixture(name="command")
def command_of(faultdex: Run) -> Run:
    """Return the command, under a name that leaves the module its own."""
    return faultdex


def test_a_text_gets_the_answer_of_the_command(command: Run) -> None:
    """Programs and people read the same."""
    text = f"step 4\n{ERROR}\n"
    answer = faultdex.explain(text)

    assert answer.to_dict() == json.loads(command("explain", "--format", "json", text=text).stdout)
    assert f"{answer}\n" == command("explain", text=text).stdout


def test_an_exception_is_explained_with_its_cause() -> None:
    """A framework wraps the error that tells."""
    answer = faultdex.explain(error_with_a_cause())

    assert [match.id for match in answer.matches] == ["grid-too-wide"]


def test_a_traceback_that_was_kept_is_explained() -> None:
    """Some programs keep what is printed, and let the exception go."""
    kept = TracebackException.from_exception(error_with_a_cause())

    assert faultdex.explain(kept).url == "https://faultdex.dev/grid-too-wide/"


def test_cause_fix_and_address_are_at_hand() -> None:
    """A program that shows an error to its user needs no more."""
    answer = faultdex.explain(ERROR.encode())

    assert (answer.cause, answer.fix, answer.url) == (
        "The count of blocks is larger than the limit.",
        "Spread the blocks over two dimensions.",
        "https://faultdex.dev/grid-too-wide/",
    )
    assert (bool(answer), repr(answer)) == (True, "<faultdex.Answer: grid-too-wide>")


def test_what_no_entry_explains_is_false_and_empty() -> None:
    """A wrong answer is worse than none."""
    answer = faultdex.explain("all is well")

    assert (bool(answer), answer.first, answer.cause, answer.url) == (False, None, "", "")


def test_the_name_of_a_file_is_a_text(tmp_path: Path) -> None:
    """No string makes a program read a file."""
    log = tmp_path / "train.log"
    log.write_text(ERROR)

    assert not faultdex.explain(str(log))


def test_a_long_message_is_read_at_both_ends() -> None:
    """It may repeat a whole tensor."""
    answer = faultdex.explain(RuntimeError(f"{'0.1, ' * 1_000_000}\n{ERROR}"))

    assert answer.url.endswith("/grid-too-wide/")


def test_nothing_else_is_explained() -> None:
    """A path, a number or None is a mistake of the caller."""
    with pytest.raises(TypeError, match=r"not (Posix|Windows)Path"):
        faultdex.explain(Path("train.log"))


def test_an_answer_does_not_change() -> None:
    """What was shown stays what it was."""
    answer = faultdex.explain(ERROR)
    with pytest.raises(FrozenInstanceError):
        answer.found = ()

    assert answer.matches


def test_html_holds_nothing_of_the_text_that_acts() -> None:
    """A log may hold anything."""
    html = faultdex.explain(f"{ERROR} <script>alert(1)</script>")._repr_html_()

    assert ("<script" in html, "&lt;script&gt;" in html) == (False, True)
    assert 'href="https://faultdex.dev/grid-too-wide/"' in html


def test_rich_prints_the_text_as_it_is() -> None:
    """What looks like markup of rich is a part of the line."""
    console = Console(width=200, file=StringIO())
    console.print(faultdex.explain(f"{ERROR} [red]x[/red]"))

    assert "[red]x[/red]" in console.file.getvalue()


def test_every_public_name_is_there_and_says_what_it_is() -> None:
    """Help in a notebook is the docstring."""
    names = {*faultdex.__all__} - {"__version__"}

    assert {name for name in names if not getattr(faultdex, name).__doc__} == set()
    assert set(faultdex.__all__) <= {*dir(faultdex)}


def test_another_name_is_none_of_ours() -> None:
    """It is an error as for any module."""
    with pytest.raises(AttributeError, match="has no attribute 'solve'"):
        __ = faultdex.solve
