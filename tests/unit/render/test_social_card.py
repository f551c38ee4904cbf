"""What the pictures of shared pages are."""

from io import BytesIO

import pytest
from PIL import Image

from faultdex.model.book import Book
from faultdex.render import SocialCard, draw, gallery
from faultdex.render.social_card import SIZE, social_card_path

LONG = "torch.distributed.elastic.multiprocessing.errors.ChildFailedError:" * 3
SIGNS = "\u00d7\u2265\u2192\u2014\u201cquoted\u201d\u2026"
CAPITALS = "WWWWWWWWW " * 7
WHOLE = "W" * 70
MARGIN = (SIZE[0] - 60, 20, *SIZE)


def test_every_entry_has_a_picture(book: Book) -> None:
    """So have the categories, and one stands for all other pages."""
    paths = set(gallery(book))

    assert {social_card_path(one) for one in (*book.entries, "runtime", "faultdex")} <= paths


def test_the_same_words_give_the_same_bytes() -> None:
    """Nothing of the machine or of the time goes into a picture."""
    card = SocialCard("CUDA error: misaligned address", "executed", "runtime")

    assert draw(card) == draw(card)


@pytest.mark.parametrize("title", ["a", LONG, CAPITALS, WHOLE, SIGNS, ""])
def test_any_title_fits(title: str) -> None:
    """A picture has the size that is announced and a free margin, and weighs little."""
    data = draw(SocialCard(title, f"executed · Runtime · {title}", "runtime"))
    image = Image.open(BytesIO(data))

    assert (image.format, image.size) == ("PNG", SIZE)
    assert image.crop(MARGIN).getextrema() == (0, 0)
    assert len(data) < 60_000


def test_what_was_drawn_before_need_not_be_drawn_again(book: Book) -> None:
    """A builder may hand in pictures that it kept."""
    pictures = gallery(book, lambda card: card.title.encode())

    assert set(pictures) == set(gallery(book))
    assert all(b"PNG" not in data for data in pictures.values())


def bottom(title: str) -> int:
    """Return how far down the words of a title reach."""
    image = Image.open(BytesIO(draw(SocialCard(title, "", "runtime")))).convert("L")
    ground = image.getpixel((image.width - 1, image.height // 2))
    words = image.crop((0, 150, *SIZE)).point(lambda shade: 255 * (shade != ground))
    box = words.getbbox()
    return box[3] if box else 0


def test_words_share_a_line_where_they_fit() -> None:
    """A new one is begun where they do not, and a long word is broken."""
    one, two, many = (bottom(title) for title in ("one", "one one", "one " * 16))

    assert one == two < many
    assert bottom("n" * 60) > one


def test_letters_have_soft_edges() -> None:
    """From the dark of the ground to the light of the words, in several shades."""
    image = Image.open(BytesIO(draw(SocialCard("Some words", "", "runtime")))).convert("L")
    shades = {shade for _, shade in image.getcolors() or ()}

    assert len(shades) > 5
    assert max(shades) - min(shades) > 150
