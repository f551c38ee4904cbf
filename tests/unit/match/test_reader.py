"""Hold the JavaScript reader to the Python reader."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from faultdex.match import Index
from faultdex.match.messages.part import HINTS, Hints, Part
from faultdex.render.box import index_files
from faultdex.render.hints import hashed
from faultdex.render.rows import compact

ROOT = Path(__file__).parents[3]
NODE = shutil.which("node")
TSC = shutil.which("tsc") or shutil.which("tsc", path=str(ROOT / ".cache/types/node_modules/.bin"))
CHECKED = ("--noEmit", "--allowJs", "--checkJs", "--strict", "--lib", "es2022,dom,dom.iterable")


@pytest.mark.skipif(not NODE, reason="node is not installed")
def test_both_readers_answer_the_vectors_alike(
    index: Index, messages: dict[str, str], tmp_path: Path
) -> None:
    """The same index, in the files that the site has, and the same vectors, in node."""
    told = tmp_path / "messages.json"
    for name, content in index_files(index).items():
        (tmp_path / name).write_bytes(content)
    owners = Hints.from_json(messages[HINTS]).owners
    parts = [Part.from_json(messages[one.owner]) for one in owners]
    columns = [compact(part, one.label) for part, one in zip(parts, owners, strict=True)]
    given = {"hints": hashed(parts, "https://site/"), "parts": columns}
    told.write_text(json.dumps(given), "utf-8")

    run = subprocess.run(
        [str(NODE), "--test", *map(str, sorted((ROOT / "tests/reader").glob("*.test.js")))],
        env={**os.environ, "FAULTDEX_INDEX": str(tmp_path), "FAULTDEX_MESSAGES": str(told)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert run.returncode == 0, run.stdout


@pytest.mark.skipif(not TSC, reason="the TypeScript compiler is not installed")
def test_the_reader_is_well_typed() -> None:
    """JSDoc holds the types, and the compiler holds the code to them."""
    modules = sorted(map(str, (ROOT / "docs/assets/faultdex").glob("*.js")))

    run = subprocess.run(
        [str(TSC), *CHECKED, "--target", "es2022", "--module", "es2022", *modules],
        capture_output=True,
        text=True,
        check=False,
    )

    assert run.stdout == ""
