"""What becomes of modules."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from faultdex.offline.script import NOWHERE, classic, needed, workers

DATA = Path(__file__).parents[2] / "data" / "offline" / "modules"
FILES = {path.relative_to(DATA).as_posix(): path.read_bytes() for path in DATA.rglob("*.*")}
NODE = shutil.which("node")


@pytest.mark.skipif(not NODE, reason="node is not installed")
def test_a_classic_script_does_what_its_modules_do(tmp_path: Path) -> None:
    """Functions, generators, classes, constants, renamed imports, data and places all work."""
    script = classic(FILES, "site/main.js", NOWHERE)
    (tmp_path / "main.cjs").write_text(script, "utf-8")
    done = subprocess.run(
        [str(NODE), tmp_path / "main.cjs"], capture_output=True, text=True, check=False
    )

    assert done.stderr == ""
    assert done.stdout == (DATA.parent / "printed.txt").read_text("utf-8")


def test_a_module_stands_after_what_it_needs() -> None:
    """Each module stands once, however many need it."""
    assert needed(FILES, "site/main.js") == ("site/shape.js", "lib/count.js", "site/main.js")


def test_a_module_that_is_loaded_later_comes_along() -> None:
    """A disk loads no module, so that all of them are in the script."""
    files = {
        "site/main.js": b'export const run = async () => (await import("./own.js")).one;\n',
        "site/own.js": b"export const one = 1;\n",
    }

    assert needed(files, "site/main.js") == ("site/own.js", "site/main.js")
    assert '(await modules["site/own.js"]).one' in classic(files, "site/main.js", NOWHERE)


def test_workers_are_named_from_the_top() -> None:
    """What a module starts beside the page has to come along."""
    assert workers(FILES, "site/main.js") == {"lib/count.js"}


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("default", "site/default.js: no plain import or export: export default 1;"),
        ("dynamic", 'site/dynamic.js: no plain import or export: import("./main.js");'),
        ("star", 'site/star.js: no plain import or export: import * as all from "./main.js";'),
        ("round", "site/round.js: the modules need each other in a circle"),
    ],
)
def test_what_cannot_be_turned_is_refused(name: str, says: str) -> None:
    """The build stops and names the module, rather than to make a copy that does not work."""
    with pytest.raises(ValueError, match=f"^{re.escape(says)}$"):
        classic(FILES, f"site/{name}.js", NOWHERE)
