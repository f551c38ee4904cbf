"""Draw the lanes of a job as SVG, light and dark, in which nothing of a log is active."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from faultdex.answering.timeline import Event, Kind, Lane, Panel, Part
from faultdex.output.html import engine
from faultdex.terminal import one_line

WIDTH, LABEL, RIGHT = 960, 236, 24
ROW, HEAD, FOOT, GAP, LEGEND = 24, 30, 26, 18, 30
LETTERS = 34
# Marks that are nearer than this are drawn as one.
NEAR = 4
TICKS = 6
_STEPS = (1, 2, 5)
_UNITS = ((3600, "h", 7200), (60, "min", 120), (1, "s", 1), (0.001, "ms", 0))
# What tells kinds apart without color.
SHAPES = {
    Kind.FIRST: "M0-8 8 0 0 8-8 0z",
    Kind.ERROR: "M0-6 6 5-6 5z",
    Kind.ECHO: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
    Kind.LAST: "M-1-7h2V7h-2z",
    Kind.DONE: "M-5-5H5V5H-5z",
    Kind.OPEN: "M-5-5H5V5H-5z",
}
_NAMES = {kind: kind.name.lower() for kind in Kind}


@dataclass(frozen=True, slots=True)
class _Mark:
    """A shape at a place, in units of the picture, and the words that a pointer shows."""

    x: float
    kind: str
    shape: str
    title: str


@dataclass(frozen=True, slots=True)
class _Row:
    """A lane with its height in the picture; `begin` and `end` are where its line goes."""

    y: float
    name: str
    title: str
    part: str
    note: str
    begin: float
    end: float
    marks: tuple[_Mark, ...]


@dataclass(frozen=True, slots=True)
class _Drawn:
    """A panel with its heights and the places of its ticks."""

    y: float
    title: str
    bottom: float
    ticks: tuple[tuple[float, str], ...]
    rows: tuple[_Row, ...]
    first: float | None
    span: str
    note: str


def picture(panels: Sequence[Panel], title: str, mask: Callable[[str], str] = str) -> str:
    """Return the panels as one SVG; texts go through `mask` before they are shown."""
    drawn = tuple(_panels(panels, mask))
    height = (drawn[-1].bottom if drawn else 0) + FOOT + LEGEND
    seen = {event.kind for panel in panels for lane in panel.lanes for event in lane.events}
    legend = [(_NAMES[kind], SHAPES[kind], kind.value) for kind in Kind if kind in seen]
    return (
        engine()
        .get_template("timeline.svg.j2")
        .render(
            panels=drawn,
            legend=legend,
            title=one_line(mask(title)),
            width=WIDTH,
            height=round(height),
            left=LABEL,
            right=WIDTH - RIGHT,
        )
    )


def _panels(panels: Sequence[Panel], mask: Callable[[str], str]) -> Iterator[_Drawn]:
    top = 0.0
    for panel in panels:
        rows = tuple(_rows(panel, top + HEAD, mask))
        bottom = top + HEAD + ROW * len(rows)
        firsts = [
            _x(panel, event.at)
            for lane in panel.lanes
            for event in lane.events
            if event.kind is Kind.FIRST
        ]
        ticks = tuple((_x(panel, at), words) for at, words in _ticks(panel.length))
        span = panel.start if panel.start == panel.end else f"{panel.start} to {panel.end}"
        note = f"{panel.untimed:,} more without a time" if panel.untimed else ""
        yield _Drawn(top, panel.title, bottom, ticks, rows, min(firsts, default=None), span, note)
        top = bottom + FOOT + GAP


def _rows(panel: Panel, top: float, mask: Callable[[str], str]) -> Iterator[_Row]:
    for number, lane in enumerate(panel.lanes):
        name = one_line(mask(lane.name))
        shown = name if len(name) <= LETTERS else f"…{name[1 - LETTERS :]}"
        marks = tuple(_marks(panel, lane, mask))
        places = [mark.x for mark in marks]
        yield _Row(
            top + ROW * (number + 0.5),
            shown,
            name,
            lane.part.name.lower(),
            lane.part.value if lane.part is not Part.OTHER else "",
            min(places, default=0),
            max(places, default=0),
            marks,
        )


def _marks(panel: Panel, lane: Lane, mask: Callable[[str], str]) -> Iterator[_Mark]:
    """Yield the events of a lane, near ones of a kind as one, the nearest to a cause on top."""
    order = [*Kind]
    for kind in reversed(order):
        near: list[Event] = []
        for event in sorted((one for one in lane.events if one.kind is kind), key=_at):
            if near and _x(panel, event.at) - _x(panel, near[0].at) < NEAR:
                near.append(event)
                continue
            if near:
                yield _mark(panel, lane, near, mask)
            near = [event]
        if near:
            yield _mark(panel, lane, near, mask)


def _at(event: Event) -> float:
    return event.at


def _mark(panel: Panel, lane: Lane, near: Sequence[Event], mask: Callable[[str], str]) -> _Mark:
    kind, count = near[0].kind, sum(event.count for event in near)
    whose = f"{count:,} of {lane.count:,}: " if lane.count > 1 else ""
    titles = [*dict.fromkeys(event.title for event in near if event.title)]
    more = f" and {len(titles) - 1:,} others" if titles[1:] else ""
    label = f"{kind.value}{': ' if titles else ''}{titles[0] if titles else ''}{more}"
    span = near[0].shown if near[0].at == near[-1].at else f"{near[0].shown} to {near[-1].shown}"
    words = one_line(mask(f"{whose}{label}, {span}"))
    return _Mark(_x(panel, near[0].at), _NAMES[kind], SHAPES[kind], words)


def _x(panel: Panel, at: float) -> float:
    room = WIDTH - RIGHT - LABEL - 2 * NEAR
    share = at / panel.length if panel.length else 0.5
    return round(LABEL + NEAR + share * room, 1)


def _ticks(length: float) -> Iterator[tuple[float, str]]:
    """Yield places on an axis in seconds from its begin, and how they are called in its unit."""
    if not length:
        return
    size, unit = next((one, name) for one, name, least in _UNITS if length >= least)
    step = _step(length / size)
    for number in range(int(length / size / step) + 1):
        yield number * step * size, f"+{number * step:g} {unit}"


def _step(length: float) -> float:
    """Return the least round step of which few enough fit in."""
    power = 1e-6
    while True:
        for digit in _STEPS:
            if length / (digit * power) <= TICKS:
                return digit * power
        power *= 10
