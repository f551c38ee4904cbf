"""What is read of a shared library."""

from pathlib import Path

from faultdex.verify.collect import elf


def test_texts_are_those_that_end_with_a_zero(speaker: elf.Library) -> None:
    """A format is one text, from its first letter to its last."""
    assert "planted: the ring has %d gaps" in set(speaker.texts())


def test_a_library_has_the_identity_that_its_linker_gave(speaker: elf.Library) -> None:
    """Two builds of one release are told apart by it."""
    assert len(bytes.fromhex(speaker.build)) == 20


def test_what_is_no_library_is_not_read(tmp_path: Path) -> None:
    """A script that the linker reads in a library's place holds no texts."""
    script = tmp_path / "libc.so"
    script.write_text("GROUP ( /lib/libc.so.6 )\n")

    with elf.opened(script) as own:
        assert own is None
