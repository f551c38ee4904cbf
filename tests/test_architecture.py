"""Hold the generator to the house style: sizes, names and layers, without exemptions."""

import ast
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

ROOT = Path(__file__).parents[1]
MODULES = sorted((ROOT / "generator").rglob("*.py"))
VAGUE = {"utils", "util", "helpers", "helper", "common", "core", "misc"}
# Names that only their writer understood, with the field's terms in their place.
RIDDLES = {
    "Asked": "ExplainOptions",
    "Dress": "NormalizationRules",
    "Gate": "PatternPrefilter",
    "Kept": "LogBuffer or OutputBuffer",
    "LedgerView": "EvidenceSummary",
    "Own": "UnmatchedError",
    "Poster": "SocialCard",
    "Reading": "MatchSession or BuildResult",
    "Said": "Occurrence",
    "Sieve": "LiteralPrefilter",
    "Sifter": "LargeLogScanner",
    "Standing": "SetupStatus",
    "Trial": "SnippetRun",
    "Voice": "LogSummary",
    "apart": "split_jobs or split_ranks",
    "condensed": "dedupe",
    "consult": "tools",
    "dress": "normalization_rules",
    "gate": "pattern_prefilter",
    "ledger": "evidence_summary",
    "poster": "social_card",
    "said": "what is returned, such as a text or ranks",
    "shelf": "locate",
    "sieve": "literal_prefilter",
    "sift": "large_log",
    "spoken": "by_rank",
    "standing": "verification or status_for",
    "stretch": "window or span",
    "told": "what is returned, such as describe or schemas",
    "told_apart": "split_jobs or split_ranks",
    "twin": "markdown_copy",
    "voice": "summary",
    "witness": "extract",
}
# The runner is part of the digest of all evidence; the collectors have their own turn.
NOT_YET_RENAMED = ("verify/runner/", "verify/collect/", "verify/examples/", "verify/messages/")
# The gate of the sizes of memory is an expression of the compiled index.
KEYS = {("match/memory.py", "gate")}
LOOSE_ENDS = tuple(
    (first + rest).encode()
    for first, rest in [("TO", "DO"), ("FIX", "ME"), ("no", "qa"), ("type: ", "ignore")]
)
BINARY = {".pyc", ".woff2", ".png", ".gz"}
CAPTURED = {"evidence", "job", "samples", "threads"}


def functions() -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """Yield the place and the tree of every function of the generator."""
    for module in MODULES:
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield f"{module.relative_to(ROOT)}:{node.lineno} {node.name}", node


def body_lines(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Return the count of lines from the first statement after the docstring to the last."""
    body = node.body[1:] if ast.get_docstring(node) else node.body
    return (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0


def parameters(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Return the count of parameters, `self` and `cls` left out."""
    every = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
    return len([one for one in every if one.arg not in {"self", "cls"}])


def test_the_median_function_has_at_most_five_lines() -> None:
    """Half of all functions say what they do in five lines or fewer."""
    lengths = [body_lines(node) for _, node in functions()]

    assert median(lengths) <= 5


def test_nine_of_ten_functions_stay_under_twenty_lines() -> None:
    """Long functions are the exception."""
    lengths = [body_lines(node) for _, node in functions()]

    assert sum(length < 20 for length in lengths) >= 0.9 * len(lengths)


def test_no_function_is_longer_than_forty_lines() -> None:
    """Beyond forty lines there is always a part that has a name of its own."""
    long = [place for place, node in functions() if body_lines(node) > 40]

    assert long == []


def test_no_module_reaches_four_hundred_lines() -> None:
    """A module turns one thing into one other thing."""
    long = [str(path) for path in MODULES if len(path.read_text("utf-8").splitlines()) >= 400]

    assert long == []


def test_no_function_takes_more_than_five_parameters() -> None:
    """More than five parameters are a value without a name."""
    wide = [place for place, node in functions() if parameters(node) > 5]

    assert wide == []


def test_no_boolean_is_passed_by_position() -> None:
    """A bare True at a call says nothing to its reader."""
    positional = [
        place
        for place, node in functions()
        for one in [*node.args.posonlyargs, *node.args.args]
        if isinstance(one.annotation, ast.Name) and one.annotation.id == "bool"
    ]

    assert positional == []


def test_the_linter_holds_complexity_to_eight() -> None:
    """Complexity is the linter's to count; the limit that it counts to is ours."""
    lint = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["ruff"]["lint"]

    assert (lint["select"], lint["mccabe"]["max-complexity"]) == (["ALL"], 8)


def test_no_module_has_a_vague_name() -> None:
    """A helper lives with the noun that it serves."""
    vague = [str(path) for path in MODULES if VAGUE & {path.stem, path.parent.name}]

    assert vague == []


def names_of(module: Path) -> Iterator[str]:
    """Yield the name of a module, and those of its classes, functions, fields and parameters."""
    yield module.stem
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.arg(arg=name):
                yield name
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield name


def test_no_name_is_a_riddle() -> None:
    """A name is a term of the field; the former ones do not come back."""
    riddles = [
        f"{place}: {name}, say {RIDDLES[name.lstrip('_')]}"
        for module in MODULES
        if not any(part in (place := module.as_posix()) for part in NOT_YET_RENAMED)
        for name in names_of(module)
        if name.lstrip("_") in RIDDLES and not any(place.endswith(k) and name == n for k, n in KEYS)
    ]

    assert riddles == []


def test_every_module_says_what_it_does() -> None:
    """The first line of a module is one sentence about it."""
    silent = [str(path) for path in MODULES if not ast.get_docstring(ast.parse(path.read_text()))]

    assert silent == []


@pytest.mark.parametrize("folder", ["generator", "scripts", "docs", "tests", "knowledge"])
def test_there_are_no_loose_ends(folder: str) -> None:
    """Nothing is promised for later and no rule is switched off in place."""
    files = [path for path in (ROOT / folder).rglob("*") if path.is_file()]
    loose = [
        f"{path.relative_to(ROOT)}: {word.decode()}"
        for path in files
        if path.suffix not in BINARY and path.parent.name not in CAPTURED
        for word in LOOSE_ENDS
        if word in path.read_bytes()
    ]

    assert loose == []


def test_the_layers_hold() -> None:
    """Data flows one way, and the import contracts in pyproject.toml say which."""
    tool = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([tool], cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout + done.stderr


def test_the_source_root_is_no_package() -> None:
    """`generator` has no __init__.py, and importing through it is banned by the linter."""
    assert not (ROOT / "generator" / "__init__.py").exists()
