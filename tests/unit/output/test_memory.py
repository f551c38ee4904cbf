"""Hold the bar of an out-of-memory message to the sizes that it shows."""

from faultdex.model.answer import Memory
from faultdex.output.memory import bar

GIB = 1 << 30


def memory(*slices: tuple[str, int], **parts: int) -> Memory:
    """Return an account with the parts of the whole GPU and what was asked for."""
    return Memory(parts, "", "", slices)


def test_a_bar_shows_each_part_by_its_share() -> None:
    """Half of the GPU is half of the bar, and the legend has the sizes."""
    every = (("allocated", 20 * GIB), ("others", 10 * GIB), ("free", 10 * GIB))

    assert bar(memory(*every, asked=12 * GIB)) == (
        "[#########################oooooooooooo.............]\n"
        "# allocated 20.00 GiB  o other processes 10.00 GiB  . free 10.00 GiB  "
        "of 40.00 GiB; asked 12.00 GiB"
    )


def test_parts_too_small_for_a_character_do_not_shorten_the_bar() -> None:
    """What is left of them goes to the next one."""
    drawn = bar(memory(("allocated", 97), ("context", 1), ("unknown", 1), ("free", 1)))

    assert drawn.partition("\n")[0] == f"[{'#' * 48}+.]"


def test_what_an_allocator_wanted_stands_for_what_was_asked() -> None:
    """Some messages tell only that, and some neither."""
    assert bar(memory(("free", GIB), wanted=2 * GIB)).endswith("; asked 2.00 GiB")
    assert bar(memory(("free", GIB))).endswith("; asked 0 bytes")


def test_without_the_whole_there_is_no_bar() -> None:
    """A share of an unknown size cannot be drawn."""
    assert bar(memory(asked=GIB)) == ""
