"""Collectors: functions from the folder of a release to its messages."""

import shutil
import subprocess
from pathlib import Path

import pytest

from faultdex.verify.messages import collectors

SOURCE = """
const char *error(void) { return "Cannot open file '%s'"; }
const char *help(void) { return "Suppress warnings about deprecated GPU target architectures."; }
const char *linker(void) { return "nvvm options (only used with LTO)."; }
"""


def test_the_help_of_options_is_left_out(tmp_path: Path) -> None:
    """A program prints what an option does as help; only its diagnostics are messages."""
    source = tmp_path / "tool.c"
    source.write_text(SOURCE)
    compiler = shutil.which("gcc") or pytest.skip("needs gcc")
    subprocess.run([compiler, "-shared", "-fPIC", source, "-o", tmp_path / "tool"], check=True)

    found = [one.text for one in collectors.printed("tool")(tmp_path)]

    assert found == ["Cannot open file '{}'"]
