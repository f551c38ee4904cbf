"""Hold both readers of the private rules, Python and JavaScript, to one set of texts."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from faultdex.privacy.redaction import SECRETS
from faultdex.privacy.rules import leaks, masked
from faultdex.render.private import private_rules

ROOT = Path(__file__).parents[3]
DATA = ROOT / "tests" / "data"
NODE = shutil.which("node")
ROWS = json.loads((DATA / "vectors" / "masks.json").read_text("utf-8"))
FOLDERS = (DATA / "corpus", DATA / "lint", ROOT / "knowledge")


def masks(text: str) -> dict[str, str]:
    """Return what the command line shows of a text, and what may be published of it."""
    return {"secrets": masked(text, SECRETS), "everything": masked(text)}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["name"])
def test_what_is_private_is_masked(row: dict[str, str]) -> None:
    """The command line masks secrets, and a report masks people and machines too."""
    assert masks(row["text"]) == {name: row[name] for name in ("secrets", "everything")}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["name"])
def test_what_is_masked_holds_nothing_private(row: dict[str, str]) -> None:
    """Masking again changes nothing."""
    assert list(leaks(row["everything"])) == []


@pytest.mark.skipif(not NODE, reason="node is not installed")
def test_both_readers_mask_alike(tmp_path: Path) -> None:
    """The vectors, every text of the corpus and every sample come out the same in node."""
    files = sorted(path for folder in FOLDERS for path in folder.rglob("*.txt"))
    texts = [row["text"] for row in ROWS] + [path.read_bytes().decode() for path in files]
    texts += (DATA / "lint" / "leaks.tsv").read_text("utf-8").replace("«", "").splitlines()
    (tmp_path / "rules.json").write_bytes(private_rules())
    (tmp_path / "texts.json").write_text(json.dumps(texts), "utf-8")
    command = [str(NODE), ROOT / "tests/reader/masks.js", "rules.json", "texts.json"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, check=True)

    assert len(texts) > 300
    assert json.loads(done.stdout) == [masks(text) for text in texts]
