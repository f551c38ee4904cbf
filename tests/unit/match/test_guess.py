"""Hold the weights of words, and the guesses that are made of them, to the scale of their bars."""

import pytest

from faultdex.match.guess import Bar, Guesser
from faultdex.match.index import ROLES
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
