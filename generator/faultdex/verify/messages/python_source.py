"""Find in Python source the messages that it raises, asserts, warns of or logs."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from faultdex.verify.messages.found import HOLE, Found, cleaned, from_format, from_printf

LOGGED = {"error": "error", "exception": "error", "critical": "error", "fatal": "error",
          "warning": "warning", "warn": "warning", "warning_once": "warning"}  # fmt: skip
CHECKS = {"_check", "_check_with", "_check_value", "_check_type", "_check_index",
          "_check_not_implemented", "_check_tensor_all"}  # fmt: skip
_PERCENT = re.compile(r"%[^%]")


def messages(source: str, where: str) -> Iterator[Found]:
    """Yield the messages of the module `source`, nothing if Python cannot parse it."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return
    for function, node in _with_function(tree, tree):
        for level, expression in _expressions(node):
            text = cleaned(_text(expression, _assigned(function)))
            if text:
                yield Found(text, where, level)


def in_tree(root: Path, patterns: Iterable[str]) -> Iterator[Found]:
    """Yield the messages of all modules under `root` that match one of `patterns`."""
    for file in sorted({file for one in patterns for file in root.glob(one)}):
        source = file.read_text("utf-8", "replace")
        yield from messages(source, file.relative_to(root).as_posix())


def _with_function(node: ast.AST, function: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Yield every node with the function, or else module, that encloses it."""
    for child in ast.iter_child_nodes(node):
        yield function, child
        inner = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef)
        yield from _with_function(child, child if inner else function)


def _expressions(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    match node:
        case ast.Raise(exc=ast.Call(args=[*_, _] as arguments)):
            yield from (("error", one) for one in arguments[:2])
        case ast.Assert(msg=ast.expr() as message):
            yield "error", message
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=arguments):
            yield from _called(name, arguments)


def _called(name: str, arguments: list[ast.expr]) -> Iterator[tuple[str, ast.expr]]:
    if name in LOGGED and arguments:
        yield LOGGED[name], arguments[0]
    if name in CHECKS:
        bodies = (one.body for one in arguments if isinstance(one, ast.Lambda))
        yield from (("error", body) for body in bodies)


def _assigned(function: ast.AST) -> dict[str, ast.expr]:
    """Return the last text that `function` assigns to each name."""
    names: dict[str, ast.expr] = {}
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.JoinedStr() | ast.Constant()
                            | ast.BinOp() as value):  # fmt: skip
                names[name] = value
    return names


def _text(node: ast.expr, names: dict[str, ast.expr]) -> str:
    match node:
        case ast.Constant(value=str(text)):
            return _as_format(text)
        case ast.JoinedStr(values=parts):
            return "".join(_part(part) for part in parts)
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return _text(left, names) + _text(right, names)
        case (
            ast.BinOp(left=inner, op=ast.Mod())
            | ast.Call(func=ast.Name(id="dedent") | ast.Attribute(attr="dedent"), args=[inner])
        ):
            return _text(inner, names)
        case ast.Name(id=name) if name in names:
            return _text(names[name], {})
    return _formatted(node, names)


def _formatted(node: ast.expr, names: dict[str, ast.expr]) -> str:
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(text)), attr="format")):
            return from_format(text)
        case ast.Call(func=ast.Attribute(value=inner, attr="format" | "strip")):
            return _text(inner, names)
    return HOLE


def _part(part: ast.expr) -> str:
    return str(part.value) if isinstance(part, ast.Constant) else HOLE


def _as_format(text: str) -> str:
    return from_printf(text) if _PERCENT.search(text) else text
