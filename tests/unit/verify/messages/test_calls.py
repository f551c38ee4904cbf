"""What calls in C, C++ and Go print."""

from pathlib import Path

import pytest

from faultdex.verify.messages import calls
from faultdex.verify.messages.calls import Call
from faultdex.verify.messages.printers import DISTRIBUTED, GO, NCCL


def _texts(root: Path, pattern: str, kinds: tuple[Call, ...]) -> dict[str, str]:
    found = calls.in_tree(root, [pattern], kinds)
    return {one.text: one.level for one in found}


def test_formats_of_printf_are_told_with_holes(sources: Path) -> None:
    """Joined texts, a macro of a conversion, and a macro's own call; no comment, no bare %d."""
    assert _texts(sources / "owner", "src/*.cc", NCCL) == {
        "Call to the peer failed with error {}": "warning",
        "Got completion from peer {} with status={} len={}": "warning",
    }


def test_what_torch_checks_warns_of_and_logs_is_told(sources: Path) -> None:
    """Arguments, sums and streams are joined; of two lines the first one is told."""
    assert _texts(sources / "owner", "src/*.cc", DISTRIBUTED) == {
        "rank {} is not below the world size {}.": "error",
        "store at {} is closed: first line": "error",
        "store at {} is closed": "error",
        "group {} has no rank {}": "error",
        "the option {} has no effect": "warning",
        "heartbeat of rank {} stopped": "error",
        'the "key" is missing in the store': "error",
    }


def test_errors_of_go_are_told(sources: Path) -> None:
    """Raw texts and formats, with the level of a warning."""
    assert _texts(sources / "owner", "src/*.go", GO) == {
        "failed to load the device list from {}: {}": "error",
        "device {} is not healthy": "warning",
        "no device was found on this node": "error",
    }


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ('fmt::format("rank {} of {}", a, b)', "rank {} of {}"),
        ('described("a thing")', "{}"),
        ('{"a"}, " of these"', "{} of these"),
        ('(std::string("a thing") + " of these")', "a thing of these"),
        ('"(", rows, ")"', "({})"),
    ],
)
def test_arguments_are_told_by_what_they_print(source: str, text: str) -> None:
    """A format and a sum by their texts, any other call and a list by a hole; signs are texts."""
    line = f'CHECK(ok, "cannot join the group: ", {source});'
    found = calls.messages(line, "a.cpp", (Call("CHECK", skip=1),))

    assert [one.text for one in found] == [f"cannot join the group: {text}"]


def test_the_longest_literal_is_kept_as_a_binary_holds_it(sources: Path) -> None:
    """It tells whether another release has the message."""
    found = calls.in_tree(sources / "owner", ["src/*.cc"], (Call("TORCH_CHECK", skip=1),))

    assert next(found).literal == " is not below the world size "
