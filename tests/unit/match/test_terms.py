"""Hold the ranking of entries by the words that tell their texts from those of others."""

from dataclasses import replace
from typing import Any

import pytest

from faultdex.match import Index, explain
from faultdex.match.index import Lexicon
from faultdex.match.normalise import Line
from faultdex.match.terms import (
    HALF,
    LEAST,
    LEVELS,
    NOTHING,
    PRECISION,
    PROBABLE,
    Terms,
)
from faultdex.match.train import EACH, KEPT, NONE, train

SLOW = "the loader starves the gpu because decoding images takes long"
NAN = "the loss becomes infinite after warmup of the learning rate"
LEAK = "memory grows every epoch because the history keeps tensors alive"


def terms(*documents: str) -> Terms:
    """Return the terms of documents, each followed by many that have nothing to do with them."""
    others = [f"other{number} unrelated{number}" for number in range(300)]
    every = [*documents, *others]
    data = train([*enumerate(every)], len(every))
    return Terms(lambda: data)


def telling(*words: str, others: tuple[str, ...] = ()) -> Terms:
    """Return terms in which words tell the first entry beyond doubt, and others tell nothing."""
    data = {
        "terms": "\n".join((*words, *others)),
        "rarities": [100] * len((*words, *others)),
        "postings": [*[[HALF + 60]] * len(words), *[[]] * len(others)],
        "biases": [-1000],
    }
    return Terms(lambda: data)


def one_word(*postings: int) -> Terms:
    """Return terms of the word `slow` alone, of three entries."""
    data = {"terms": "slow", "rarities": [100], "postings": [postings], "biases": [-1000] * 3}
    return Terms(lambda: data)


def lines(*texts: str) -> list[Line]:
    """Return texts as plain lines."""
    return [Line(number, text, len(text), "") for number, text in enumerate(texts, start=1)]


def test_the_entry_with_most_rare_words_comes_first() -> None:
    """The words of the text stand in its document, in whatever order."""
    found = terms(SLOW, NAN, LEAK).rank(lines("images decoding starves the gpu loader takes long"))

    assert [one.entry for one in found] == [0]


def test_texts_of_no_entry_speak_against_all() -> None:
    """What they share with a document tells less of it, and they are no entry themselves."""
    texts = [*enumerate((SLOW, NAN, LEAK))]
    of_none = [(NONE, f"decoding images of subtitles, number {number}") for number in range(9)]
    with_them, without = (train([*texts, *more], len(texts)) for more in (of_none, []))
    asked = lines("decoding images")

    assert [len(one["biases"]) for one in (with_them, without)] == [3, 3]
    assert _score(with_them, asked) < _score(without, asked)


def _score(data: dict[str, Any], asked: list[Line]) -> int:
    """Return the score of the first entry, which nothing else comes near."""
    return next((one.score for one in Terms(lambda: data).rank(asked) if one.entry == 0), 0)


def test_the_line_that_tells_is_named() -> None:
    """Of several lines it is the one whose words weigh most for the entry."""
    found = terms(SLOW, NAN, LEAK).rank(
        lines("epoch", "memory grows because history keeps tensors alive", "of")
    )

    assert [(one.entry, one.line.number) for one in found] == [(2, 2)]


def test_of_lines_that_tell_alike_the_first_is_named() -> None:
    """Lines that stood in one line of a log have its number, and their order decides."""
    parts = [replace(one, number=1) for one in lines("decoding starves", "takes images")]
    (found,) = terms(SLOW, NAN, LEAK).rank(parts)

    assert found.line.text == "decoding starves"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "completely foreign words about gardening and cooking",
        "because of the",
    ],
)
def test_a_text_that_shares_little_ranks_nothing(text: str) -> None:
    """Words of no entry are too little, and so are usual ones."""
    assert terms(SLOW, NAN, LEAK).rank(lines(text)) == []


def test_a_text_may_hold_words_that_no_entry_has() -> None:
    """A name of a program is no reason to be silent."""
    told = "images decoding starves my gpu loader takes long frobnicator"

    assert [one.entry for one in terms(SLOW, NAN).rank(lines(told))] == [0]


def test_entries_that_a_text_resembles_alike_come_in_their_order() -> None:
    """Where both help, neither is left out."""
    told = {"terms": "slow", "rarities": [100], "biases": [-1000] * 3}
    postings = [[LEVELS * entry + HALF + 16 for entry in (2, 0)]]

    assert [
        one.entry for one in Terms(lambda: {**told, "postings": postings}).rank(lines("slow"))
    ] == [0, 2]


@pytest.mark.parametrize(
    ("weights", "entries"),
    [((8, 4, 3), [0, 1]), ((7, 4), []), ((9, 6, 8, 7), [0, 2, 3])],
)
def test_the_three_most_likely_are_named_if_one_is_likely_enough(
    weights: tuple[int, ...], entries: list[int]
) -> None:
    """Of weights in twentieths of the way to the boundary, the best needs eight, others four."""
    told = {"terms": "slow", "rarities": [100], "biases": [-1000] * len(weights)}
    postings = [[LEVELS * entry + HALF + weight for entry, weight in enumerate(weights)]]

    assert [
        one.entry for one in Terms(lambda: {**told, "postings": postings}).rank(lines("slow"))
    ] == entries


def test_a_word_can_speak_against_an_entry() -> None:
    """The entry that lacks it comes first, though the other has all that remains."""
    base = "out of memory while allocating tensors"
    found = terms(f"{base} cuda", f"{base} host").rank(lines(f"{base} host"))

    assert found[0].entry == 1


def test_the_score_says_how_surely_a_text_belongs_to_an_entry() -> None:
    """A text of the entry itself is surely of it; one of half its words is hardly."""
    (whole,) = terms(SLOW, NAN).rank(lines(SLOW))
    (half,) = terms(SLOW, NAN).rank(lines(SLOW[:33], "gardening"))

    assert 1000 >= whole.score > PROBABLE > half.score >= (LEAST + PRECISION) // 2


@pytest.mark.parametrize(
    ("text", "has_other_name"),
    [
        ("the loader starves the gpu", False),
        ("the frobnicator starves the gpu", False),
        ("ImportError: loader", False),
        ("ImportError: gizmo", False),
        ("ImportError: frobnicator", True),
    ],
)
def test_a_line_about_a_name_that_no_entry_has_is_told(text: str, *, has_other_name: bool) -> None:
    """An unknown word is another word for the same, unless the message is about a name."""
    (line,) = lines(text)
    told = terms(SLOW, "ImportError")

    assert told.has_other_name(line, {"gizmo"}) == has_other_name


def test_no_name_is_another_without_terms() -> None:
    """An index that was compiled without them still has candidates."""
    (line,) = lines("ImportError: frobnicator")

    assert not Terms().has_other_name(line, set())


def test_texts_of_a_single_entry_tell_nothing() -> None:
    """There is nothing to tell them from."""
    assert train([(0, SLOW), (0, NAN)], 1) == NOTHING


def test_an_entry_without_a_text_is_never_found() -> None:
    """Its bias is that of a text that shares nothing."""
    data = train([(0, SLOW), (2, NAN)], 3)

    assert data["biases"][1] == -1000
    assert {one // LEVELS for some in data["postings"] for one in some} == {0, 2}


def test_the_same_texts_give_the_same_terms() -> None:
    """A build can be repeated."""
    texts = [(0, SLOW), (1, NAN), (2, LEAK), (0, f"{SLOW} again")]

    assert train(texts, 3) == train(texts, 3)


def test_only_the_strongest_weights_of_an_entry_are_kept() -> None:
    """What a browser loads stays small, however long the texts are; each text keeps some more."""
    long = " ".join(f"word{number}" for number in range(4 * KEPT))
    once, twice = (train([*[(0, long)] * texts, (1, NAN)], 2) for texts in (1, 2))

    assert [_of_first(data["postings"]) for data in (once, twice)] == [KEPT + EACH, KEPT + 2 * EACH]


def _of_first(postings: list[list[int]]) -> int:
    return sum(one // LEVELS == 0 for some in postings for one in some)


def test_related_pages_are_named_only_where_nothing_is_recognized(index: Index) -> None:
    """A signature in the text ends the search."""
    knowing = replace(index, terms=telling("words", "which", "alone", "tell", others=("torch",)))
    told = ["torch words which alone tell"]
    signature = "RuntimeError: CUDA error: device-side assert triggered"

    assert [one.role for one in explain(knowing, told).candidates] == ["probable"]
    assert {one.role for one in explain(knowing, [*told, signature]).candidates} <= {"candidate"}


def test_an_error_that_nothing_explains_gets_related_pages_beside_it(index: Index) -> None:
    """It is still said that no entry explains it."""
    knowing = replace(index, terms=telling("words", "which", "tell", others=("torch",)))
    answer = explain(knowing, ["torch", "ValueError: words which tell"])

    assert [one.role for one in answer.candidates] == ["probable"]
    assert [one.text for one in answer.own] == ["ValueError: words which tell"]


def test_other_software_gets_no_related_pages(index: Index) -> None:
    """The same words in a text that is not of our field."""
    knowing = replace(index, terms=telling("words", "which", "alone", "tell", others=("torch",)))

    assert explain(knowing, ["words which alone tell"]).candidates == ()


FAR = tuple(f"far{number}" for number in range(12))


@pytest.mark.parametrize(
    ("text", "role"),
    [
        ("torch words which alone tell", "probable"),
        (f"torch words {' '.join(FAR)}", "related"),
        ("torch ImportError words which alone tell frobnicator", "related"),
    ],
)
def test_a_page_is_probable_that_alone_is_ranked_and_so_surely(
    index: Index, text: str, role: str
) -> None:
    """One word of twelve is too little, and a message about another name is another failure."""
    words = telling("words", "which", "alone", "tell", others=("torch", "importerror", *FAR))

    assert [one.role for one in explain(replace(index, terms=words), [text]).candidates] == [role]


def test_a_page_is_probable_below_the_bound_where_its_message_is_nearly_said(index: Index) -> None:
    """Its words alone would only relate it to the text."""
    told = "torch: watchdog caught a collective operation timeout, abort again, exit"
    (ranked,) = explain(index, [told]).candidates
    (related, *_) = explain(replace(index, lexicon=Lexicon()), [told]).candidates

    assert (ranked.role, ranked.score < PROBABLE / 1000) == ("probable", True)
    assert (related.id, related.role) == (ranked.id, "related")


HEALTHY = ["torch words which tell", "epoch 1", "epoch 2", "epoch 3"]


@pytest.mark.parametrize(
    ("text", "is_answered"),
    [
        (HEALTHY[:3], True),
        (HEALTHY, False),
        ([*HEALTHY, "the job failed"], True),
        ([*HEALTHY, "the job failed", *["epoch"] * 20], True),
        ([*HEALTHY, "the job failed", *["epoch"] * 21], False),
        ([*HEALTHY, *["epoch"] * 21, "ValueError: words which tell"], True),
    ],
)
def test_related_pages_are_for_what_tells_a_failure(
    index: Index, text: list[str], *, is_answered: bool
) -> None:
    """More than three lines need one that looks like a failure, and a log needs an error."""
    knowing = replace(index, terms=telling("words", "which", "tell", others=("torch",)))

    assert bool(explain(knowing, text).candidates) == is_answered
