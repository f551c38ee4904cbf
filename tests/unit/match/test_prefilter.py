"""Required words are found in raw bytes, and prefilters are made once for an index."""

from dataclasses import replace

import pytest

from faultdex.match import Index
from faultdex.match.index import Pattern
from faultdex.match.literal_prefilter import (
    LiteralPrefilter,
    Word,
    bare,
    engine_of,
    literals_of,
    re2_set,
)
from faultdex.match.normalization_rules import OWN_WORDS
from faultdex.match.pattern_prefilter import PatternPrefilter, has_prefilter, prefilter_of


@pytest.mark.parametrize(
    ("raw", "plain"),
    [
        (b"a\x1b[1;31mb\x1b[0mc", b"abc"),
        (b'say \\"it\\\\"', b'say "it"'),
        (b"a\xc2\xa0b", b"a b"),
        (b"\xe2\x80\x98a\xe2\x80\x99 \xe2\x80\x9cb\xe2\x80\x9d", b"'a' \"b\""),
        (b"a\nb\x1b[K\nc", b"a\nb\nc"),
    ],
)
def test_what_hides_a_word_is_taken_off(raw: bytes, plain: bytes) -> None:
    """Every line stays a line."""
    assert bare(raw) == plain


def test_bytes_without_dressing_are_not_copied() -> None:
    """Their places are those in the file."""
    plain = b"nothing is on it \\ here"

    assert bare(plain) is plain


def pattern(place: int, *words: str) -> Pattern:
    """Return a signature that requires one of some words."""
    return Pattern(place, 0, "|".join(words), words, 8)


def test_a_word_of_several_signatures_is_looked_for_once(index: Index) -> None:
    """Words of errors that no entry explains are, too; spaces at the ends are of no word."""
    both = replace(index, patterns=(pattern(0, " gizmo "), pattern(1, "gizmo", "widget")))
    words = {word.data: word for word in LiteralPrefilter.of(both).words}

    assert words.keys() == {b"gizmo", b"widget", *(one.encode() for one in OWN_WORDS)}
    assert [one.entry for one in words[b"gizmo"].patterns] == [0, 1]
    assert words[b"Error:"].patterns == ()
    assert not any(word.is_sign or word.is_whole for word in words.values())


def test_a_sign_of_messages_is_looked_for_whole(knowing: Index) -> None:
    """It requires no signature."""
    assert knowing.messages
    signs = [word for word in LiteralPrefilter.of(knowing).words if word.is_sign]

    assert {word.data.decode() for word in signs} == set(knowing.messages.hints.signs)
    assert {(word.is_whole, word.patterns) for word in signs} == {(True, ())}


def test_words_that_are_known_are_left_out_and_common_ones_looked_for_whole(index: Index) -> None:
    """The other words stay as they are."""
    every = LiteralPrefilter.of(index)
    known, common, *rest = every.words
    finer = every.finer({known}, {common})

    assert (finer.words[0].data, finer.words[0].is_whole) == (common.data, True)
    assert finer.words[1:] == tuple(rest)


def test_prefilters_are_made_once_for_an_index(index: Index) -> None:
    """Until another one is asked for; one on an engine of one's own is not kept."""
    other = replace(index, site="https://other.org/")
    first, second = literals_of(index), prefilter_of(index)

    assert (literals_of(index), prefilter_of(index)) == (first, second)
    assert literals_of(index, re2_set) is not first
    assert (has_prefilter(index), has_prefilter(other)) == (True, False)
    assert prefilter_of(other) is not second
    assert literals_of(other) is not first
    assert (has_prefilter(index), has_prefilter(other)) == (False, True)


def test_an_engine_tells_which_words_stand_there() -> None:
    """Without words there is nothing to look for."""
    one, two = Word(b"gizmo", ()), Word(b"widget", ())

    assert engine_of([one, two], re2_set)(b"a widget") == [(0, two)]
    assert engine_of([one, two], re2_set)(b"nothing") == []
    assert list(engine_of([], re2_set)(b"a widget")) == []


def test_signatures_are_near_by_a_word_whatever_cuts_it() -> None:
    """In their order, each once; lines and spaces are passed over."""
    patterns = (pattern(0, "too wide", "is wide"), pattern(1, "gizmo"), pattern(2, "too wide"))
    found = PatternPrefilter(patterns).near(["the grid is too", "wide, is wi", "de"])

    assert [one.entry for one in found] == [0, 2]
    assert PatternPrefilter(patterns).near(["the grid"]) == []
