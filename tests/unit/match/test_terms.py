"""Hold the ranking of entries by the rare words that they share with a text."""

from dataclasses import replace
from typing import Any

import pytest

from faultdex.match import Index, explain
from faultdex.match.bm25 import weigh
from faultdex.match.normalise import Line
from faultdex.match.terms import LEVELS, Terms

SLOW = "the loader starves the gpu because decoding images takes long"
NAN = "the loss becomes infinite after warmup of the learning rate"
LEAK = "memory grows every epoch because the history keeps tensors alive"


def terms(*documents: str) -> Terms:
    """Return the terms of documents, each followed by many that have nothing to do with them."""
    others = [f"other{number} unrelated{number}" for number in range(300)]
    data = weigh([[(4, one)] for one in (*documents, *others)], range(400))
    return Terms(lambda: data)


def lines(*texts: str) -> list[Line]:
    """Return texts as plain lines."""
    return [Line(number, text, len(text), "") for number, text in enumerate(texts, start=1)]


def test_the_entry_with_most_rare_words_comes_first() -> None:
    """The words of the text stand in its document, in whatever order."""
    found = terms(SLOW, NAN, LEAK).rank(lines("images decoding starves the gpu loader takes long"))

    assert [one.entry for one in found] == [0]


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
        "gpu",
        f"gpu {'foreign ' * 3}soup",
    ],
)
def test_a_text_that_shares_little_ranks_nothing(text: str) -> None:
    """One shared word is too little, and so is a small share of the text."""
    assert terms(SLOW, NAN, LEAK).rank(lines(text)) == []


def test_a_text_may_hold_words_that_no_entry_has() -> None:
    """A name of a program is no reason to be silent, until the rest is too small a share."""
    told = "images decoding starves my gpu loader takes long"
    foreign = " ".join(f"frobnicator{number}" for number in range(100))

    assert [one.entry for one in terms(SLOW).rank(lines(f"{told} frobnicator"))] == [0]
    assert terms(SLOW).rank(lines(f"{told} {foreign}")) == []


def test_entries_that_explain_a_text_alike_come_in_their_order() -> None:
    """Where both help, neither is left out."""
    assert [one.entry for one in terms(SLOW, SLOW).rank(lines(SLOW))] == [0, 1]
    assert terms(SLOW, f"{SLOW} {NAN} {LEAK}").rank(lines(SLOW))[0].entry == 0


@pytest.mark.parametrize(
    ("text", "has_other_name"),
    [
        ("the loader starves the gpu", False),
        ("the frobnicator starves the gpu", False),
        ("ImportError: loader", False),
        ("ImportError: frobnicator", True),
    ],
)
def test_a_line_about_a_name_that_no_entry_has_is_told(text: str, *, has_other_name: bool) -> None:
    """An unknown word is another word for the same, unless the message is about a name."""
    (line,) = lines(text)

    assert terms(SLOW, "ImportError").has_other_name(line) == has_other_name


def test_no_name_is_another_without_terms() -> None:
    """An index that was compiled without them still has candidates."""
    (line,) = lines("ImportError: frobnicator")

    assert not Terms().has_other_name(line)


def test_a_pair_of_words_of_one_document_is_left_out() -> None:
    """It tells nothing that its words do not; a pair of two documents is kept."""
    kept = terms("out of memory", "out of files", "memory leaks").postings

    assert [term for term in kept if " " in term] == ["out of"]


def test_a_rare_word_weighs_more_than_a_usual_one() -> None:
    """The weight falls with the number of documents that have the word."""
    data = weigh([[(1, "cuda nccl")], [(1, "cuda")], [(1, "cuda")], [(1, "files")]], {0})
    weights = dict(zip(data["terms"].split("\n"), data["postings"], strict=True))

    assert weights["nccl"][0] % LEVELS > weights["cuda"][0] % LEVELS


def test_what_people_paste_weighs_less_than_what_they_tell() -> None:
    """Of two documents with the same words, the one that is told in words comes first."""
    others = [[(4, f"other{number} unrelated{number}")] for number in range(300)]
    data = weigh([[(4, SLOW)], [(4, SLOW)], *others], {1})
    found = Terms(lambda: data).rank(lines(SLOW))

    assert [one.entry for one in found] == [1, 0]


def test_related_pages_are_named_only_where_nothing_is_recognized(index: Index) -> None:
    """A signature in the text ends the search."""
    data = {"terms": "words\nwhich\nalone\ntell\ntorch", "postings": [[60], [60], [60], [60], []]}
    knowing = replace(index, terms=Terms(lambda: data))
    told = ["torch words which alone tell"]
    signature = "RuntimeError: CUDA error: device-side assert triggered"

    assert [one.role for one in explain(knowing, told).candidates] == ["related"]
    assert all(one.role != "related" for one in explain(knowing, [*told, signature]).candidates)


def test_an_error_that_nothing_explains_gets_no_related_pages(index: Index) -> None:
    """Mostly no page exists for it, however much of the text is known."""
    data = {
        "terms": "words\nwhich\ntell\ntorch\nvalueerror",
        "postings": [[60], [60], [60], [], []],
    }
    knowing = replace(index, terms=Terms(lambda: data))

    assert explain(knowing, ["torch words which tell"]).candidates != ()
    assert explain(knowing, ["torch", "ValueError: words which tell"]).candidates == ()


def test_other_software_gets_no_related_pages(index: Index) -> None:
    """The same words in a text that is not of our field."""
    data = {"terms": "words\nwhich\nalone\ntell\ntorch", "postings": [[60], [60], [60], [60], []]}
    knowing = replace(index, terms=Terms(lambda: data))

    assert explain(knowing, ["words which alone tell"]).candidates == ()


HEALTHY = ["torch words which tell", "epoch 1", "epoch 2", "epoch 3"]


@pytest.mark.parametrize(
    ("text", "is_answered"),
    [
        (HEALTHY[:3], True),
        (HEALTHY, False),
        ([*HEALTHY, "the job failed"], True),
        ([*HEALTHY, "the job failed", *["epoch"] * 20], True),
        ([*HEALTHY, "the job failed", *["epoch"] * 21], False),
    ],
)
def test_related_pages_are_for_what_tells_a_failure(
    index: Index, text: list[str], *, is_answered: bool
) -> None:
    """More than three lines need one that looks like a failure, and a whole log has no page."""
    data = {"terms": "words\nwhich\ntell\ntorch", "postings": [[60], [60], [60], []]}
    knowing = replace(index, terms=Terms(lambda: data))

    assert bool(explain(knowing, text).candidates) == is_answered


def test_no_weight_reaches_the_next_entry() -> None:
    """A posting has room for 64 steps: a word that one of 3000 entries repeats has the last one."""
    others = [[(100, f"other{number}")] for number in range(3000)]
    data = weigh([[(100, "nccl")], *others], range(3001))
    weights = dict(zip(data["terms"].split("\n"), data["postings"], strict=True))

    assert weights["nccl"] == [LEVELS - 1]
    assert weights["other7"] == [8 * LEVELS + LEVELS - 1]


def test_a_word_that_is_said_more_often_weighs_more() -> None:
    """But less and less, and less in a longer document."""
    texts = [[(1, "cuda")], [(2, "cuda")], [(3, "cuda")], [(1, f"cuda {SLOW}")]]
    others = [[(1, f"other{number} unrelated{number}")] for number in range(30)]
    data = weigh([*texts, *others], range(40))
    once, twice, thrice, long = (
        one % LEVELS
        for one in dict(zip(data["terms"].split("\n"), data["postings"], strict=True))["cuda"]
    )

    assert twice - once > thrice - twice > 0
    assert long < once


def test_a_pair_weighs_less_than_its_words() -> None:
    """Sentences repeat usual pairs."""
    data = weigh(
        [[(1, "out of")], [(1, "out of")], *([(1, f"x{n}")] for n in range(50))], range(52)
    )
    weights = dict(zip(data["terms"].split("\n"), data["postings"], strict=True))

    assert weights["out of"][0] % LEVELS < weights["out"][0] % LEVELS / 2


def test_a_text_that_one_entry_explains_whole_has_a_thousand() -> None:
    """Of a text with a word more, it is the share of the weight."""
    found = terms(SLOW, NAN).rank(lines(SLOW))

    assert [(one.entry, one.score) for one in found] == [(0, 1000)]
    assert terms(SLOW, "extra").rank(lines(f"{SLOW} extra"))[0].score < 1000


def steps(data: dict[str, Any], word: str) -> list[int]:
    """Return what a term weighs in each document that has it."""
    weights = dict(zip(data["terms"].split("\n"), data["postings"], strict=True))
    return [one % 64 for one in weights[word]]


def test_words_weigh_what_bm25_reckons() -> None:
    """In steps, by hand: of 40 texts of two words, ln(1 + 39.5 / 1.5) is 3.308.

    Four times as often it is 2.125 as much, for a message that people paste 0.65, and two of 40
    texts make it 2.797, of which a pair has 0.3.
    """
    others = [[(1, f"other{number} some{number}")] for number in range(38)]
    told = weigh([[(1, "nccl alone")], [(4, "socket bound")], *others], range(40))
    pasted = weigh([[(1, "nccl alone")], [(4, "socket bound")], *others], ())
    pairs = weigh([[(1, "out of")], [(1, "out of")], *others], range(40))

    assert (steps(told, "nccl"), steps(told, "socket")) == ([9], [14])
    assert (steps(pasted, "nccl"), steps(pasted, "socket")) == ([6], [9])
    assert (steps(pairs, "out"), steps(pairs, "out of")) == ([7, 7], [2, 2])


def test_a_word_of_a_long_text_weighs_less() -> None:
    """Of one that has 19 terms where others have 3, it weighs less than half."""
    long = " ".join(["nccl", *(f"pad{number}" for number in range(9))])
    others = [[(1, f"other{number} some{number}")] for number in range(38)]
    data = weigh([[(1, long)], [(1, "loss")], *others], range(40))

    assert (steps(data, "nccl"), steps(data, "loss")) == ([4], [10])


def ranked(text: str, **postings: list[int]) -> list[tuple[int, int]]:
    """Return the entries that words rank with these postings, each with its score."""
    data = {"terms": "\n".join(postings), "postings": [*postings.values()]}
    return [(one.entry, one.score) for one in Terms(lambda: data).rank(lines(text))]


SEVEN = " ".join(f"foreign{letter}" for letter in "abcdefg")


def test_the_best_entry_has_to_explain_a_fifth_of_the_text() -> None:
    """A word that no entry has weighs 20: of seven, with 20 of another entry, 40 are a fifth."""
    assert ranked(f"alpha beta {SEVEN}", alpha=[40], beta=[64 + 20]) == [(0, 200)]
    assert ranked(f"alpha beta {SEVEN}", alpha=[40], beta=[64 + 21]) == []


def test_what_an_entry_explains_has_a_least_weight() -> None:
    """A word that many entries have tells too little."""
    assert ranked("alpha", alpha=[30]) == [(0, 1000)]
    assert ranked("alpha", alpha=[29]) == []


def test_another_entry_is_told_beside_the_best_from_six_tenths_on() -> None:
    """Less than that is hardly what the text is about."""
    assert ranked("alpha beta", alpha=[50], beta=[64 + 30]) == [(0, 625), (1, 375)]
    assert ranked("alpha beta", alpha=[50], beta=[64 + 29]) == [(0, 632)]


def test_a_text_is_looked_at_as_far_as_80_lines_of_300_words() -> None:
    """A whole log takes no longer than that."""
    data = {"terms": "alpha", "postings": [[60]]}
    fine, below = (Terms(lambda: data).rank(lines(*["ab"] * count, "alpha")) for count in (79, 80))
    within, behind = (ranked(f"{'ab ' * count}alpha", alpha=[60]) for count in (299, 300))

    assert ([one.line.number for one in fine], below) == ([80], [])
    assert (within, behind) == ([(0, 750)], [])


def test_no_more_than_three_pages_are_named_where_nothing_is_sure(index: Index) -> None:
    """Each with its share, its line and who said it; who asks for one gets the best."""
    every = [64 * entry + 60 for entry in range(5)]
    data = {"terms": "words\nwhich\ntell\ntorch", "postings": [every, every, [60, 124], []]}
    knowing = replace(index, terms=Terms(lambda: data))
    told = ["[rank3]: torch words which tell"]
    found = explain(knowing, told).candidates

    assert [(one.id, one.score) for one in found] == [
        (index.known[0].id, 0.9),
        (index.known[1].id, 0.9),
        (index.known[2].id, 0.6),
    ]
    assert {(one.role, one.line, one.text) for one in found} == {
        ("related", 1, "torch words which tell")
    }
    assert {(one.speaker, one.speakers) for one in found} == {("rank 3", ("rank 3",))}
    assert explain(knowing, told, top=1).candidates == found[:1]
