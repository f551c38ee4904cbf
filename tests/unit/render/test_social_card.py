"""What the pictures of shared pages are."""

from io import BytesIO
from itertools import groupby

import pytest
from PIL import Image
from PIL.Image import Image as Picture

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


def colors(card: SocialCard) -> Picture:
    """Return the picture of a card in its colors."""
    return Image.open(BytesIO(draw(card))).convert("RGB")


@pytest.mark.parametrize(
    ("category", "accent"),
    [("runtime", (247, 118, 142)), ("performance", (224, 175, 104)), ("", (158, 206, 106))],
)
def test_a_category_has_its_color(category: str, accent: tuple[int, int, int]) -> None:
    """On the upper edge, and in the line that runs, breaks and runs on."""
    image = colors(SocialCard("Some words", "", category))
    drawn = [(0, 0), (1199, 11), (100, 92), (128, 110), (160, 128)]
    ground = [(0, 12), (100, 128), (160, 92), (60, 92), (200, 128), (1199, 629)]

    assert {image.getpixel(place) for place in drawn} == {accent}
    assert {image.getpixel(place) for place in ground} == {(16, 20, 28)}


def lines(title: str) -> list[int]:
    """Return how high each line of a title is, of letters as high as an x."""
    image = Image.open(BytesIO(draw(SocialCard(title, "", "runtime")))).convert("L")
    ground = image.getpixel((image.width - 1, image.height // 2))
    rows = (image.crop((0, row, image.width, row + 1)).getextrema() for row in range(150, 630))
    runs = groupby(low != ground or high != ground for low, high in rows)
    return [len([*run]) for is_drawn, run in runs if is_drawn]


def test_a_title_of_four_lines_has_smaller_letters() -> None:
    """Of more, the rest is left out."""
    one, three, four, many = (lines(" ".join(["x" * 22] * n)) for n in (1, 3, 4, 9))

    assert (len(one), len(three), len(four), len(many)) == (1, 3, 4, 4)
    assert three == one * 3
    assert max(four) < min(three)
    assert many == four


def test_what_is_said_about_a_page_is_one_dimmer_line() -> None:
    """At the foot, below any title."""
    image = colors(SocialCard("", "xxx " * 99, "")).convert("L")
    foot = image.crop((80, 546, 1200, 630))

    assert image.crop((0, 150, 1200, 546)).getextrema()[0] == image.getextrema()[0]
    assert image.crop((0, 150, 1200, 546)).getextrema()[1] == image.getextrema()[0]
    assert 120 < foot.getextrema()[1] < 220
    assert image.crop((0, 590, 1200, 630)).getextrema()[1] == image.getextrema()[0]


def test_the_name_of_the_site_stands_beside_its_mark() -> None:
    """In the color of the words."""
    image = colors(SocialCard("", "", "")).convert("L")

    assert image.crop((200, 84, 420, 140)).getextrema()[1] > 230
    assert image.crop((460, 84, 1200, 140)).getextrema()[1] == image.getextrema()[0]
