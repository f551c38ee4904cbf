"""Hold the scanner of large logs to the answers of the reader of short ones."""

import json
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faultdex.match import Index, explain, scan
from faultdex.match.literal_prefilter import Make, hyperscan, re2_set
from faultdex.match.scan import GATED
from faultdex.model.answer import Answer, UnmatchedError

Scanned: TypeAlias = Callable[[Index, bytes], Answer]

NOISE = b"2026-11-20 17:01:35,123 - trainer - INFO - step %d loss 0.5 memory 12 GiB\n"
ERROR = b"[rank1]: OSError: CUDA_HOME environment variable is not set. "
ERROR += b"Please set it to your CUDA install root.\n"
TRACEBACK = b"""[rank3]: Traceback (most recent call last):
[rank3]:   File "train.py", line 5, in step
[rank3]: KeyError: 'tokens'
"""
NEWLINE = b"\n"
MOST = 100
ENGINES = [
    "re2",
    pytest.param(
        "hyperscan",
        marks=pytest.mark.skipif(not find_spec("hyperscan"), reason="Hyperscan is an extra"),
    ),
]


@pytest.fixture(scope="module")
def noise() -> bytes:
    """Return more than two megabytes in which nothing happens."""
    return b"".join(NOISE % step for step in range(32_000))


@pytest.fixture(params=ENGINES)
def make(request: pytest.FixtureRequest) -> Make:
    """Return each engine that is installed."""
    return {"re2": re2_set, "hyperscan": hyperscan}[request.param]


def chunks(data: bytes, size: int = 100_000) -> Iterator[bytes]:
    """Yield the bytes in chunks of a size that no line knows of."""
    return (data[start : start + size] for start in range(0, len(data), size))


def text(data: bytes) -> list[str]:
    """Return the lines as the reader of short texts takes them."""
    return data.decode().split("\n")


def named(answer: Answer) -> list[tuple[str, int, str]]:
    """Return what was found and where."""
    return [(match.id, match.line, match.text) for match in answer.matches]


def counting(index: Index, log: bytes) -> Answer:
    """Return the answer to a log whose lines are counted on the way."""
    return scan(index, chunks(log))


def counting_later(index: Index, log: bytes) -> Answer:
    """Return the answer to a log that can be read twice."""
    return scan(index, chunks(log), count=partial(log.count, b"\n"))


@pytest.mark.parametrize("where", [0.0, 0.01, 0.31, 0.5, 0.977, 1.0])
def test_a_line_is_found_wherever_it_stands(
    where: float, noise: bytes, index: Index, make: Make
) -> None:
    """At the start, at the end, and between, with the number that it has in the file."""
    place = noise.rfind(b"\n", 0, int(where * len(noise))) + 1
    log = noise[:place] + ERROR + noise[place:]

    assert named(explain(index, log.decode().split("\n"))) == named(
        scan(index, chunks(log), make=make)
    )


@pytest.mark.parametrize("size", [1_000, 65_536, 99_999, 10_000_000])
def test_a_line_may_lie_in_two_chunks(size: int, noise: bytes, index: Index, make: Make) -> None:
    """Wherever a chunk ends, within a word or a line."""
    for shift in range(0, 120, 17):
        start = (noise * 2)[: 3_000_000 // size * size]
        start = start[: start.rfind(b"\n") + 1]
        log = start[:-1] + b"x" * shift + b"\n" + ERROR + noise[:10_000]

        assert named(scan(index, chunks(log, size), make=make))[0][0] == "cuda-home-not-set"


def test_lines_may_be_counted_later(noise: bytes, index: Index, make: Make) -> None:
    """Whoever can read a file twice counts only up to the lines that are reported."""
    log = noise + ERROR + noise
    later = scan(index, chunks(log), make=make, count=partial(log.count, b"\n"))

    assert named(scan(index, chunks(log), make=make)) == named(later)


@pytest.mark.parametrize("scanned", [counting, counting_later])
@pytest.mark.parametrize("color", [b"", b"\x1b[31m"])
def test_colors_change_no_number(
    scanned: Scanned, color: bytes, noise: bytes, index: Index
) -> None:
    """Of the line itself and of those before it, which are shorter without them."""
    dressed = b"".join(color + line + b"\n" for line in noise[:200_000].splitlines())
    log = noise + dressed + color + ERROR + dressed + noise
    number = log.count(b"\n", 0, log.index(b"OSError")) + 1

    assert [line for _, line, _ in named(scanned(index, log))] == [number]


@pytest.mark.parametrize("scanned", [counting, counting_later])
@pytest.mark.parametrize("where", [0.4, 1.0])
def test_an_error_that_no_entry_explains_is_seen(
    where: float, scanned: Scanned, noise: bytes, index: Index
) -> None:
    """Amid the log and at its end, with the number that its line has in the file."""
    place = noise.rfind(b"\n", 0, int(where * len(noise))) + 1
    log = noise[:place] + TRACEBACK + noise[place:]

    assert scanned(index, log).own == (
        UnmatchedError(
            log.count(b"\n", 0, place) + 3,
            "KeyError: 'tokens'",
            "rank 3",
            'File "train.py", line 5, in step',
        ),
    )


@pytest.mark.parametrize("before", range(65_300, 65_700, 45))
def test_a_traceback_between_two_chunks_keeps_its_frame(
    before: int, noise: bytes, index: Index, make: Make
) -> None:
    """The frame stands in the lines above the error, which may be those of the chunk before."""
    start = noise[: 36 * 65_536 + before - 65_536]
    start = start[: start.rfind(b"\n") + 1]
    log = start + TRACEBACK + noise

    (own,) = scan(index, chunks(log, 65_536), make=make, count=partial(log.count, b"\n")).own

    assert (own.line, own.frame) == (
        start.count(b"\n") + 3,
        'File "train.py", line 5, in step',
    )


@pytest.mark.parametrize("size", [65_536, 70_001, 131_072])
def test_the_engines_answer_alike(size: int, repository: Path, index: Index) -> None:
    """Whether an engine tells the places of words or not, over the borders of many chunks."""
    texts = [path.read_bytes() for path in sorted((repository / "tests/data").rglob("*.log"))]
    log = b"\n".join(text + NOISE * 40 for text in texts)
    makes = [re2_set, *([hyperscan] if find_spec("hyperscan") else [])]
    answers = [scan(index, chunks(log, size), MOST, make=make) for make in makes]

    assert answers[0].matches
    assert answers[1:] == answers[:1] * (len(makes) - 1)


@pytest.mark.parametrize("scanned", [counting, counting_later])
def test_a_line_that_decides_a_cause_has_its_number(
    scanned: Scanned, noise: bytes, index: Index
) -> None:
    """A reason shows the number that the line has in the file, and is cut as in a short text."""
    port = b"the port is down since Tuesday, " + b"and so is all else " * 9 + b"\n"
    log = noise + port + noise + b"qp 17 status 12 sent 1.00 MiB of 4.00 GiB\n" + noise
    (match,) = scanned(index, log).matches
    line = f"line {noise.count(NEWLINE) + 1}: {port.decode()}"

    assert match.decision.why == (line[:120],)


@pytest.mark.parametrize("scanned", [counting, counting_later])
def test_an_error_whose_message_goes_on_is_explained(
    scanned: Scanned, noise: bytes, index: Index
) -> None:
    """A signature in one of the next lines explains it, though its line has no signature."""
    log = noise + b"OSError: cannot build\n" + ERROR.removeprefix(b"[rank1]: ") + noise
    answer = scanned(index, log)

    assert answer.matches
    assert answer.own == ()


def test_colours_and_exotic_spaces_hide_nothing(noise: bytes, index: Index, make: Make) -> None:
    """Long logs are dressed like short ones."""
    dressed = ERROR.replace(b"variable", b"\x1b[1mvariable\x1b[0m").replace(b" set", b"\xc2\xa0set")

    assert named(scan(index, chunks(noise + dressed + noise), make=make)) == named(
        scan(index, chunks(noise + ERROR + noise), make=make)
    )


@pytest.mark.parametrize("shift", range(0, 100, 9))
def test_a_line_that_the_screen_cut_is_joined(
    shift: int, noise: bytes, index: Index, make: Make
) -> None:
    """Wherever 80 columns end, in the midst of a long log as well as in a short one."""
    line = b"x" * shift + b" " + ERROR.strip()
    cut = b"\n".join(line[start : start + 80] for start in range(0, len(line), 80))
    near = b"".join(NOISE % step for step in range(9))
    log = b"".join([noise, near, cut, b"\n", near, noise[:200_000]])

    expected = [(match.id, match.text) for match in explain(index, text(near + cut)).matches]
    actual = [(name, shown) for name, _, shown in named(scan(index, chunks(log), make=make))]

    assert expected == actual
    assert [name for name, _ in actual] == ["cuda-home-not-set"]


@pytest.mark.parametrize("before", [65_400, 65_480, 65_536, 65_560])
def test_a_line_cut_between_two_pieces_is_joined(
    before: int, noise: bytes, index: Index, make: Make
) -> None:
    """Where the pieces end that the scanner reads is nothing that a line knows of."""
    line = b"x" * 50 + b" " + ERROR.strip()
    cut = b"\n".join(line[start : start + 80] for start in range(0, len(line), 80))
    start = noise[: 36 * 65_536 + before - 65_536]
    log = b"".join([start[: start.rfind(b"\n") + 1], cut, b"\n", noise[:200_000]])

    found = named(scan(index, chunks(log, 65_536), make=make))

    assert [name for name, *_ in found] == ["cuda-home-not-set"]


def test_a_line_without_end_is_read(index: Index, make: Make) -> None:
    """One line of many megabytes, the error in its midst."""
    log = b"x " * 2_000_000 + ERROR.strip() + b" y" * 2_000_000

    assert [(match.id, match.line) for match in scan(index, chunks(log), make=make).matches] == [
        ("cuda-home-not-set", 1)
    ]


def test_bytes_that_are_no_text_hide_nothing(noise: bytes, index: Index, make: Make) -> None:
    """Rubbish before and after, and broken characters on the line itself."""
    rubbish = bytes(range(256)) * 5_000
    log = noise + rubbish + b"\n\xff\xfe" + ERROR + rubbish + noise

    assert [match.id for match in scan(index, chunks(log), make=make).matches] == [
        "cuda-home-not-set"
    ]


def test_an_error_that_repeats_without_end_is_cheap(noise: bytes, index: Index, make: Make) -> None:
    """The first line of it is reported, and later others are still found."""
    oom = b"torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 20.00 MiB. GPU 0\n"
    log = noise + ERROR * 20_000 + oom + noise

    answer = scan(index, chunks(log), make=make)

    assert [match.id for match in answer.matches] == ["cuda-home-not-set", "cuda-out-of-memory"]
    assert answer.matches[0].line == noise.count(b"\n") + 1


@settings(max_examples=25)
@given(data=st.binary(max_size=4_000), size=st.integers(1, 700))
def test_any_bytes_are_answered(data: bytes, size: int, index: Index) -> None:
    """Whatever arrives, there is an answer."""
    assert scan(index, chunks(data, size)).complete


def test_a_gate_changes_no_answer(repository: Path, index: Index) -> None:
    """A text that is long enough for a gate is answered as one that is not."""
    texts = sorted((repository / "tests/data").rglob("*.log"))
    every = [path.read_text("utf-8", "replace") for path in texts if path.stat().st_size < GATED]
    text = "\n\n".join([*every, NOISE.decode() * (1 + GATED // len(NOISE))])[: 4 * GATED]
    answer = scan(index, [text.encode()], MOST)

    assert (len(text.encode()) > GATED, bool(answer.matches)) == (True, True)
    assert answer == explain(index, text.split("\n"), MOST)


KIB = 1024
# It says nearly what a signature asks for, and no word of a signature stands in it.
NEARLY = b"The CUDA_HOME environment variable was not set. Set it to the CUDA install directory.\n"


@pytest.mark.parametrize(
    ("before", "after", "is_seen"),
    [
        (128, 127.5, True),
        (128, 128.5, False),
        (31, 300, True),
        (33, 300, False),
        (300, 31, True),
        (300, 33, False),
    ],
)
def test_what_no_signature_knows_is_seen_near_the_ends_of_a_long_text(
    noise: bytes, index: Index, before: int, after: float, *, is_seen: bool
) -> None:
    """A text of 256 KiB is read whole; of a longer one the first and the last 32."""
    above, below = (
        noise[: int(size * KIB)].rpartition(NEWLINE)[0] + NEWLINE for size in (before, after)
    )
    answer = scan(index, chunks(above + NEARLY + below))

    assert [one.line for one in answer.candidates] == [above.count(NEWLINE) + 1] * is_seen


@pytest.mark.parametrize("seen", range(1, 12))
def test_a_word_may_lie_in_two_chunks(seen: int, noise: bytes, index: Index, make: Make) -> None:
    """However little of it is in the first one: an engine looks for twelve bytes of it."""
    start = ERROR.index(b"CUDA_HOME") + seen
    log = [noise[: 300 * KIB] + NEWLINE + ERROR[:start], ERROR[start:] + noise[: 100 * KIB]]

    assert [match.id for match in scan(index, log, make=make).matches] == ["cuda-home-not-set"]


def test_five_entries_are_told_where_nobody_says_how_many(index: Index, repository: Path) -> None:
    """By either reader."""
    cases = json.loads((repository / "tests/data/vectors/explain.json").read_text("utf-8"))
    every = "\n\n".join(case["text"] for case in cases)

    assert len(explain(index, every.split("\n"), 99).matches) > 6
    assert len(explain(index, every.split("\n")).matches) == 5
    assert len(scan(index, [every.encode()]).matches) == 5


@pytest.mark.parametrize("before", [5, 60])
def test_a_line_where_the_first_part_of_a_long_text_ends_is_read_whole(
    noise: bytes, index: Index, make: Make, before: int
) -> None:
    """That part ends with a line, and the next one begins with one."""
    above = noise[: 32 * KIB - len(NOISE) - before].rpartition(NEWLINE)[0] + NEWLINE
    above += b"x" * (32 * KIB - before - len(above) - 1) + NEWLINE
    (match,) = scan(index, chunks(above + ERROR + noise), make=make).matches

    assert len(above) == 32 * KIB - before
    assert (match.id, match.line) == ("cuda-home-not-set", above.count(NEWLINE) + 1)
    assert match.text == ERROR.decode().strip().removeprefix("[rank1]: ")
