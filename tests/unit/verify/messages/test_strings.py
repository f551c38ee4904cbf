"""Texts in binaries."""

import shutil
import subprocess
from pathlib import Path

import pytest

from faultdex.verify.messages import strings
from faultdex.verify.messages.found import Found, from_edg, from_printf


def test_a_library_holds_the_literals_of_its_messages(tmp_path: Path) -> None:
    """A literal is found as a whole, letter for letter."""
    source, library = tmp_path / "say.c", tmp_path / "libsay.so"
    source.write_text('const char *say(void) { return "the ring has gaps"; }\n')
    compiler = shutil.which("gcc") or pytest.skip("needs gcc")
    subprocess.run([compiler, "-shared", "-fPIC", source, "-o", library], check=True)
    texts = strings.texts_of([library])

    assert texts.hold(Found("x", literal="the ring has gaps"))
    assert not texts.hold(Found("x", literal="the ring has"))


def test_a_file_that_is_no_library_holds_nothing(tmp_path: Path) -> None:
    """A text file has no constants."""
    file = tmp_path / "notes.txt"
    file.write_text("this is a file of text\0")

    assert list(strings.raw(file)) == []


def test_conversions_of_each_style_become_holes() -> None:
    """The front end of nvcc has letters of its own."""
    assert from_printf("100%% of %-8lu bytes of '%s'") == "100% of {} bytes of '{}'"
    assert from_edg("identifier %sq1 is undefined in %n") == "identifier {} is undefined in {}"
