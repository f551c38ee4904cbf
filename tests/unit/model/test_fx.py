"""A code that people quote is never given away and never changes."""

from faultdex.model.fx import with_codes


def test_codes_go_on_from_the_highest_in_the_order_of_ids() -> None:
    """A gap is not filled, because its code was quoted once."""
    lock = "FX0001 tensor-lost\nFX0004 kernel-lost\n"
    names = {one: [one] for one in ("tensor-lost", "rank-lost", "kernel-lost", "block-lost")}

    assert with_codes(lock, names) == f"{lock}FX0005 block-lost\nFX0006 rank-lost\n"


def test_a_code_of_two_entries_stays_with_the_first() -> None:
    """So a merge in which both sides added an entry is mended by one command."""
    merged = "FX0001 tensor-lost\nFX0002 rank-lost\nFX0002 block-lost\n"
    names = {one: [one] for one in ("tensor-lost", "rank-lost", "block-lost")}
    mended = "FX0001 tensor-lost\nFX0002 rank-lost\nFX0003 block-lost\n"

    assert with_codes(merged, names) == mended
    assert with_codes(mended, names) == mended


def test_a_renamed_entry_keeps_its_code() -> None:
    """The lock goes on naming the former id."""
    lock = "FX0001 rank-lost\n"

    assert with_codes(lock, {"rank-is-gone": ["rank-is-gone", "rank-lost"]}) == lock
