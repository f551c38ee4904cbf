"""Turn the table that a run printed into a figure: places for its lines, and words for it."""

from dataclasses import dataclass

from faultdex.model.plot import Plot, Row, fault, rows
from faultdex.model.verification import SnippetRun
from faultdex.render.scale import Scale, Tick, scale_across, scale_up, titled, wording

WIDTH, HEIGHT = 560, 280
_SHAPES = (
    "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
    "m-3.6-3.6h7.2v7.2h-7.2z",
    "m0-4.8l4.6 8.2h-9.2z",
    "m0-5l5 5l-5 5l-5-5z",
)


@dataclass(frozen=True, slots=True)
class Curve:
    """One line of a plot, as path data: the line, its marks, and the one mark in the legend."""

    name: str
    line: str
    marks: str
    key: str


@dataclass(frozen=True, slots=True)
class Figure:
    """A plot of what one machine printed, with the numbers as it printed them."""

    title: str
    where: str
    alt: str
    across: str
    up: str
    x_ticks: tuple[Tick, ...]
    y_ticks: tuple[Tick, ...]
    curves: tuple[Curve, ...]
    head: tuple[str, ...]
    cells: tuple[tuple[str, ...], ...]
    width: int = WIDTH
    height: int = HEIGHT


def figures(own: list[SnippetRun]) -> tuple[Figure, ...]:
    """Return a figure for each run of a snippet with a plot whose output holds its table.

    All have the same scales, so that eyes can compare what machines gave.
    """
    plot = own[0].snippet.plot if own else None
    if not plot:
        return ()
    read = ((recorded, rows(plot, recorded.run.stdout)) for recorded in own)
    drawn = [(recorded, table) for recorded, table in read if table and not fault(plot, table)]
    every = [row.values for _, table in drawn for row in table]
    if not every:
        return ()
    x = scale_across(plot.across, tuple(values[0] for values in every))
    y = scale_up(plot.up, tuple(value for values in every for value in values[1:]))
    return tuple(_figure(recorded, plot, table, (x, y)) for recorded, table in drawn)


def _figure(
    recorded: SnippetRun, plot: Plot, table: tuple[Row, ...], scales: tuple[Scale, Scale]
) -> Figure:
    x, y = scales
    return Figure(
        title=plot.title,
        where=_where(recorded),
        alt=_alt(plot, table),
        across=x.title,
        up=y.title,
        x_ticks=x.ticks,
        y_ticks=y.ticks,
        curves=tuple(
            _curve(number, name, [_point(row, number, x, y) for row in table])
            for number, name in enumerate(plot.curves)
        ),
        head=(
            titled(plot.across),
            *(f"{name}, {plot.up.unit}".rstrip(", ") for name in plot.curves),
        ),
        cells=tuple((wording(row.values[0], plot.across), *row.cells[1:]) for row in table),
    )


def _point(row: Row, number: int, x: Scale, y: Scale) -> str:
    left = x.share(row.values[0]) * WIDTH
    top = (1 - y.share(row.values[number + 1])) * HEIGHT
    return f"{left:.1f} {top:.1f}"


def _curve(number: int, name: str, points: list[str]) -> Curve:
    shape = _SHAPES[number]
    return Curve(
        name, f"M{'L'.join(points)}", "".join(f"M{point}{shape}" for point in points), shape
    )


def _where(recorded: SnippetRun) -> str:
    machine = recorded.machine
    count = f"{machine.gpus} " if machine.gpus > 1 else ""
    place = f"{count}{machine.gpu}" if machine.gpu else "No GPU"
    torch = f", torch {machine.torch}" if machine.torch else ""
    return f"{place}{torch}, {recorded.run.started[:10]}"


def _alt(plot: Plot, table: tuple[Row, ...]) -> str:
    first, last = table[0], table[-1]
    x = [f"{plot.across.label} {wording(row.values[0], plot.across)}" for row in (first, last)]
    runs = (
        f"{name}: {first.cells[place]} {plot.up.unit} at {x[0]}, "
        f"{last.cells[place]} {plot.up.unit} at {x[1]}"
        for place, name in enumerate(plot.curves, 1)
    )
    return f"Line plot of {plot.up.label} by {plot.across.label}. {'; '.join(runs)}."
