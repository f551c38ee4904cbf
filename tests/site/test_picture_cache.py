"""What the site keeps between builds."""

from pathlib import Path

from faultdex.render import SocialCard, draw
from faultdex.site.picture_cache import cached

CARD = SocialCard("CUDA error: misaligned address", "executed", "runtime")


def test_a_kept_picture_is_the_drawn_one(tmp_path: Path) -> None:
    """The second time it is read, and the bytes are the same."""
    first, second = cached(tmp_path)(CARD), cached(tmp_path)(CARD)

    assert first == second == draw(CARD)
    assert len(list(tmp_path.iterdir())) == 1


def test_other_words_are_drawn_anew(tmp_path: Path) -> None:
    """A title that changed gets another picture."""
    drawn = cached(tmp_path)
    other = SocialCard("CUDA error: misaligned addresses", CARD.about, CARD.category)

    assert drawn(CARD) != drawn(other)


def test_where_nothing_can_be_kept_it_is_drawn(tmp_path: Path) -> None:
    """A folder that cannot be written to costs time and no picture."""
    file = tmp_path / "file"
    file.write_text("in the way", "utf-8")

    assert cached(file / "below")(CARD) == draw(CARD)
