"""What Python source raises, asserts, warns of and logs."""

from pathlib import Path

from faultdex.verify.messages import python_source


def test_a_module_tells_what_it_raises_asserts_checks_and_logs(sources: Path) -> None:
    """A text that was given a name first is found; information is left out."""
    found = python_source.in_tree(sources / "owner", ["*.py"])

    assert {(one.text, one.level) for one in found} == {
        ("rank {} is not below the world size {}", "error"),
        ("the world size must not be zero", "error"),
        ("rank {} waits for {}", "warning"),
        ("expected a size above 0, got {}", "error"),
        ("the store was closed while rank {} waited", "error"),
    }


def test_a_module_that_does_not_parse_has_no_messages(sources: Path) -> None:
    """Templates of code have the ending too."""
    assert list(python_source.in_tree(sources / "owner", ["broken.py"])) == []
