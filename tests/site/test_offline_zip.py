"""The zip that `make offline` writes."""

import os
import subprocess
import sys
from pathlib import Path

from faultdex.cli.offline import FOLDER
from faultdex.offline import archive, offline


def test_two_copies_are_equal(site: Path, repository: Path, tmp_path: Path) -> None:
    """Another build, elsewhere and with other hashes, gives the same zip to the last byte."""
    files = {
        path.relative_to(site).as_posix(): path.read_bytes()
        for path in site.rglob("*")
        if path.is_file()
    }
    out = tmp_path / "new" / "copy.zip"
    tool = Path(sys.executable).with_name("faultdex")
    done = subprocess.run(
        [tool, "offline", "--out", out],
        cwd=repository,
        env=os.environ | {"TZ": "Pacific/Auckland", "PYTHONHASHSEED": "4242"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert "unpack it" in done.stdout
    assert out.read_bytes() == archive(offline(files), FOLDER)
