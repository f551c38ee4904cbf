"""The scripts of the pages, as the compiler sees them."""

import shutil
import subprocess
from pathlib import Path

import pytest

TSC = shutil.which("tsc") or shutil.which("tsc", path=".cache/types/node_modules/.bin")
STRICT = (
    "--noEmit", "--allowJs", "--checkJs", "--strict", "--target", "es2022", "--module", "es2022",
    "--moduleResolution", "bundler", "--lib", "es2022,dom,dom.iterable,dom.asynciterable",
)  # fmt: skip


@pytest.mark.skipif(not TSC, reason="the TypeScript compiler is not installed")
def test_the_scripts_are_well_typed(repository: Path) -> None:
    """JSDoc holds the types, and the compiler holds the code to them."""
    modules = sorted(map(str, (repository / "docs" / "assets" / "site").glob("*.js")))
    command = [str(TSC), *STRICT, *modules]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.stdout == ""


def test_every_script_says_what_it_does(repository: Path) -> None:
    """The first line of a module is about it."""
    modules = (repository / "docs" / "assets" / "site").glob("*.js")

    assert [one.name for one in modules if not one.read_text("utf-8").startswith("// ")] == []
