"""Hold the page that `explain --open` opens to what the answer leads with."""

from dataclasses import replace

import pytest

from faultdex.jobs.inputs import Explained, Inputs
from faultdex.model.answer import Answer, Decision, Known, Match, UnmatchedError
from faultdex.output.page import page
from faultdex.pack.read import Pack

URL = "https://faultdex.dev/grid-too-wide/"
GRID = Match("grid-too-wide", "Grid", URL, 0.98, "root", 7, "the grid is 9 blocks wide")
ECHO = Match("footer", "Footer", "https://x/footer/", 0.6, "echo", 9, "the launcher's footer")
ROWS = tuple(
    Known("xid", row, row, f"https://x/xid/#{row}", "", "", "", 8, f"Xid {row}")
    for row in ("62", "79")
)
OWN = (UnmatchedError(3, "KeyError: 'labels'"),)


@pytest.mark.parametrize(
    ("answer", "url"),
    [
        (Answer((GRID,)), URL),
        (Answer((GRID,), own=OWN), URL),
        (Answer((GRID,), known=ROWS), URL),
        (Answer((ECHO,), known=ROWS), "https://x/xid/#62"),
        (Answer(known=ROWS), "https://x/xid/#62"),
        (Answer((ECHO,), own=OWN), ""),
        (Answer(own=OWN), ""),
        (Answer(candidates=(GRID,)), ""),
        (Answer(), ""),
    ],
)
def test_the_page_is_that_of_what_leads(pack: Pack, answer: Answer, url: str) -> None:
    """A cause before a row, a row before an echo, and none for an error of the program."""
    assert page(pack, Inputs((Explained("-", answer),))) == url


def test_a_cause_that_the_text_decides_is_opened_at_its_place(pack: Pack) -> None:
    """The reader need not compare the causes again."""
    advice = pack.advice("grid-too-wide")
    assert advice
    (cause,) = advice.causes
    match = replace(GRID, decision=Decision((cause.key,), is_sure=True))

    assert page(pack, Inputs((Explained("-", Answer((match,))),))) == f"{URL}#{cause.anchor}"


def test_of_several_inputs_the_first_with_a_page_is_opened(pack: Pack) -> None:
    """A log without an answer does not keep the next from being opened."""
    every = (Explained("a", Answer()), Explained("b", Answer((ECHO,))))

    assert page(pack, Inputs(every)) == ECHO.url
