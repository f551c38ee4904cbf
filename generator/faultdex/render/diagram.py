"""Turn the questions of a workflow into boxes and lines on a sheet, ready to be drawn.

The way onward runs down a column and every other answer turns off to the right, so that a long
row of questions stays as narrow as a short one. All measures are in units of 1/20 rem.
"""

from dataclasses import dataclass

from faultdex.render.lettering import lines
from faultdex.render.part import Part
from faultdex.render.question import Branch, Question

SHEET = 1080
WIDEST = 340
GAP = 44
BETWEEN = 12
BELOW = 30
PAD = 12
NUMBER = 26
SIZES = {"answer": 14, "ask": 17, "entry": 15, "command": 12}
LEADING = 18
MONO = 0.64


@dataclass(frozen=True, slots=True)
class Label:
    """One line of text; `y` is its base line."""

    kind: str
    x: int
    y: int
    text: str


@dataclass(frozen=True, slots=True)
class Box:
    """One question or entry; `strip` is the height of the part that holds the answer."""

    kind: str
    target: str
    x: int
    y: int
    width: int
    height: int
    strip: int
    number: int
    labels: tuple[Label, ...]

    @property
    def bottom(self) -> int:
        """Return the lower edge."""
        return self.y + self.height


@dataclass(frozen=True, slots=True)
class Edge:
    """A line from a question to what an answer leads to: to the right by way of `turn`, or down."""

    x: int
    y: int
    turn: int
    end_x: int
    end_y: int


@dataclass(frozen=True, slots=True)
class Diagram:
    """The sheet."""

    width: int
    height: int
    boxes: tuple[Box, ...]
    edges: tuple[Edge, ...]


@dataclass(frozen=True, slots=True)
class _Block:
    """A box with everything that hangs on it, the box first."""

    boxes: tuple[Box, ...]
    edges: tuple[Edge, ...]
    bottom: int


def diagram(start: Question) -> Diagram:
    """Return the sheet on which all questions from `start` on are drawn."""
    columns = _columns(start)
    width = min(WIDEST, (SHEET - GAP * (columns - 1)) // columns)
    block = _block(Branch((), None, start), (1, 1), width)
    right = max(box.x + box.width for box in block.boxes)
    return Diagram(right + 1, block.bottom + 1, block.boxes, block.edges)


def _columns(question: Question) -> int:
    aside = [1 + (_columns(one.fork) if one.fork else 1) for one in question.aside]
    below = _columns(question.onward.fork) if question.onward and question.onward.fork else 1
    return max(*aside, below) if aside else below


def _block(branch: Branch, place: tuple[int, int], width: int) -> _Block:
    box = _box(branch, place, width)
    if not branch.fork:
        return _Block((box,), (), box.bottom)
    aside = _aside(branch.fork, box)
    bottom = max((box.bottom, *(one.bottom for one in aside)))
    edges = [_across(box, one.boxes[0]) for one in aside]
    if branch.fork.onward:
        below = _block(branch.fork.onward, (box.x, bottom + BELOW), width)
        edges.append(_down(box, below.boxes[0]))
        aside, bottom = [*aside, below], below.bottom
    boxes = tuple(each for one in aside for each in one.boxes)
    lower = tuple(each for one in aside for each in one.edges)
    return _Block((box, *boxes), (*edges, *lower), bottom)


def _aside(question: Question, box: Box) -> list[_Block]:
    blocks: list[_Block] = []
    top = box.y
    for branch in question.aside:
        blocks.append(_block(branch, (box.x + box.width + GAP, top), box.width))
        top = blocks[-1].bottom + BETWEEN
    return blocks


def _across(box: Box, other: Box) -> Edge:
    right = box.x + box.width
    return Edge(right, _level(box), right + GAP // 2, other.x, _level(other))


def _down(box: Box, other: Box) -> Edge:
    x = box.x + PAD + NUMBER // 2
    return Edge(x, box.bottom, x, x, other.y)


def _level(box: Box) -> int:
    """Return the height at which lines leave and reach a box."""
    return box.y + min(box.height, 40) // 2


def _box(branch: Branch, place: tuple[int, int], width: int) -> Box:
    x, y = place
    strip = _labels("answer", _text(branch.answer), (x + PAD, y), width - 2 * PAD)
    head = _height(strip)
    below = (x + PAD, y + head)
    if branch.fork:
        ask = (below[0] + NUMBER, below[1])
        body = _labels("ask", _text(branch.fork.ask), ask, width - 2 * PAD - NUMBER)
        run = _command(branch.fork.command, (ask[0], ask[1] + _height(body)), width)
        height = head + _height(body) + LEADING
        target, number = f"#step-{branch.fork.number}", branch.fork.number
        labels = (*strip, *body, run)
        return Box("fork", target, x, y, width, height, head, number, labels)
    title = branch.entry.title if branch.entry else ""
    body = _labels("entry", title, below, width - 2 * PAD)
    target = branch.entry.id if branch.entry else ""
    return Box("entry", target, x, y, width, head + _height(body), head, 0, (*strip, *body))


def _labels(kind: str, text: str, place: tuple[int, int], room: int) -> tuple[Label, ...]:
    """Return `text` in lines below `place`; none where there is no text."""
    x, y = place
    broken = lines(text, room / SIZES[kind]) if text else ()
    first = y + PAD // 2 + LEADING - 4
    return tuple(Label(kind, x, first + LEADING * n, one) for n, one in enumerate(broken))


def _command(command: str, place: tuple[int, int], width: int) -> Label:
    """Return as much of the command as one line holds."""
    room = int((width - 2 * PAD - NUMBER) / (SIZES["command"] * MONO))
    text = command if len(command) <= room else f"{command[: room - 1].rstrip()}…"
    return Label("command", place[0], place[1] + LEADING // 2, text)


def _height(labels: tuple[Label, ...]) -> int:
    return PAD + LEADING * len(labels) if labels else 0


def _text(parts: tuple[Part, ...]) -> str:
    return "".join(part.text or part.target for part in parts)
