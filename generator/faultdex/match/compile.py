"""Turn the book into the compiled index."""

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING

from faultdex.match.condition import FIELD, Condition, Possible
from faultdex.match.index import FACT, KINDS, ROLES, Index, Known, Pattern, weighed
from faultdex.match.lexicon import Worded, lexicon_of
from faultdex.match.normalise import compiled
from faultdex.match.portable import literal_words, portable
from faultdex.match.search import Hit
from faultdex.match.syntax import UnportableError
from faultdex.match.terms import Terms
from faultdex.match.texts import texts_of
from faultdex.match.train import NONE, Labeled, train

if TYPE_CHECKING:
    from faultdex.model.book import Book
    from faultdex.model.entry import Entry, Signature, When

ANYWHERE = {"text", "lacks"}
_CITATION = re.compile(r"\[@[a-z0-9-]+\]")


def compile_index(book: "Book", site: str = "/", posted: Iterable[tuple[str, str]] = ()) -> Index:
    """Compile the signatures of every active entry; `site` is the address before an id.

    Signatures outside of the portable subset are left out: lint names them. `posted` are texts that
    people posted, each after the id of the entry that it belongs to, or after nothing; they help
    where no signature does.
    """
    entries = [
        one for one in sorted(book.entries.values(), key=_kin) if one.facts.status == "active"
    ]
    known = tuple(Known(one.id, one.facts.title) for one in entries)
    patterns = tuple(
        pattern
        for number, entry in enumerate(entries)
        for pattern in chain(
            *(_compiled(number, one) for one in entry.facts.signatures), _facts(number, entry)
        )
    )
    index = Index(site, known, patterns, causes=tuple(map(causes_of, entries)))
    texts = texts_of(patterns)
    read = [
        [_naming(texts.read(index, text).hits) for text in _samples(entry)] for entry in entries
    ]
    return replace(
        index,
        before=frozenset(_before(read)),
        lexicon=lexicon_of(
            _messages(index, read), [_text(*pair) for pair in zip(entries, read, strict=True)]
        ),
        terms=Terms(lambda: train([*_labeled(entries, posted)], len(entries))),
    )


def _kin(entry: "Entry") -> tuple[str, str, str]:
    """Return what puts entries on alike messages side by side, where these pack well."""
    return entry.category, entry.facts.topic, entry.id


def _compiled(entry: int, signature: "Signature") -> Iterator[Pattern]:
    try:
        form = portable(signature.pattern)
    except UnportableError:
        return
    yield Pattern(
        entry,
        ROLES.index(signature.rank.value),
        form.text,
        form.words,
        form.weight,
        KINDS.index(signature.kind),
        (*conditions_of(signature.when), *([FIELD] if signature.in_field else [])),
    )


def _facts(number: int, entry: "Entry") -> Iterator[Pattern]:
    """Yield the expressions that the causes of an entry ask for in any line, each once."""
    asked = (one for cause in causes_of(entry) for one in cause.when if one[0] in ANYWHERE)
    for expression in dict.fromkeys(expression for _, expression in asked):
        form = portable(expression)
        # A fact competes with nothing: it weighs what its row need not say.
        yield Pattern(number, FACT, form.text, form.words, weighed(form.text))


def causes_of(entry: "Entry") -> tuple[Possible, ...]:
    """Return the causes of an entry with their conditions; lint names those that have no form."""
    return tuple(
        Possible(key, (*_line(cause.line), *conditions_of(cause.when)))
        for key, cause in zip(entry.facts.keys, entry.facts.causes, strict=True)
    )


def _line(pattern: str | None) -> Iterator[Condition]:
    if pattern:
        with suppress(UnportableError):
            yield ("line", portable(pattern).text)


def conditions_of(when: Iterable["When"]) -> Iterator[Condition]:
    """Yield conditions as rows of text, their expressions in the common form."""
    for one in when:
        for kind, given in one.model_dump(exclude_none=True).items():
            if kind not in ANYWHERE:
                yield (kind, *([given] if isinstance(given, str) else given))
            elif form := _form(given):
                yield (kind, form)
            else:
                # What cannot be asked for is never found, whether it should stand there or not.
                yield ("text", "")


def _form(pattern: str) -> str:
    try:
        return portable(pattern).text
    except UnportableError:
        return ""


def _samples(entry: "Entry") -> Iterator[str]:
    for sample in entry.facts.samples:
        if not sample.near_miss and sample.file in entry.files:
            yield entry.files[sample.file].decode("utf-8", "replace")


def _naming(hits: Iterable[Hit]) -> list[Hit]:
    """Return the hits that name an entry; what a condition asks for names none."""
    return [hit for hit in hits if hit.pattern.tier != FACT]


def _before(read: Sequence[Sequence[Sequence[Hit]]]) -> Iterator[tuple[int, int]]:
    """Yield each entry with those that its own samples name beside it and never the reverse."""
    pairs = {
        (entry, hit.pattern.entry)
        for entry, samples in enumerate(read)
        for hits in samples
        for hit in hits
        if hit.pattern.entry != entry
    }
    return ((one, other) for one, other in pairs if (other, one) not in pairs)


def _messages(index: Index, read: Sequence[Sequence[Sequence[Hit]]]) -> Iterator[Worded]:
    """Yield titles, signatures, and what these matched in the samples."""
    ranks: dict[int, int] = {}
    patterns = [pattern for pattern in index.patterns if pattern.tier != FACT]
    for pattern in patterns:
        ranks[pattern.entry] = min(pattern.tier, ranks.get(pattern.entry, pattern.tier))
    for entry, known in enumerate(index.known):
        yield entry, ranks.get(entry, 0), known.title
    for pattern in patterns:
        yield pattern.entry, pattern.tier, literal_words(pattern.text)
    for entry, samples in enumerate(read):
        for hit in chain.from_iterable(samples):
            found = compiled(hit.pattern.text).search(hit.text)
            if hit.pattern.entry == entry and found:
                yield entry, hit.pattern.tier, found[0]


def _text(entry: "Entry", samples: Sequence[Sequence[Hit]]) -> str:
    """Return what the lexicon is made of: title, summary, and the lines that signatures know."""
    lines = dict.fromkeys(hit.text for hits in samples for hit in hits)
    return "\n".join([entry.facts.title, entry.facts.summary, *lines])


def _labeled(entries: Sequence["Entry"], posted: Iterable[tuple[str, str]]) -> Iterator[Labeled]:
    """Yield texts with the entry that each belongs to: names, samples, and what people posted."""
    places = {"": NONE} | {entry.id: place for place, entry in enumerate(entries)}
    for place, entry in enumerate(entries):
        facts = entry.facts
        names = [entry.id.replace("-", " "), " ".join(facts.keywords), facts.title, facts.summary]
        yield place, _CITATION.sub("", "\n".join(names))
        yield from ((place, text) for text in _samples(entry))
    yield from ((places[name], text) for name, text in posted if name in places)
