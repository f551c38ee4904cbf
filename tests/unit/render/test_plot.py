"""What a page shows of a plot."""

import re
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any, TypeAlias

import lxml.html
import pytest

from faultdex.model.book import Book
from faultdex.model.entry import Entry
from faultdex.model.plot import Plot
from faultdex.model.verification import SnippetRun, snippet_runs
from faultdex.pipeline import read
from faultdex.render.desk import desk
from faultdex.render.entry import entry_view
from faultdex.render.plot import figures
from faultdex.render.setting import Setting
from faultdex.render.template import fill

ROOT = Path(__file__).parents[3]
SAMPLE = ROOT / "docs" / "problems" / "FD606" / "good"
TABLE = [["Width, blocks", "launch, ms"], ["1,024", "0.11"], ["4,096", "0.12"], ["16,384", "0.18"]]

Lay: TypeAlias = Callable[..., Path]
Shown: TypeAlias = Callable[[Entry], lxml.html.HtmlElement]


@pytest.fixture
def plotted(lay: Lay) -> Entry:
    """Return an entry with a plot and a run of its snippet."""
    return read(lay(SAMPLE), date(2026, 11, 20)).book.entries["grid-too-wide"]


def test_a_figure_names_machine_torch_and_day(plotted: Entry, shown: Shown) -> None:
    """A curve is of one run, and says of which."""
    evidence = plotted.evidence[0]
    machine = evidence.machine.model_copy(
        update={"gpu": "NVIDIA H200", "gpus": 2, "torch": "2.11.0"}
    )
    run = replace(plotted, evidence=(evidence.model_copy(update={"machine": machine}),))
    caption = shown(run).xpath("string(//figcaption)")

    assert caption == "Time of a launch by its width 2 NVIDIA H200, torch 2.11.0, 2026-11-03"


def test_the_numbers_stand_below_the_curve(plotted: Entry, book: Book, shown: Shown) -> None:
    """Whoever cannot see the curve reads the table, in the page and in its copy."""
    rows = shown(plotted).xpath("//figure//tr")
    copy = fill("entry.copy.j2", entry_view(desk(book, Setting()).near(plotted), plotted))

    assert [row.xpath("th/text() | td/text()") for row in rows] == TABLE
    assert all(f"| {' | '.join(cells)} |" in copy for cells in TABLE)


def test_a_curve_goes_through_every_number(plotted: Entry, shown: Shown) -> None:
    """From the left end to the right one, within the chart, with a mark at each number."""
    page = shown(plotted)
    line = page.xpath("string(//svg[@role='img']//path[@class='fd-plot__line']/@d)")
    points = [tuple(map(float, pair.split())) for pair in re.split("[ML]", line)[1:]]

    assert [x for x, _ in points] == [0, 280, 560]
    assert [round(y) for _, y in points] == [126, 112, 28]
    assert page.xpath("string(//path[@class='fd-plot__mark']/@d)").count("M") == 3


def test_a_plot_is_told_in_words(plotted: Entry, shown: Shown) -> None:
    """Its name says what it is of, where each curve begins and where it ends."""
    expected = (
        "Line plot of Time by Width. launch: 0.11 ms at Width 1,024, 0.18 ms at Width 16,384."
    )

    assert shown(plotted).xpath("//svg[@role='img']/@aria-label") == [expected]


def test_a_plot_has_no_style_of_its_own(plotted: Entry, shown: Shown) -> None:
    """The policy of the page forbids it, and light and dark differ."""
    figure = shown(plotted).xpath("//figure")[0]

    assert figure.xpath(".//@style | .//@fill | .//@stroke | .//style") == []


def test_there_is_no_figure_without_evidence(plotted: Entry, shown: Shown) -> None:
    """Nothing is drawn that was not seen."""
    assert shown(replace(plotted, evidence=())).xpath("//figure") == []


def ran(entry: Entry, stdout: str, plot: dict[str, Any], **machine: object) -> SnippetRun:
    """Return a run of a snippet with a plot, on a machine, that printed a text."""
    [first, *_] = snippet_runs(entry)
    snippet = first.snippet.model_copy(update={"plot": Plot.model_validate(plot)})
    run = first.run.model_copy(update={"stdout": stdout})
    return replace(
        first, snippet=snippet, run=run, machine=first.machine.model_copy(update=machine)
    )


TWO = {
    "title": "Time by size",
    "row": "{size} {eager} {fused}",
    "across": {"label": "Size"},
    "up": {"label": "Time", "unit": "ms"},
}
PRINTED = "size eager fused\n0 4 1\n5 6 2\n10 8 0\n"


def test_each_curve_has_its_own_numbers_and_marks(plotted: Entry) -> None:
    """On a sheet of 560 by 280, from zero at the lower edge."""
    [figure] = figures([ran(plotted, PRINTED, TWO)])
    eager, fused = figure.curves

    assert (eager.line, fused.line) == (
        "M0.0 140.0L280.0 70.0L560.0 0.0",
        "M0.0 245.0L280.0 210.0L560.0 280.0",
    )
    assert (eager.marks.count(eager.key), fused.marks.count(fused.key)) == (3, 3)
    assert eager.key != fused.key
    assert (figure.width, figure.height) == (560, 280)
    assert figure.head == ("Size", "eager, ms", "fused, ms")
    assert figure.cells == (("0", "4", "1"), ("5", "6", "2"), ("10", "8", "0"))
    assert figure.alt == (
        "Line plot of Time by Size. eager: 4 ms at Size 0, 8 ms at Size 10; "
        "fused: 1 ms at Size 0, 0 ms at Size 10."
    )


@pytest.mark.parametrize(
    ("machine", "where"),
    [
        ({"gpu": "NVIDIA H200", "gpus": 1, "torch": "2.11.0"}, "NVIDIA H200, torch 2.11.0"),
        ({"gpu": "NVIDIA H200", "gpus": 8, "torch": ""}, "8 NVIDIA H200"),
        ({"gpu": "", "gpus": 0, "torch": "2.11.0"}, "No GPU, torch 2.11.0"),
    ],
)
def test_a_figure_says_where_its_numbers_are_from(
    plotted: Entry, machine: dict[str, object], where: str
) -> None:
    """With the day of the run."""
    [figure] = figures([ran(plotted, PRINTED, TWO, **machine)])

    assert figure.where == f"{where}, 2026-11-03"


def test_figures_of_one_snippet_have_the_same_scales(plotted: Entry) -> None:
    """A text without the table has no figure, and without any there is none."""
    runs = [
        ran(plotted, text, TWO)
        for text in (PRINTED, "nothing to see\n", PRINTED.replace("10 8 0", "20 16 0"))
    ]
    first, second = figures(runs)

    assert (first.x_ticks, first.y_ticks) == (second.x_ticks, second.y_ticks)
    assert first.x_ticks[-1].label == "20"
    assert first.curves[0].line.endswith("L280.0 168.0")
    assert second.curves[0].line.endswith("L560.0 56.0")
    assert (figures(runs[1:2]), figures([])) == ((), ())
