"""Hold the search to where lines are joined and where they are not."""

import pytest

from faultdex.match.normalise import Line, Normaliser
from faultdex.match.normalization_rules import NormalizationRules
from faultdex.match.search import blocks
from faultdex.match.wrap import chains, rejoined, spaced, spaceless


def lines(*texts: str) -> list[Line]:
    """Return plain lines of a long text that are as wide as their text."""
    return [Line(number, text, len(text), "") for number, text in enumerate(texts, 100)]


def numbered(first: int, *texts: str) -> list[Line]:
    """Return raw lines as normalized ones, numbered from the first."""
    return [*Normaliser(NormalizationRules()).lines(enumerate(texts, first))]


def test_lines_at_the_width_of_the_screen_form_a_chain() -> None:
    """A full line goes on in the next one."""
    block = lines("x" * 80, "y" * 80, "z" * 10, "w" * 10)

    assert [block[:3]] == list(chains(block))


def test_a_line_whose_next_word_would_have_fitted_ends_the_chain() -> None:
    """Nobody breaks a line where the next word still fits."""
    block = lines("x" * 70, "four more", "y" * 80)

    assert list(chains(block)) == []


def test_a_line_broken_before_a_long_word_is_part_of_a_chain() -> None:
    """Mail programs break at spaces."""
    block = lines("x" * 70, "eleven_long and so on", "y" * 80)

    assert [block[:2]] == list(chains(block))


def test_narrow_and_very_wide_blocks_are_not_joined() -> None:
    """No screen has 20 columns, and no screen cuts at 1000."""
    narrow, wide = lines("x" * 20, "y" * 20), lines("x" * 1000, "y" * 1000)

    assert [*chains(narrow), *chains(wide)] == []


def test_a_text_of_a_few_lines_is_one_chain() -> None:
    """Hands and chats cut lines anywhere."""
    block = [Line(number, "x" * 10 * number, 10 * number, "") for number in range(1, 9)]

    assert [block] == list(chains(block))
    assert list(chains(block[:1])) == []


@pytest.mark.parametrize(
    "after",
    [
        "2026-11-20 17:01:35,123 - trainer - INFO - y",
        "[rank0]: y",
        "E1120 17:01:35.123456 4242 launch.cc:212] y",
        "W launch.cc:212] y",
        "[E launch.cpp:212] y",
        "node7:4242:4321 [3] NCCL INFO y",
        "WARNING:root:y",
        "[default0]:[rank0]: y",
        "2026-11-20T17:01:35.123456789Z stderr F INFO:root:y",
    ],
)
def test_a_line_that_begins_by_itself_is_joined_to_none_before(after: str) -> None:
    """A time, a level or a rank's mark is written where a line begins."""
    few, many = numbered(1, "x" * 80, after), numbered(100, "x" * 80, after, "z" * 80)

    assert [*chains(few)] == []
    assert [*chains(many)] in ([], [many[1:]])


@pytest.mark.parametrize(
    "before",
    ["> ", "[default0]:", "3: ", "trainer-1  | ", "│ ", "2026-11-20T17:01:35.123456789Z stderr F "],
)
def test_lines_that_a_launcher_marked_are_joined(before: str) -> None:
    """Launchers, collectors and quoting mark each line, the cut ones as well."""
    block = numbered(1, f"{before}cut", f"{before}here")

    assert [block] == list(chains(block))


def test_a_blank_line_ends_a_block() -> None:
    """Paragraphs are looked at one by one."""
    one, blank, two = lines("one", "", "two")

    assert [[one], [two]] == list(blocks([one, blank, two]))


def test_an_endless_block_is_cut() -> None:
    """Memory stays bounded whatever the input."""
    endless = lines(*["x"] * 1000)

    assert [len(block) for block in blocks(endless)] == [400, 400, 200]


def test_a_spaceless_pattern_keeps_its_brackets() -> None:
    """Spaces between words go; the ones within a class stay."""
    assert spaceless(r"^a [^ ] ?b\b\.c? \[$") == r"a[^ ]b\.c?\["


@pytest.mark.parametrize(
    ("width", "word", "is_cut"),
    [(80, "x" * 20, True), (40, "x" * 41, True), (39, "x" * 41, False), (70, "x" * 10, True),
     (70, "x" * 9, False), (79, "x", True), (78, "x", False)],
)  # fmt: skip
def test_a_line_is_cut_where_the_next_word_had_no_room(
    width: int, word: str, *, is_cut: bool
) -> None:
    """A space and the word have to fit; half a line is left empty on purpose."""
    first = f"{'a' * (width - 2)} b"
    block = lines(first, f"{word} and so on", f"{'c' * 40} {'d' * 39}", "e" * 40)
    found = [*chains(block)]

    assert any(chain[0].text == first for chain in found) is is_cut


def test_lines_are_joined_without_a_space_where_the_screen_cut_a_word() -> None:
    """A line that is as wide as the screen may end within a word; a shorter one does not."""
    block = lines("Runtime Er", "ror: too", "many")

    assert rejoined(lines(f"{'a' * 29} Runtime", f"{'b' * 35} R", "c")).text == (
        f"{'a' * 29} Runtime{'b' * 35} Rc"
    )
    assert rejoined(lines(f"{'a' * 29} b", f"{'b' * 35} R", "c")).text == (
        f"{'a' * 29} b {'b' * 35} Rc"
    )
    assert spaced(block).text == "Runtime Er ror: too many"
    assert (rejoined(block).number, spaced(block).number) == (100, 100)


@pytest.mark.parametrize(
    ("width", "is_joined"), [(23, False), (24, True), (240, True), (241, False)]
)
def test_a_screen_has_24_to_240_columns(width: int, *, is_joined: bool) -> None:
    """What is narrower is a list, and what is wider no screen."""
    block = lines("x" * width, "y" * width, "z")

    assert bool([*chains(block)]) is is_joined


@pytest.mark.parametrize(("first", "is_joined"), [(7, True), (8, False)])
def test_a_text_of_eight_lines_is_short(first: int, *, is_joined: bool) -> None:
    """Its lines were cut anywhere; the last one tells how long it is."""
    block = [Line(number, "x", 1, "") for number in (first, first + 1)]

    assert bool([*chains(block)]) is is_joined
