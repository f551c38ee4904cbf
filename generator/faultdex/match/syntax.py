"""Turn the text of a signature into a tree, and refuse what the engines do not share."""

import string
from dataclasses import dataclass
from typing import NoReturn, TypeAlias

MOST = 200
PLAIN = frozenset(string.printable[:95])
SHORTHANDS = {"d": r"\d", "D": r"\D", "w": r"\w", "W": r"\W", "s": " ", "S": "[^ ]"}
QUANTIFIERS = {"?": (0, 1), "*": (0, -1), "+": (1, -1)}


class UnportableError(ValueError):
    """The pattern is outside of the portable subset; `offset` counts characters from 0."""

    def __init__(self, offset: int, says: str, hint: str) -> None:
        """Say what stands at `offset` and what to write instead."""
        super().__init__(says)
        self.offset = offset
        self.says = says
        self.hint = hint


@dataclass(frozen=True, slots=True)
class Chars:
    """One character; `literal` is that character where only one is possible."""

    source: str
    literal: str = ""


@dataclass(frozen=True, slots=True)
class Edge:
    """A place between characters: start, end or a word's boundary."""

    source: str


@dataclass(frozen=True, slots=True)
class Group:
    """Alternatives, each a sequence; a named group is a capture."""

    options: tuple["Sequence", ...]
    name: str = ""


@dataclass(frozen=True, slots=True)
class Repeat:
    """A part that stands `low` to `high` times."""

    part: "Chars | Group"
    low: int
    high: int
    lazy: bool = False


Node: TypeAlias = Chars | Edge | Group | Repeat
Sequence: TypeAlias = tuple[Node, ...]


def parse(pattern: str) -> Group:
    """Return the tree of `pattern`; raises UnportableError at the first thing that is refused."""
    parser = _Parser(pattern)
    tree = parser.alternatives()
    if parser.at < len(pattern):
        parser.refuse("a closing parenthesis without its opening one", r"write \)")
    return tree


def literal(char: str) -> Chars:
    """Return the node of one plain character, escaped where an engine needs it."""
    return Chars(f"\\{char}" if char in r"\^$.|?*+()[]{}/" else char, char)


class _Parser:
    """A cursor in the text of a pattern."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def refuse(self, says: str, hint: str) -> NoReturn:
        raise UnportableError(self.at, says, hint)

    def peek(self, length: int = 1) -> str:
        return self.text[self.at : self.at + length]

    def take(self, length: int = 1) -> str:
        taken = self.peek(length)
        self.at += length
        return taken

    def alternatives(self, name: str = "") -> Group:
        options = [self.sequence()]
        while self.peek() == "|":
            self.take()
            options.append(self.sequence())
        return Group(tuple(options), name)

    def sequence(self) -> Sequence:
        nodes: list[Node] = []
        while self.peek() not in {"", "|", ")"}:
            nodes.append(self.quantified(self.atom()))
        return tuple(nodes)

    def atom(self) -> Chars | Edge | Group:
        if self.peek() in QUANTIFIERS:
            self.refuse("a quantifier with nothing before it", "escape it with \\")
        match self.peek():
            case "(":
                return self.group()
            case "[":
                return self.bracket()
            case "\\":
                return self.escape()
            case ".":
                return Chars(self.take())
            case "^" | "$":
                return Edge(self.take())
            case _:
                return self.plain()

    def plain(self) -> Chars:
        if self.peek() not in PLAIN:
            hint = "write . for it; curly quotation marks are read as straight ones"
            self.refuse(f"{self.peek()!a} is not printable ASCII", hint)
        return literal(self.take())

    def escape(self) -> Chars | Edge:
        mark = self.peek(2)[1:]
        if mark == "b":
            return Edge(self.take(2))
        if mark in SHORTHANDS:
            self.take(2)
            return Chars(SHORTHANDS[mark], " " if mark == "s" else "")
        if not mark or mark not in string.punctuation:
            self.refuse(f"the escape \\{mark}", _escape_hint(mark))
        return literal(self.take(2)[1:])

    def group(self) -> Group:
        start = self.at
        name = self.opening()
        group = self.alternatives(name)
        if self.take() != ")":
            self.at = start
            self.refuse("a parenthesis that is never closed", r"close it, or write \(")
        return group

    def opening(self) -> str:
        if self.peek(2) != "(?":
            self.take()
            return ""
        if self.peek(3) == "(?:":
            self.take(3)
            return ""
        if self.peek(4) != "(?P<" or ">" not in self.text[self.at :]:
            hint = "only (?:...) and (?P<name>...) exist: no look-around, flags or back-references"
            self.refuse(f"the group {self.peek(3)}", hint)
        end = self.text.index(">", self.at)
        name = self.text[self.at + 4 : end]
        if not name.isascii() or not name.isidentifier():
            self.refuse(f"the name {name!r}", "name a capture with letters and _")
        self.at = end + 1
        return name

    def bracket(self) -> Chars:
        start = self.at
        self.take()
        negated = self.take() if self.peek() == "^" else ""
        members: list[str] = []
        while self.peek() != "]":
            if not self.peek():
                self.at = start
                self.refuse("a bracket that is never closed", r"close it, or write \[")
            members.append(self.member())
        self.take()
        if not members:
            self.at = start
            self.refuse("an empty bracket", r"name its characters, \] for a closing one")
        return _class(negated, members)

    def member(self) -> str:
        first = self.one_of()
        if self.peek() != "-" or self.peek(2) in {"-]", "-"}:
            return first
        self.take()
        last = self.one_of()
        if "\\" in {first[0], last[0]} and {first[1:], last[1:]} & set("dDwWS"):
            self.refuse(f"the range {first}-{last}", "give a range two single characters")
        if first[-1] > last[-1]:
            self.refuse(f"the range {first}-{last}", "give the smaller character first")
        return f"{first}-{last}"

    def one_of(self) -> str:
        if self.peek() == "[":
            self.refuse("a bracket within a bracket", r"write \[")
        if self.peek() != "\\":
            return _member(self.plain().literal)
        node = self.escape()
        if isinstance(node, Edge) or node.source == "[^ ]":
            self.refuse("this escape within a bracket", "name the characters")
        return _member(node.literal) if node.literal else node.source

    def quantified(self, atom: Chars | Edge | Group) -> Node:
        start = self.at
        bounds = self.bounds()
        if bounds is None:
            return atom
        lazy = self.peek() == "?"
        self.at += lazy
        after = self.at
        if self.peek() in {"*", "+", "?"} or self.bounds() is not None:
            self.at = after
            self.refuse("a quantifier after a quantifier", "leave one of them")
        self.at, end = start, self.at
        if isinstance(atom, Edge):
            self.refuse(f"{atom.source} with a quantifier", "leave the quantifier out")
        low, high = self.limited(atom, bounds)
        self.at = end
        return Repeat(atom, low, high, lazy)

    def bounds(self) -> tuple[int, int] | None:
        if self.peek() in QUANTIFIERS:
            return QUANTIFIERS[self.take()]
        if self.peek() != "{":
            return None
        inner = self.text[self.at + 1 :].partition("}")[0]
        low, comma, high = inner.partition(",")
        if not low.isdecimal() or (high and not high.isdecimal()):
            self.refuse("a brace that is no {low,high}", r"write \{")
        self.at += len(inner) + 2
        return (int(low), int(high)) if high else (int(low), -1 if comma else int(low))

    def limited(self, atom: Chars | Group, bounds: tuple[int, int]) -> tuple[int, int]:
        low, high = bounds
        if high == -1 and (isinstance(atom, Group) or is_wide(atom)):
            self.refuse("an unbounded gap", "bound it, as in .{0,80}")
        high = 64 if high == -1 else high
        if not low <= high <= MOST or high == 0:
            self.refuse(f"the bounds {low} to {high}", f"stay within 1 to {MOST}")
        return low, high


def is_wide(atom: Chars) -> bool:
    """Tell whether `atom` takes nearly every character."""
    return atom.source == "." or atom.source.startswith("[^") or atom.source in {r"\D", r"\W"}


def _member(char: str) -> str:
    return f"\\{char}" if char in "\\]^-[" else char


def _class(negated: str, members: list[str]) -> Chars:
    if not negated and len(members) == 1 and len(members[0].removeprefix("\\")) == 1:
        single = members[0]
        if single[0] != "\\" or single[1] not in SHORTHANDS:
            return literal(single[-1])
    return Chars(f"[{negated}{''.join(dict.fromkeys(members))}]")


def _escape_hint(mark: str) -> str:
    if mark in set("ntrfv"):
        return "a signature is one line, and one space stands for any white space"
    return r"escape punctuation only; classes are \d \w \s and their opposites, and \b"
