"""Lay trees over the small valid knowledge, and read what comes of it."""

import shutil
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from faultdex.model.problem import Problem
from faultdex.pipeline import read

TESTS = Path(__file__).parents[1]
TODAY = date(2026, 11, 20)


@pytest.fixture
def lay(tmp_path: Path) -> Callable[..., Path]:
    """Return a function that copies the valid knowledge and lays trees over it.

    A tree's file REMOVED names the files that it takes away.
    """
    root = tmp_path / "knowledge"
    shutil.copytree(TESTS / "data" / "base" / "knowledge", root)

    def over(*trees: Path) -> Path:
        for tree in trees:
            shutil.copytree(tree, root, symlinks=True, dirs_exist_ok=True)
            removed = root / "REMOVED"
            if removed.exists():
                for path in removed.read_text("utf-8").split():
                    (root / path).unlink()
                removed.unlink()
        return root

    return over


@pytest.fixture
def problems() -> Callable[[Path], tuple[Problem, ...]]:
    """Return a function that reads a knowledge folder on a fixed day."""
    return lambda root: read(root, TODAY).problems
