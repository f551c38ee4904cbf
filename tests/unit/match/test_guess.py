"""Hold the weights of words, and the guesses that are made of them, to the scale of their bars."""

import pytest

from faultdex.match import guess as module
from faultdex.match.guess import HIGH, LOW, Bar, Guesser, guesser_of
from faultdex.match.index import ROLES, Lexicon, Message
from faultdex.match.lexicon import lexicon_of
from faultdex.match.normalise import Line

TEXTS = ("frobnicator module attribute gpu", "gpu widget", "gpu gadget", "gizmo")
SAID = "frobnicator refuses every widget"


@pytest.mark.parametrize(
    ("word", "weight"), [("frobnicator", 100), ("gpu", 53), ("module", 30), ("attribute", 30)]
)
def test_a_word_weighs_what_it_tells(word: str, weight: int) -> None:
    """100 where one entry has it, less the more have it, and 30 where any message may have it."""
    lexicon = lexicon_of((), TEXTS)

    assert lexicon.weights[lexicon.words.index(word)] == weight


@pytest.mark.parametrize(("role", "score"), [("root", 460), ("symptom", 452), ("echo", 396)])
def test_a_line_that_says_a_message_counts_by_its_rank(role: str, score: int) -> None:
    """The echo of a failure is a worse guess than its cause."""
    lexicon = lexicon_of([(0, ROLES.index(role), SAID)], ["", "other words", "of others"])
    guesser = Guesser(lexicon, Bar(covered=1000, words=4, weight=400))
    [guess] = guesser.guesses([Line(1, SAID, len(SAID), "")], lambda _: ())

    assert (guess.entry, guess.score) == (0, score)


def guesser(bar: Bar, *weights: int, tier: int = 0, **codes: str) -> Guesser:
    """Return the guesser of one message, whose words are `w0`, `w1` … with these weights."""
    words = tuple(f"w{place}" for place in range(len(weights)))
    message = Message(0, tier, sum(weights), tuple(range(len(weights))))
    told = tuple((0, f"{kind} {code}") for kind, code in codes.items())
    return Guesser(Lexicon(words, weights, (message,), told), bar)


def said(guesser: Guesser, text: str) -> bool:
    """Tell whether a line is taken for the message."""
    return bool(guesser.guesses([Line(1, text, len(text), "")], lambda _: ()))


LOOSE = Bar(covered=1, words=1, weight=1)


@pytest.mark.parametrize(
    ("bar", "is_said"),
    [
        (Bar(covered=750, words=3, weight=300), True),
        (Bar(covered=751, words=3, weight=300), False),
        (Bar(covered=750, words=4, weight=300), False),
        (Bar(covered=750, words=3, weight=301), False),
    ],
)
def test_a_line_has_enough_of_a_message(bar: Bar, *, is_said: bool) -> None:
    """Three of four words that weigh 100 each: a share, a count and a weight are asked for."""
    assert said(guesser(bar, 100, 100, 100, 100), "w0 w1 w2 other") is is_said


@pytest.mark.parametrize(
    ("weights", "is_said"),
    [
        ((75, 75, 90, 10), True),
        ((75, 74, 90, 10), False),
        ((70, 40, 70, 10), True),
        ((70, 39, 70, 10), False),
        ((69, 69, 69, 10), False),
    ],
)
def test_a_line_shares_rare_words_with_a_message(
    weights: tuple[int, ...], *, is_said: bool
) -> None:
    """Two that tell enough together, or the rarest of the message beside another one."""
    assert said(guesser(LOOSE, *weights), "w0 w1") is is_said


@pytest.mark.parametrize(("text", "is_said"), [("w0 w1 w2", True), ("w2 w1 w0", False)])
def test_words_are_in_the_order_of_the_message(text: str, *, is_said: bool) -> None:
    """The heaviest common subsequence counts."""
    assert said(guesser(Bar(covered=900, words=3, weight=1), 80, 80, 80), text) is is_said


@pytest.mark.parametrize(
    ("text", "is_said"),
    [
        ("w0 w1 w2 exit code 1", True),
        ("w0 w1 w2 exit code 2", False),
        ("w0 w1 w2 signal 9", True),
        ("w0 w1 w2", True),
    ],
)
def test_a_code_is_the_entry_s_where_it_has_codes_of_this_kind(text: str, *, is_said: bool) -> None:
    """Another number is another failure."""
    assert said(guesser(LOOSE, 80, 80, 80, code="1"), text) is is_said


@pytest.mark.parametrize(
    ("text", "is_said"),
    [("no module named 'w0' w1 w2", True), ("no module named 'other' w0 w1 w2", False)],
)
def test_a_name_that_a_line_quotes_is_the_message_s(text: str, *, is_said: bool) -> None:
    """Two messages about a missing module differ in the name alone."""
    assert said(guesser(LOOSE, 80, 80, 80), text) is is_said


def test_of_several_lines_the_best_is_told() -> None:
    """Of equal ones the first; a line in which the entry is recognized must be nearer."""
    one = guesser(LOOSE, 80, 80, 80)
    texts = ("w0 w1", "w0 w1 w2", "w0 w1 w2 other")
    lines = [Line(number, text, len(text), "") for number, text in enumerate(texts, 1)]

    assert [guess.line.number for guess in one.guesses(lines, lambda _: ())] == [2]
    assert one.guesses(lines, lambda _: (0,)) == []


@pytest.mark.parametrize(
    ("text", "is_said"),
    [
        ("w0 w1 w2 w3", True),
        ("w0 w1 w2 w3 other", True),
        ("w0 w1 w2 w3 other words", False),
        ("w0 w1 w2", True),
        ("w0 w1", False),
        ("w0 w1 w2 other", True),
        ("w0 w1 w2 other words", False),
    ],
)
def test_a_line_of_usual_words_says_a_message_word_for_word(text: str, *, is_said: bool) -> None:
    """One word may be absent, and what no entry knows counts against it."""
    assert said(guesser(LOOSE, 30, 30, 30, 30), text) is is_said


def test_a_line_with_little_of_a_message_is_worth_less() -> None:
    """By the share of its weight, and by the weight itself."""

    def score(*weights: int, text: str) -> int:
        (guess,) = guesser(LOOSE, *weights).guesses([Line(1, text, 1, "")], lambda _: ())
        return guess.score

    assert score(100, 100, text="w0 w1") == 300 + 200 * 200 // 300
    assert score(100, 100, 100, 100, text="w0 w1") == 300 + 500 * 200 * 100 // (300 * 500)
    assert score(80, 80, text="w0 w1") == 300 + 1000 * 160 * 100 // (260 * 500)


def test_an_entry_counts_by_its_best_message() -> None:
    """Entries come by their score, and equal ones in their order."""
    words = ("w0", "w1", "w2", "w3")
    messages = (
        Message(1, 0, 200, (0, 1)),
        Message(0, 2, 200, (0, 1)),
        Message(2, 0, 200, (0, 1)),
        Message(0, 1, 200, (0, 1)),
    )
    every = Guesser(Lexicon(words, (100, 100, 100, 100), messages), LOOSE)
    found = every.guesses([Line(1, "w0 w1", 5, "")], lambda _: ())

    assert [(one.entry, one.score) for one in found] == [(1, 433), (2, 433), (0, 426)]


@pytest.mark.parametrize(
    ("bar", "weights", "text", "is_said"),
    [
        (LOW, (217, 217, 216, 350), "w0 w1 w2", True),
        (LOW, (217, 216, 216, 351), "w0 w1 w2", False),
        (LOW, (100, 100), "w0 w1", False),
        (LOW, (100, 100, 10), "w0 w1 w2", True),
        (LOW, (20, 20, 20), "w0 w1 w2", True),
        (LOW, (20, 20, 19), "w0 w1 w2", False),
        (HIGH, (190, 190, 190, 180, 250), "w0 w1 w2 w3", True),
        (HIGH, (190, 190, 190, 179, 251), "w0 w1 w2 w3", False),
        (HIGH, (100, 100, 100), "w0 w1 w2", False),
        (HIGH, (100, 100, 100, 10), "w0 w1 w2 w3", True),
        (HIGH, (60, 60, 60, 55), "w0 w1 w2 w3", True),
        (HIGH, (60, 60, 60, 54), "w0 w1 w2 w3", False),
    ],
)
def test_a_text_of_other_software_has_to_say_more(
    bar: Bar, weights: tuple[int, ...], text: str, *, is_said: bool
) -> None:
    """65 hundredths of a message in three words, where the text is of our field; else 75 in four.

    A word that one entry has weighs 100: three of the usual words are enough at least, or more than
    two rare ones.
    """
    assert said(guesser(bar, *weights), text) is is_said


def test_a_guesser_is_made_once_for_a_lexicon_and_a_bar() -> None:
    """The last two are kept: one text is asked for with either bar."""
    one, other = (guesser(LOOSE, weight, weight).lexicon for weight in (80, 90))
    first, second = guesser_of(one, LOW), guesser_of(one, HIGH)

    assert (first.lexicon, first.bar, second.bar) == (one, LOW, HIGH)
    assert guesser_of(one, LOW) is first
    assert guesser_of(one, HIGH) is second
    assert guesser_of(other, LOW).lexicon is other
    assert guesser_of(one, HIGH) is second
    assert guesser_of(one, LOW) is not first


def test_what_lines_told_is_remembered_up_to_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    """A log of millions of different lines takes no more memory than one of thousands."""
    monkeypatch.setattr(module, "REMEMBERED", 2)
    one = guesser(LOOSE, 80, 80, 80)
    counts = []
    for text in ("w0 w1", "w1 w2", "w0 w1", "w0 w2", "w1"):
        said(one, text)
        counts.append(len(one.scores))

    assert counts == [1, 2, 2, 1, 2]


def test_a_message_has_three_words() -> None:
    """Two are in too many lines that mean something else."""
    lexicon = lexicon_of([(0, 0, "frobnicator refuses"), (0, 0, SAID)], ["", "other words"])

    assert [[lexicon.words[one] for one in message.words] for message in lexicon.messages] == [
        SAID.split()
    ]
    assert len(lexicon_of([(0, 0, "frobnicator refuses widgets")], [""]).messages) == 1


def test_a_message_counts_by_the_best_of_its_ranks() -> None:
    """A title may say what the signature of an echo says."""
    lexicon = lexicon_of([(0, ROLES.index("echo"), SAID), (0, ROLES.index("root"), SAID)], [""])

    assert [message.tier for message in lexicon.messages] == [ROLES.index("root")]


@pytest.mark.parametrize(
    ("weights", "is_said"), [((15, 14, 14, 14), True), ((14, 14, 14, 14), False)]
)
def test_a_line_of_usual_words_needs_a_score(weights: tuple[int, ...], *, is_said: bool) -> None:
    """345 thousandths with one of its four words absent, which 43 of 57 have and 42 of 56 lack."""
    assert said(guesser(LOOSE, *weights), "w0 w1 w2") is is_said
