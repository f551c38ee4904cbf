"""Turn the lines of a log into what it says: who named a failure, and when."""

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice, repeat

from faultdex.jobs.summary import (
    OWN,
    FailureEvent,
    LogSummary,
    RankCall,
    RankEnd,
    Work,
    gist,
)
from faultdex.jobs.timestamps import Stamp, stamp_of
from faultdex.logs.buffer import LogBuffer
from faultdex.match import Index
from faultdex.match.explain import MatchSession
from faultdex.match.frame import Frames
from faultdex.match.normalise import Normaliser, compiled
from faultdex.match.pattern_prefilter import PatternPrefilter, prefilter_of
from faultdex.model.answer import Match

KNOWN = 1024
ABOVE, LINE = 400, 400
MARKS, OWNS, FRAMES, TRIED = 8, 2, 64, 32
_ERROR = re.compile(rb"Error|Exception|Interrupt|Exit|fault|what\(\)")
_TRACE = re.compile(rb'File "|Traceback \(most')
# What stands in a line of JSON behind the message.
_AFTER = re.compile(r'"(?: ?\}|, ?"[\w@.\-]{1,40}": ?).*$', re.ASCII)
_CLOCK = re.compile(rb"\d:[0-5]\d:[0-6]\d")
# Python looks for a pattern in the time of a search for bytes only where it begins with them.
_RANKS = (re.compile(rb"\[rank(\d{1,6})\]"), re.compile(rb"Rank (?<!\wRank )(\d{1,6})\]"))
_ENDED = re.compile(rb"\blocal_rank: (\d{1,6})\b")
# The end of torchrun's log tells the rank of each local one that failed, and how it ended.
_PLACED = re.compile(
    rb"rank {1,8}: (\d{1,6}) \(local_rank: (\d{1,6})\)[^\n]{0,80}\n"
    rb"[^\n]{0,80}\bexitcode {1,8}: (-?\d{1,3}) \(pid: (\d{1,10})\)"
)
_STOPPED = re.compile(rb"Sending process (\d{1,10}) closing signal ")
_WORK = re.compile(
    rb"PG GUID ([^ \]]{1,80}) Rank (\d{1,6})\].{0,400}?ast enqueued (?:NCCL )?work: (\d{1,12})"
)
# A rank says first what it makes itself; of the other rank the message may be wrong.
_CALL = re.compile(
    rb"collectives on ranks\. Rank (\d{1,6}) is running (?:inconsistent )?collective: "
    rb"CollectiveFingerPrint\(((?:SequenceNumber=\d{1,20},? ?)?OpType=\w{1,40}"
    rb"(?:, TensorShape=\[[\d, ]{0,200}\], TensorDtypes=\w{1,40})?)"
)


@dataclass(frozen=True, slots=True)
class Reader:
    """What reads the lines of all logs: the index with its prefilter, and what normalizes lines."""

    index: Index
    prefilter: PatternPrefilter
    normaliser: Normaliser
    is_known: Callable[[str], bool]

    @staticmethod
    def of(index: Index) -> "Reader":
        """Return what reads logs by `index`; texts that many logs hold are looked up once."""
        prefilter = prefilter_of(index)

        @lru_cache(KNOWN)
        def is_known(text: str) -> bool:
            session = MatchSession(index, prefilter)
            session.read([text])
            return bool(session.hits)

        return Reader(index, prefilter, Normaliser(index.rules), is_known)


def summary_of(
    name: str, buffer: LogBuffer, matches: Iterable[Match], reader: Reader
) -> LogSummary:
    """Return what the log that was kept says, given the matches that were found in it."""
    data = buffer.data.split(b"\n")
    numbers = range(1, len(data) + 1) if buffer.is_whole else None
    return Lines(data, numbers, reader).summary(name, matches)


class Lines:
    """Raw lines of a log with their numbers, which are not known of the end of a long one."""

    def __init__(self, lines: list[bytes], numbers: Sequence[int] | None, reader: Reader) -> None:
        """Take lines, all or those of one rank."""
        self.lines, self.numbers = lines, numbers
        self.data = b"\n".join(lines)
        self.normaliser, self.is_known = reader.normaliser, reader.is_known
        ranks = {number for form in _RANKS for number in form.findall(self.data)}
        self.speaker = f"rank {int(ranks.pop())}" if len(ranks) == 1 else ""
        placed = _PLACED.findall(self.data)
        self.ends = tuple(RankEnd(int(rank), int(pid), int(code)) for rank, _, code, pid in placed)
        ends = Counter(code for _, _, code, _ in placed)
        # Of several that ended in the same way none is the first.
        self.placed = {
            int(local): f"rank {int(rank)}" if ends[code] == 1 else ""
            for rank, local, code, _ in placed
        }

    def summary(self, name: str, matches: Iterable[Match]) -> LogSummary:
        """Return what the lines say, given the matches that were found in them."""
        some = list(islice(matches, MARKS))
        return LogSummary(
            name,
            tuple(self.event(one) for one in [*some, *self.own(some)]),
            self.stamp(len(self.lines) - 1)[0],
            self.end(),
            is_empty=not self.data.strip(),
            work=tuple(self.work()),
            calls=tuple(self.calls()),
            speaker=self.speaker,
            ends=self.ends,
            stopped=tuple(map(int, _STOPPED.findall(self.data))) if self.ends else (),
        )

    def event(self, match: Match) -> FailureEvent:
        """Return who said it, and when."""
        place = self.place(match)
        if place is None:
            return FailureEvent(match, self.speaker)
        stamp, is_after = self.stamp(place)
        return FailureEvent(match, self.speaker_of(self.lines[place]), stamp, is_after)

    def speaker_of(self, line: bytes) -> str:
        """Return the rank that a line is of: its speaker, or whose end a launcher tells."""
        speaker = self.normaliser.normalised(0, _text(line)).speaker
        ended = _ENDED.search(line)
        if not speaker and ended:
            local = int(ended[1])
            return self.placed.get(local, f"local rank {local}")
        return f"rank {int(speaker)}" if speaker else self.speaker

    def place(self, match: Match) -> int | None:
        """Return where among the lines it stands."""
        if self.numbers is not None:
            place = bisect_left(self.numbers, match.line)
            return place if match.line in self.numbers[place : place + 1] else None
        needle = match.text.encode()
        return next((place for place, line in enumerate(self.lines) if needle in line), None)

    def stamp(self, place: int) -> tuple[Stamp | None, bool]:
        """Return the time of a line, else the last one before it, and whether it is that."""
        for at in range(place, max(-1, place - ABOVE), -1):
            line = self.lines[at][:LINE]
            stamp = stamp_of(_text(line)) if _CLOCK.search(line) else None
            if stamp:
                return stamp, at < place
        return None, False

    def end(self) -> str:
        """Return the last line that is not blank."""
        whole = (raw for raw in reversed(self.lines) if raw.strip(b"\0 \t\r"))
        last = ((0, _text(raw[: 2 * LINE])) for raw in islice(whole, 1))
        return next((line.text[:LINE] for line in self.normaliser.lines(last)), "")

    def own(self, matches: Iterable[Match]) -> Iterator[Match]:
        """Yield the first and the last errors of the program that no entry explains."""
        lines = {match.line for match in matches}
        every = {gist(text): (number, text) for number, text in reversed([*self.errors()])}
        errors = [one for one in reversed(every.values()) if one[0] not in lines]
        first = [*islice(filter(self.is_own, errors[:TRIED]), OWNS)]
        last = [*islice(filter(self.is_own, reversed(errors[-TRIED:])), OWNS)]
        for number, text in dict.fromkeys([*first, *reversed(last)]):
            raised = self.frame(number) if number else {}
            yield Match("", "", "", 0, OWN, number, text, raised)

    def is_own(self, error: tuple[int, str]) -> bool:
        """Tell whether no entry explains an error."""
        return not self.is_known(error[1])

    def errors(self) -> Iterator[tuple[int, str]]:
        """Yield the lines that end a traceback or name a fault; line 0 is one without a number."""
        is_own = compiled(self.normaliser.rules.own).search
        for number, raw in zip(self.numbers or repeat(0), self.lines, strict=False):
            if _ERROR.search(raw):
                for line in self.normaliser.lines([(number, _text(raw[: 2 * LINE]))]):
                    if is_own(line.text):
                        text = line.text[:LINE]
                        yield number, _AFTER.sub("", text) if raw.startswith(b"{") else text

    def frame(self, number: int) -> dict[str, str]:
        """Return where the error at line `number` was raised, as its traceback says."""
        end = bisect_left(self.numbers or (), number)
        *above, error = self.lines[max(0, end - FRAMES) : end + 1]
        trace = (*filter(_TRACE.search, above), error)
        lines = [*self.normaliser.lines((number, _text(raw)) for raw in trace)]
        frames = Frames(self.normaliser.rules)
        for line in lines:
            frames.read(line)
        frame = frames.before(lines[-1])
        return {"frame": frame} if frame else {}

    def calls(self) -> Iterator[RankCall]:
        """Yield the first call that each rank says it makes where another makes another."""
        first: dict[int, str] = {}
        for rank, form in _CALL.findall(self.data):
            first.setdefault(int(rank), _text(form))
        return (RankCall(rank, form) for rank, form in first.items())

    def work(self) -> Iterator[Work]:
        """Yield how far each rank came in each of its process groups."""
        most: dict[tuple[str, int], int] = {}
        for group, rank, count in _WORK.findall(self.data):
            key = (_text(group), int(rank))
            most[key] = max(int(count), most.get(key, 0))
        return (Work(*key, count) for key, count in most.items())


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")
