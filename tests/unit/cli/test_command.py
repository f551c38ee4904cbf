"""Hold a function with annotated parameters to the command line that it becomes."""

from pathlib import Path
from typing import Annotated, Any

import click
import pytest

from faultdex.cli.command import Argument, Option, command
from faultdex.strenum import StrEnum


class Color(StrEnum):
    """A color of the made-up command."""

    RED = "red"
    BLUE = "blue"


class Painter:
    """A made-up command that keeps what it was called with."""

    def __init__(self) -> None:
        """Have painted nothing."""
        self.taken: dict[str, Any] = {}
        self.command = command("paint", self.paint, {})
        self.other = command("mix", self.mix, {})

    def paint(
        self,
        walls: Annotated[list[str], Argument(metavar="WALL...", help="What to paint.")],
        *,
        color: Annotated[Color, Option(help="Its color.")] = Color.RED,
        coats: Annotated[int, Option(least=1, help="How many.")] = 2,
        place: Annotated[
            Path | None, Option(metavar="DIR", variable="PAINT_PLACE", help="Where.")
        ] = None,
        dry: Annotated[bool, Option(help="Wait until it is dry.")] = True,
    ) -> None:
        """Paint walls.

        Ends with 0.
        """
        self.taken = {key: value for key, value in locals().items() if key != "self"}

    def mix(
        self,
        *,
        only_these: Annotated[list[Color] | None, Option(help="Of these; may be repeated.")] = None,
        outside: Annotated[bool, Option(name="--open-air", help="In the open air.")] = False,
    ) -> None:
        """Mix colors."""
        self.taken = {"only_these": only_these, "outside": outside}

    def told(self, *words: str) -> dict[str, Any]:
        """Return what these words call it with."""
        self.command.main(list(words), "paint", standalone_mode=False)
        return self.taken


@pytest.fixture
def painter() -> Painter:
    """Return the command."""
    return Painter()


USUAL = {"walls": ["a"], "color": Color.RED, "coats": 2, "place": None, "dry": True}


@pytest.mark.parametrize(
    ("words", "taken"),
    [
        ("a", {}),
        ("a b", {"walls": ["a", "b"]}),
        ("--color blue a", {"color": Color.BLUE}),
        ("--coats 1 a", {"coats": 1}),
        ("--place there a", {"place": Path("there")}),
        ("--no-dry a", {"dry": False}),
        ("a --color blue", {"color": Color.BLUE}),
    ],
)
def test_words_become_values_of_the_annotated_types(
    painter: Painter, words: str, taken: dict[str, Any]
) -> None:
    """What is not named has its default."""
    told = painter.told(*words.split())

    assert told == {**USUAL, **taken}
    assert isinstance(told["color"], Color)


@pytest.mark.parametrize(
    ("words", "taken"),
    [
        ("", {"only_these": None, "outside": False}),
        ("--only-these red --open-air", {"only_these": [Color.RED], "outside": True}),
        (
            "--only-these red --only-these blue",
            {"only_these": [Color.RED, Color.BLUE], "outside": False},
        ),
    ],
)
def test_an_option_may_be_repeated_or_have_a_name_of_its_own(
    painter: Painter, words: str, taken: dict[str, Any]
) -> None:
    """A list without any value is nothing."""
    painter.other.main(words.split(), "mix", standalone_mode=False)

    assert painter.taken == taken


def test_a_variable_stands_in_for_an_option(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the option comes before it."""
    monkeypatch.setenv("PAINT_PLACE", "somewhere")

    assert painter.told("a")["place"] == Path("somewhere")
    assert painter.told("--place", "there", "a")["place"] == Path("there")


@pytest.mark.parametrize("words", ["", "--coats 0 a", "--color green a", "--place", "--wet a"])
def test_what_the_types_do_not_take_is_wrong_usage(painter: Painter, words: str) -> None:
    """And the function is not called."""
    with pytest.raises(click.UsageError) as wrong:
        painter.told(*words.split())

    assert (wrong.value.exit_code, painter.taken) == (2, {})


@pytest.mark.parametrize("word", ["-h", "--help"])
def test_help_says_what_each_word_is_for(
    painter: Painter, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Arguments come before options, and a default is told where it is no switch."""
    painter.told(word)
    shown = capsys.readouterr().out

    assert shown.startswith("Usage: paint [OPTIONS] WALL...\n\n  Paint walls.\n\n  Ends with 0.\n")
    assert shown.index("What to paint.") < shown.index("Its color.")
    assert "[red|blue]" in shown
    assert "default: red" in shown
    assert "default: 2" in shown
    assert shown.count("default: ") == 2
