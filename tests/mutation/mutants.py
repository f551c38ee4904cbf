"""Draw mutants of Python modules: copies with one small change, made by cosmic-ray."""

import ast
import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

# These two need names of variables to change.
NEED_NAMES = ("VariableInserter", "VariableReplacer")
OPERATORS = {
    name.partition("/")[2]: get_operator(name)
    for name in operator_names()
    if not name.endswith(NEED_NAMES)
}
# What only a type checker or a direct start runs.
NEVER_RUN = ("TYPE_CHECKING", "__main__")
PARAMETERS = {"parameters", "lambdef"}

Place: TypeAlias = tuple[str, int, int]
Change: TypeAlias = tuple[str, int]


@dataclass(frozen=True)
class Mutant:
    """A module with one change."""

    module: str
    line: int
    operator: str
    before: str
    after: str
    source: str

    def __str__(self) -> str:
        """Return where it is and what has changed."""
        return f"{self.module}:{self.line}: {self.operator}: {self.before} -> {self.after}"


def places_of(root: Path, modules: Iterable[Path]) -> dict[Place, list[Change]]:
    """Return the places of modules below a root where a change can be made, with the changes."""
    places: dict[Place, list[Change]] = defaultdict(list)
    for path in modules:
        source = path.read_text("utf-8")
        without, lines = annotations(source), source.splitlines()
        for (line, column), change in _changes(source):
            inside = any(start <= (line, column) < end for start, end in without)
            if not inside and not any(word in lines[line - 1] for word in NEVER_RUN):
                places[path.relative_to(root).as_posix(), line, column].append(change)
    return places


def _changes(source: str) -> Iterator[tuple[tuple[int, int], Change]]:
    """Yield the start of each change, its operator, and its number among those of the operator."""
    counts: Counter[str] = Counter()
    for node in ast_nodes(get_ast(source)):
        marker = node.parent is not None and node.parent.type in PARAMETERS
        for name, operator in OPERATORS.items():
            for start, _ in operator().mutation_positions(node):
                if not marker:
                    yield start, (name, counts[name])
                counts[name] += 1


def annotations(source: str) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Return the start and the end of what only says types: annotations and names of types."""
    return [
        ((one.lineno, one.col_offset), (one.end_lineno or 0, one.end_col_offset or 0))
        for node in ast.walk(ast.parse(source))
        for one in _types(node)
    ]


def _types(node: ast.AST) -> Iterator[ast.expr]:
    match node:
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias") as one, value=ast.expr() as value):
            yield from (one, value)
        case ast.AnnAssign(annotation=one) | ast.arg(annotation=ast.expr() as one):
            yield one
        case (
            ast.FunctionDef(returns=ast.expr() as one)
            | ast.AsyncFunctionDef(returns=ast.expr() as one)
        ):
            yield one


def draw(
    root: Path, places: Mapping[Place, list[Change]], number: int, seed: int
) -> Iterator[Mutant]:
    """Yield a mutant for each of a number of places drawn by a seed, as far as there are so many.

    A place has one mutant whatever the number of its changes: each `+` has eleven. What is drawn
    depends on the module, the function and the line alone, so that a line which only moves keeps
    its mutant and its turn.
    """
    drawn = 0
    names = _names(root, places)
    for place in sorted(places, key=lambda one: _lot(seed, names[one])):
        if drawn == number:
            return
        source = (root / place[0]).read_text("utf-8")
        changes = _shuffled(places[place], seed, names[place])
        if mutant := next(filter(None, (_mutant(source, place, one) for one in changes)), None):
            drawn += 1
            yield mutant


def _names(root: Path, places: Iterable[Place]) -> dict[Place, tuple[str, ...]]:
    """Return what tells each place from all others, wherever in its module it is."""
    sources = {module: (root / module).read_text("utf-8") for module, _, _ in places}
    lines = {module: source.splitlines() for module, source in sources.items()}
    scopes = {module: [*_scopes(ast.parse(source))] for module, source in sources.items()}
    seen: Counter[tuple[str, ...]] = Counter()
    names = {}
    for place in sorted(places):
        module, number, column = place
        text = lines[module][number - 1]
        within = [name for span, name in scopes[module] if number in span]
        indent = len(text) - len(text.lstrip())
        name = (module, *within[-1:], text.strip(), str(column - indent))
        seen[name] += 1
        names[place] = (*name, str(seen[name]))
    return names


def _scopes(node: ast.AST, above: str = "") -> Iterator[tuple[range, str]]:
    """Yield the lines of each class and function with its name, the inner ones after the outer."""
    for child in ast.iter_child_nodes(node):
        name = above
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{above}.{child.name}"
            first = min(one.lineno for one in (child, *child.decorator_list))
            yield range(first, (child.end_lineno or 0) + 1), name
        yield from _scopes(child, name)


def _shuffled(changes: Iterable[Change], seed: int, name: tuple[str, ...]) -> list[Change]:
    """Return the changes of a place in an order that a seed gives."""
    counts: Counter[str] = Counter()
    lots = {}
    for change in changes:
        operator, _ = change
        counts[operator] += 1
        lots[change] = _lot(seed, (*name, operator, str(counts[operator])))
    return sorted(lots, key=lambda one: lots[one])


def _lot(seed: int, name: tuple[str, ...]) -> bytes:
    return sha256("\0".join((str(seed), *name)).encode()).digest()


def _mutant(source: str, place: Place, change: Change) -> Mutant | None:
    """Return a module with a change, or None where it is no longer Python."""
    module, line, _ = place
    name, number = change
    mutated = mutate_code(source, OPERATORS[name](), number)
    if mutated is None or not _compiles(mutated):
        return None
    old, new = source.splitlines(), mutated.splitlines()
    after = new[line - 1].strip() if len(old) == len(new) else ""
    return Mutant(module, line, name, old[line - 1].strip(), after, mutated)


def _compiles(source: str) -> bool:
    try:
        return ast.dump(ast.parse(source)) != ""
    except (SyntaxError, ValueError):
        return False


def equivalents(file: Path) -> Callable[[Mutant], bool]:
    """Return what tells a mutant that no test can notice; the file has the reasons."""
    content = tomllib.loads(file.read_text("utf-8"))
    listed = {(one["module"], one["line"], one["operator"]) for one in content.get("mutant", ())}
    rules = [
        (one["operator"], one.get("module", ""), re.compile(one["line"]))
        for one in content.get("rule", ())
    ]

    def told(mutant: Mutant) -> bool:
        same = [
            pattern
            for operator, module, pattern in rules
            if operator == mutant.operator and module in {"", mutant.module}
        ]
        key = (mutant.module, mutant.before, mutant.operator)
        return key in listed or any(one.match(mutant.before) for one in same)

    return told
