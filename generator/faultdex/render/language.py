"""Find the language of lines that a reader copies."""

import ast
import warnings

_ONLY_PYTHON = (
    ast.Call, ast.Import, ast.ImportFrom, ast.With, ast.For, ast.If, ast.Assert, ast.FunctionDef,
    ast.ClassDef,
)  # fmt: skip


def language_of(code: str) -> str:
    """Return python for lines that only Python reads, and else bash.

    A command such as `nvidia-smi` is an expression of Python too, so a call or a statement decides.
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(code)
    except (SyntaxError, ValueError):
        return "bash"
    return "python" if any(isinstance(node, _ONLY_PYTHON) for node in ast.walk(tree)) else "bash"
