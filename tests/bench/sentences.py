"""Count the factual sentences of entries by what they rest on: a citation, a run, or nothing.

    python tests/bench/sentences.py [KNOWLEDGE] [ENTRY ...]

A sentence rests on a run if it names a snippet, or has code, a quoted text or a number that a filed
run or a sample of the entry shows. So does a tell whose cause has a line or conditions, which
`faultdex check` tries on samples, one that quotes a text which a signature finds, and a cause that
a snippet is declared to show. A sentence that only stands in a paragraph beside a snippet that ran
is counted apart. A sentence that refers to an entry rests on it, and an item of a list on the
citation of the sentence that opens the list. One that tells the reader what to do is no fact, and
neither is a label in bold. Which words mark reasoning is a list below. Noted is what a note of the
page alone marks: that a price is an estimate, unless it has a figure, and that a cause with its
tell is a reading of the threads tallied for it, or reasoning where there are none; these causes are
counted last. What the first command prints is seen in the run of its snippet; what its output means
is a claim like any other. What is said of entries that are named on the command line is printed
sentence by sentence.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from faultdex.match.normalise import compiled
from faultdex.match.portable import portable
from faultdex.match.syntax import UnportableError
from faultdex.model.entry import Entry
from faultdex.model.verification import snippet_runs
from faultdex.pipeline import read

ROOT = Path(__file__).parents[2]
PLACES = ("causes", "tells", "shows", "fixes", "costs", "guide")
KINDS = ("cited", "run", "beside", "reasoning", "noted", "bare", "instruction")
CITED = re.compile(r"\[@[^\]]+\]")
REFERS = re.compile(r"\[\[|\b(?:see|as) [a-z0-9]+(?:-[a-z0-9]+)+\b")
LABEL = re.compile(r"\*\*[^*]+\*\*")
MARKED = re.compile(
    r"^So\b|\btherefore\b|\b(?:our (?:reading|reasoning|guess)"
    r"|we (?:infer|assume|think|expect|suspect|read)|presumably|probably|likely|perhaps|suggests?"
    r"|seems?|not tried|untested|did not try|not verified)\b",
    re.IGNORECASE,
)
QUOTED = re.compile(r"`([^`]{3,})`|'([^']{4,})'|\"([^\"]{4,})\"")
FIGURE = re.compile(r"(?<![\w.])\d[\d,]*(?:\.\d+)?(?![\w.]*\d)")
SPLIT = re.compile(r"(?<=[.!?])\s+(?=[A-Z`'\"(])")
CODE = re.compile(r"`[^`]+`")
JOINED = "\u00a0"
MARK = re.compile(r"!\[\[([^\]]+)\]\]")
FENCE = re.compile(r"^\s*(?:```|~~~)")
BULLET = re.compile(r"^\s*(?:[-*+]|\d+\.)\s+|^>\s*")
FEWEST_WORDS = 4
COMMON = 100
CLAIMS = re.compile(r",? (?:which|because|since|as it|so that it)\b|; (?!otherwise)")
GUESSED = re.compile(r"\b(?:about|download of|than)\s+(?:about )?[\d,.]+", re.IGNORECASE)
PRINTS = re.compile(
    r"^(?:It|The (?:verdict|check|(?:first|second|last) line))\b.*"
    r"\b(?:print|list|count|report|show|run|compare|query|queries|check|read|ask|leave|see|stop)s?\b"
)
OPENS = frozenset({"after", "before", "for", "if", "in", "on", "to", "until", "when", "with"})
NO_VERBS = frozenset(
    {
        "a",
        "after",
        "alternatively",
        "an",
        "and",
        "as",
        "at",
        "before",
        "both",
        "by",
        "each",
        "for",
        "from",
        "if",
        "in",
        "it",
        "no",
        "of",
        "on",
        "one",
        "or",
        "the",
        "to",
        "under",
        "until",
        "when",
        "with",
        "without",
    }
)


@dataclass(frozen=True)
class Sentence:
    """A sentence of an entry, where it stands, and what it rests on."""

    entry: str
    place: str
    kind: str
    text: str


@dataclass(frozen=True)
class Shown:
    """What the runs and samples of an entry show, its signatures, and the names of its snippets."""

    text: str
    names: frozenset[str]
    signatures: tuple[re.Pattern[str], ...] = ()

    def holds(self, sentence: str) -> bool:
        """Return whether the sentence names a snippet, or has something that was shown."""
        if any(name in sentence for name in self.names):
            return True
        quoted = [next(filter(None, found)) for found in QUOTED.findall(sentence)]
        figures = (one for one in FIGURE.findall(sentence) if _is_telling(one))
        is_shown = any(one.lower() in self.text for one in (*quoted, *figures))
        return is_shown or any(one.search(text) for text in quoted for one in self.signatures)


def main() -> None:
    """Print the table over all entries, and the sentences of those that are named."""
    words = sys.argv[1:]
    folder = Path(words[0]) if words else ROOT / "knowledge"
    book = read(folder).book
    orders = orders_of(book.entries.values())
    every = [one for entry in book.entries.values() for one in sentences(entry, orders)]
    print_table(every)
    unseen = sum(len([*unseen_causes(entry)]) for entry in book.entries.values())
    say(f"causes that no source, run, pattern or thread shows: {unseen}")
    quoted = sum(cited.source.quote is not None for cited in book.sources.values())
    say(f"sources of which the words that support the claim are quoted: {quoted}")
    say(f"sources without a quote: {len(book.sources) - quoted}")
    for one in every:
        if one.entry in words[1:]:
            say(f"{one.kind:11} {one.place:7} {one.entry}: {one.text}")


def print_table(every: list[Sentence]) -> None:
    """Print the counts and shares by place; instructions are no part of the shares."""
    counts = Counter((one.place, one.kind) for one in every)
    say(f"| place | facts | {' | '.join(KINDS)} |")
    say("|---|" + "---|" * (len(KINDS) + 1))
    for place in (*PLACES, "all"):
        row = [sum(counts[one, kind] for one in PLACES if place in {one, "all"}) for kind in KINDS]
        facts = sum(row[:-1])
        shares = [f"{count} ({count / facts:.0%})" if facts else "0" for count in row[:-1]]
        say(f"| {place} | {facts} | {' | '.join([*shares, str(row[-1])])} |")
    bare = Counter(one.entry for one in every if one.kind == "bare")
    say(f"most bare: {', '.join(f'{name} {count}' for name, count in bare.most_common(10))}")


def say(line: str) -> None:
    """Print a line."""
    sys.stdout.write(f"{line}\n")


def orders_of(entries: Iterable[Entry]) -> frozenset[str]:
    """Return the words with which two fixes or more begin: those of instructions."""
    first = Counter(
        fix.does.split()[0].strip(",:").lower() for one in entries for fix in one.facts.fixes
    )
    return frozenset(word for word, count in first.items() if count > 1) - NO_VERBS


def sentences(entry: Entry, orders: frozenset[str]) -> Iterator[Sentence]:
    """Yield the sentences of an entry with what they rest on."""
    shown = _shown(entry)
    facts = entry.facts
    fields = {
        "fixes": [fix.does for fix in facts.fixes],
        "costs": [fix.costs for fix in facts.fixes],
    }
    caused = {one.snippet.cause for one in snippet_runs(entry) if one.holds}
    for key, cause in zip(facts.keys, facts.causes, strict=True):
        for one in _split([cause.says]):
            kind = _kind(one, shown, orders)
            rests = "run" if key in caused else "noted"
            yield Sentence(entry.id, "causes", rests if kind == "bare" else kind, one)
        for one in _split([cause.tell]):
            kind = _kind(one, shown, orders)
            if kind in {"reasoning", "bare"} and (cause.line or cause.when):
                kind = "run"
            yield Sentence(entry.id, "tells", "noted" if kind == "bare" else kind, one)
    for place, texts in fields.items():
        for one in _split(texts):
            yield Sentence(entry.id, place, _kind_in(place, _kind(one, shown, orders), one), one)
    yield from _of_first_step(entry, shown, orders)
    yield from _of_guide(entry, shown, orders)


def unseen_causes(entry: Entry) -> Iterator[str]:
    """Yield the keys of causes that have no citation, run, pattern or thread."""
    seen = {one.snippet.cause for one in snippet_runs(entry) if one.holds}
    seen |= {thread.cause for thread in entry.facts.threads}
    for key, cause in zip(entry.facts.keys, entry.facts.causes, strict=True):
        is_told = cause.line or cause.when or CITED.search(cause.says + cause.tell)
        if not is_told and key not in seen and len(entry.facts.causes) > 1:
            yield key


def _of_first_step(entry: Entry, shown: Shown, orders: frozenset[str]) -> Iterator[Sentence]:
    """Yield what the first command is said to show: its snippet's run, or a claim of its own."""
    first = entry.facts.try_first
    held = {one.snippet.file for one in snippet_runs(entry) if one.holds}
    for one in _split([first.shows] if first else []):
        kind = _kind(one, shown, orders)
        is_printed = bool(first and first.snippet in held and PRINTS.search(one))
        yield Sentence(entry.id, "shows", "run" if kind == "bare" and is_printed else kind, one)


def _of_guide(entry: Entry, shown: Shown, orders: frozenset[str]) -> Iterator[Sentence]:
    near = _near_snippets(entry)
    listed = ""
    for number, line in _prose(entry.guide):
        is_item = bool(BULLET.match(line) or line.startswith("  "))
        listed = listed if is_item else ""
        for one in _split([line]):
            kind = _kind(one, shown, orders)
            if kind == "bare" and number in near:
                kind = "beside"
            yield Sentence(entry.id, "guide", (kind == "bare" and listed) or kind, one)
        if not is_item and line.rstrip().endswith(":") and CITED.search(line):
            listed = "cited"


def _kind_in(place: str, kind: str, sentence: str) -> str:
    """Return the kind in a field: a step is none of its facts, and what it costs is estimated."""
    if kind == "bare" and place == "fixes" and not CLAIMS.search(sentence):
        return "instruction"
    if kind == "bare" and place == "costs" and not FIGURE.search(GUESSED.sub("", sentence)):
        return "noted"
    return kind


def _split(texts: Iterable[str]) -> Iterator[str]:
    whole = (CODE.sub(lambda code: code[0].replace(" ", JOINED), text) for text in texts)
    every = (
        one.replace(JOINED, " ")
        for text in whole
        for one in SPLIT.split(BULLET.sub("", text.strip()))
    )
    return (one for one in every if len(one.split()) >= FEWEST_WORDS)


def _kind(sentence: str, shown: Shown, orders: frozenset[str]) -> str:
    plain = CITED.sub("", sentence)
    if CITED.search(sentence) or REFERS.search(sentence):
        return "cited"
    is_open = plain.rstrip("*_ ").endswith(("?", ":"))
    if is_open or LABEL.fullmatch(plain) or _is_order(plain, orders):
        return "instruction"
    if shown.holds(plain):
        return "run"
    return "reasoning" if MARKED.search(plain) else "bare"


def _is_order(sentence: str, orders: frozenset[str]) -> bool:
    """Return whether a sentence tells the reader what to do, at once or after a condition."""
    words = [one.strip("*_,:").lower() for one in sentence.split()]
    if words[0] in orders or words[:2] == ["do", "not"]:
        return True
    after = re.split(r"[,:] ", sentence)[1:] if words[0] in OPENS else []
    return any(one.split()[0].strip("*_").lower() in orders for one in after if one.split())


def _shown(entry: Entry) -> Shown:
    """Join what runs that hold printed with the samples of the entry."""
    held = [one.run for one in snippet_runs(entry) if one.holds]
    printed = [text for run in held for text in (run.stdout, run.stderr, *run.ranks.values())]
    samples = [one.file for one in entry.facts.samples if one.file in entry.files]
    names = frozenset(snippet.file for snippet in entry.facts.snippets)
    text = "\n".join([*printed, *map(entry.text, samples)])
    return Shown(text.lower(), names, tuple(_signatures(entry)))


def _signatures(entry: Entry) -> Iterator[re.Pattern[str]]:
    for one in entry.facts.signatures:
        try:
            yield re.compile(compiled(portable(one.pattern).text).pattern, re.IGNORECASE)
        except UnportableError:
            continue


def _is_telling(figure: str) -> bool:
    """Return whether a number is rare enough to come from a run: not 2, 10 or 64."""
    return "." in figure or "," in figure or int(figure) > COMMON


def _near_snippets(entry: Entry) -> set[int]:
    """Return the lines of the guide in the paragraphs before and after a snippet that ran."""
    held = {one.snippet.file for one in snippet_runs(entry) if one.holds}
    lines = entry.guide.splitlines()
    near: set[int] = set()
    for number, line in enumerate(lines):
        found = MARK.search(line)
        if found and found[1] in held:
            near |= _paragraph(lines, number, -1) | _paragraph(lines, number, 1)
    return near


def _paragraph(lines: list[str], start: int, step: int) -> set[int]:
    """Return the lines next to `start` in one direction, up to a blank line beyond the first."""
    at = start + step
    while 0 <= at < len(lines) and not lines[at].strip():
        at += step
    found = set()
    while 0 <= at < len(lines) and lines[at].strip() and not lines[at].startswith("#"):
        found.add(at)
        at += step
    return found


def _prose(guide: str) -> Iterator[tuple[int, str]]:
    """Yield the lines of prose with their numbers from 0: no code, table, heading or mark."""
    in_code = False
    for number, line in enumerate(guide.splitlines()):
        in_code ^= bool(FENCE.match(line))
        if not in_code and line.strip() and not re.match(r"\s*(?:[|#]|```|~~~|!\[\[|!!!)", line):
            yield number, line


if __name__ == "__main__":
    main()
