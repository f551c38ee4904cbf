"""Hold the messages of libraries to their vectors, and their matcher to texts of any kind."""

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faultdex.match import Found, Index, explain, scan
from faultdex.match.explain import MatchSession
from faultdex.match.messages.compile import compile_messages, rare_grams
from faultdex.match.messages.find import Messages
from faultdex.match.messages.literal import appears, literals
from faultdex.match.messages.part import Hints, Part
from faultdex.match.messages.telling import is_catch_all, is_specific, is_telling
from faultdex.match.signs import FRUITLESS, VAIN
from faultdex.model.answer import Answer
from faultdex.model.book import Book
from faultdex.model.messages import MessageNotes, MessageTable, MessageTexts

CASES = json.loads((Path(__file__).parents[2] / "data/vectors/messages.json").read_text("utf-8"))
NOISE = b"2026-11-20 17:01:35,123 - trainer - INFO - step %d loss 0.5 memory 12 GiB\n"
XID = b"[%d.123456] NVRM: Xid (PCI:0000:3b:00): %d, pid=%d, name=python\n"
Row = tuple[str, str, int, int]


def rows(answer: Answer) -> list[Row]:
    """Return which messages were found, where, and how often."""
    return [(one.table, one.row, one.line, one.count) for one in answer.known]


def chunks(data: bytes, size: int = 100_000) -> Iterator[bytes]:
    """Yield the bytes in chunks of a size that no line knows of."""
    return (data[start : start + size] for start in range(0, len(data), size))


@pytest.fixture(scope="module")
def noise() -> bytes:
    """Return more than two megabytes in which nothing happens."""
    return b"".join(NOISE % step for step in range(32_000))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_vectors_are_answered(case: dict[str, Any], knowing: Index) -> None:
    """Texts with the messages that they show, in the order of the answer."""
    answer = explain(knowing, case["text"].split("\n"))
    told = [(one["table"], one["row"], one["line"], one["count"]) for one in case["known"]]

    assert rows(answer) == told
    assert [one.id for one in answer.candidates] == case.get(
        "candidates", [one.id for one in answer.candidates]
    )


@pytest.mark.parametrize(
    ("form", "text", "expected"),
    [
        ("lib.{}: {text}", "Expected {}, got {}", True),
        ("lib.{}: {text}", "Expected a power of two, got {} for the tile", False),
        ("lib.{}: {text}", "Expected a value", False),
        ("lib fatal : {text}", "Unknown option '{}'", False),
    ],
)
def test_a_text_that_fits_any_module_of_its_library(
    form: str, text: str, *, expected: bool
) -> None:
    """The name of a program tells more than that of a library."""
    assert is_catch_all(form, text) is expected


def test_a_line_that_no_message_explains_has_candidates(knowing: Index, index: Index) -> None:
    """What takes the candidate from the vector is the message, not the line."""
    text = next(case["text"] for case in CASES if "candidates" in case)

    assert explain(index, [text]).candidates != ()
    assert explain(knowing, [text]).candidates == ()


def test_an_answer_says_all_that_is_known_of_a_message(knowing: Index) -> None:
    """The words of the owner and ours, and where they are."""
    line = "node1:12:34 [0] NCCL WARN Call to connect failed : refused"
    [known] = explain(knowing, [line]).known

    assert known.as_data() == {
        "table": "nccl",
        "row": "call-failed",
        "title": "Call to … failed : …",
        "url": "https://site/messages/nccl/#call-failed",
        "says": "A call or a path failed.",
        "action": None,
        "entry": None,
        "line": 1,
        "text": "NCCL WARN Call to connect failed : refused",
        "class": "configuration",
        "level": "warning",
        "decision": None,
        "follow_on": False,
        "detail": False,
        "message": "Call to {} failed : {}",
        "where": "misc/socket.cc",
        "since": None,
        "until": "1.0",
        "count": 1,
        "ran": "nccl 1.0",
    }


def test_an_answer_has_the_lines_of_an_example_that_was_run(knowing: Index) -> None:
    """Those that print the message and those that do not; a message without an example has none."""
    lines = ["NCCL WARN Call to connect failed : refused", XID.decode() % (1, 31, 7)]
    known = {one.row: one.as_told() for one in explain(knowing, lines).known}

    assert known["call-failed"]["example"] == f'print("{lines[0]}")\n'
    assert known["call-failed"]["fixed"] == 'print("connected")\n'
    assert [(one["ran"], one["fixed"]) for row, one in known.items() if row != "call-failed"] == [
        (None, None)
    ]


def test_parts_and_hints_are_read_as_they_were_written(messages: dict[str, str]) -> None:
    """Nothing is lost on the way to a file and back."""
    parts = {name: text for name, text in messages.items() if name != "hints"}

    assert Hints.from_json(messages["hints"]).to_json() == messages["hints"]
    assert {name: Part.from_json(text).to_json() for name, text in parts.items()} == parts


def test_a_part_is_read_only_for_a_text_that_may_need_it(
    index: Index, messages: dict[str, str]
) -> None:
    """A text without the rare words of an owner does not load its part."""
    read: list[str] = []

    def noted(name: str) -> str:
        read.append(name)
        return messages[name]

    explain(replace(index, messages=Messages(noted)), ["step 1 loss 2", "STATUS_NOT_INITIALIZED"])

    assert read == ["hints", "status"]


@pytest.mark.parametrize("where", [0.0, 0.01, 0.31, 0.5, 0.977, 1.0])
@pytest.mark.parametrize("is_counted_later", [False, True])
def test_a_long_log_tells_the_line_and_the_count(
    where: float, noise: bytes, knowing: Index, *, is_counted_later: bool
) -> None:
    """At the start, at the end, and between, as the reader of short texts does."""
    place = noise.rfind(b"\n", 0, int(where * len(noise))) + 1
    burst = b"".join(XID % (step, 95, step) for step in range(3000))
    log = noise[:place] + burst + noise[place:]
    line = log.count(b"\n", 0, place) + 1
    count = partial(log.count, b"\n") if is_counted_later else None

    assert rows(scan(knowing, chunks(log), count=count)) == [("xid", "95", line, 3000)]


def test_one_other_number_amid_many_is_found(noise: bytes, knowing: Index) -> None:
    """A burst of thousands does not hide what comes once, and each has its count."""
    first = b"".join(XID % (step, 95, step) for step in range(40_000))
    log = noise + first + XID % (7, 79, 7) + first + noise
    line = log.count(b"\n", 0, log.index(b": 79,")) + 1
    start = noise.count(b"\n") + 1

    assert rows(scan(knowing, chunks(log))) == [
        ("xid", "95", start, 80_000),
        ("xid", "79", line, 1),
    ]


def test_lines_that_tell_nothing_do_not_hide_later_ones(noise: bytes, knowing: Index) -> None:
    """After many fruitless lines of a sign, messages that were found before are still counted."""
    odd = b"".join(b"Status error: odd %d thing %x\n" % (step, step) for step in range(FRUITLESS))
    told = b"STATUS_EXECUTION_FAILED returned by call %d\n"
    many = b"".join(told % step for step in range(FRUITLESS + 500))
    log = noise + many + odd + noise
    answer = scan(knowing, chunks(log))

    assert [one.count for one in answer.known] == [FRUITLESS + 500]


def test_a_line_with_several_signs_is_one_line(noise: bytes, knowing: Index) -> None:
    """The row has two signs in each of its lines, and each line counts once."""
    line = b"Status error: RuntimeError: CUDA error: cudaErrorAssert %d\n"
    log = noise + b"".join(line % step for step in range(100)) + noise

    assert [(one.row, one.count) for one in scan(knowing, chunks(log)).known] == [("710", 100)]


def test_what_is_before_a_sign_tells_lines_apart(noise: bytes, knowing: Index) -> None:
    """Equal ends of lines are not equal lines."""
    end = b"the strides of shape 3 overlap\n"
    odd, told = b"OddError: " + end, b"RuntimeError: " + end
    log = noise + odd + told + noise

    assert [(one.row, one.count) for one in scan(knowing, chunks(log)).known] == [("raised", 1)]


def test_a_sign_that_every_line_holds_is_given_up(noise: bytes, knowing: Index) -> None:
    """Ordinary lines with a sign are not read for ever, and other signs go on."""
    common = b"node1:12:34 [0] NCCL INFO Channel 07 : 1[0] -> 2[1] via P2P\n" * (VAIN + 5000)
    log = noise + common + common + XID % (7, 79, 7) + noise

    assert [(one.row, one.count) for one in scan(knowing, chunks(log)).known] == [("79", 1)]


def test_parts_of_a_log_add_up(knowing: Index) -> None:
    """What several processes found is one answer, also through plain data."""
    lines = [XID % (step, number, 1) for step, number in enumerate([95, 31, 31, 95, 95])]
    parts = []
    for start, end in pairwise([0, 2, 5]):
        session = MatchSession(knowing)
        session.take((place + 1, lines[place].decode()) for place in range(start, end))
        parts.append(Found.of(knowing, json.loads(json.dumps(session.found.as_data(knowing)))))
    whole = MatchSession(knowing)
    for part in parts:
        whole.add(part)

    assert rows(whole.answer(5)) == [("xid", "95", 1, 3), ("xid", "31", 2, 2)]


@settings(max_examples=200, deadline=None)
@given(st.lists(st.text("ab1_ .:{}\u00e9", max_size=12), max_size=6), st.data())
def test_a_filled_text_holds_its_parts(texts: list[str], data: st.DataObject) -> None:
    """Whatever stands in the holes, as long as values are apart from words."""
    parts = [text.replace("{", "").replace("}", "").strip() for text in texts]
    values = [data.draw(st.text("xyz9", max_size=5)) for _ in parts]
    line = " ".join(f"{part} {value}" for part, value in zip(parts, values, strict=True))

    assert appears(literals(" {} ".join(parts)), line)


def test_a_part_may_first_end_other_words() -> None:
    """Where it stands for itself counts, however often it ends a longer word before."""
    assert appears(literals("bar {}"), "foobar xbar bar 1")
    assert not appears(literals("bar {}"), "foobar xbar")


@pytest.mark.parametrize("piece", ["a", "a ", "Xid (PCI:", "NVRM: Xid (PCI:0): 9", "_", "  "])
def test_time_grows_with_the_length_of_a_line(piece: str, knowing: Index) -> None:
    """A line of repeats is read in a time that does not grow with its square."""
    line = piece * (200_000 // len(piece))
    start = process_time()
    found = knowing.messages and knowing.messages.find(line)
    taken = process_time() - start

    assert found is None
    assert taken < 1


@pytest.mark.parametrize(
    ("name", "rows"),
    [
        ("Xid 31", ["31"]),
        ("  xid   31 ", ["31"]),
        ("31", []),
        ("nccl 31", []),
        ("call-failed", ["call-failed"]),
        ("CALL-FAILED", ["call-failed"]),
        ("", []),
        ("  ", []),
    ],
)
def test_a_message_is_asked_for_by_its_name_or_its_number(
    knowing: Index, name: str, rows: list[str]
) -> None:
    """A number alone may be anything, so that its label stands before it."""
    assert knowing.messages
    found = [*knowing.messages.named(name)]

    assert [knowing.messages.part(one.owner).rows[one.row].id for one in found] == rows


@pytest.mark.parametrize(("before", "is_found"), [(3965, True), (3966, False)])
def test_a_line_is_compared_up_to_a_length(knowing: Index, before: int, *, is_found: bool) -> None:
    """4000 characters: a line of megabytes costs no more than that."""
    assert knowing.messages
    told = "NCCL WARN Call to connect failed :"

    assert len(told) == 34
    assert bool(knowing.messages.find(f"{'x' * before} {told}")) is is_found


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("aaaa bbbb cccc dddd", True),
        ("aaaa bbbb cccc ddd", False),
        ("aaaaaa bbbbbb cccccc", False),
        ("aaaaaa bbbbbb cudaMalloc", True),
        ("cannot open the xxxxxxxx", True),
        ("cannot open the xxxxxxx", False),
        ("cannot open the mig file", True),
        ("cannot open the file for the given name", True),
        ("cannot open the file for the given key", False),
        ("{} cannot open {} xxxxxxxx {}", False),
    ],
)
def test_a_text_tells_by_itself_or_not(text: str, *, expected: bool) -> None:
    """16 letters and four words or the name of a program; and of these 8 that are not everyday's.

    32 letters of everyday words are enough, and so is a short name that only GPU software prints.
    """
    assert is_telling(text) is expected


@pytest.mark.parametrize(
    ("form", "expected"),
    [
        ("NVMLError: {text}", True),
        ("lib.Fatal: {text}", True),
        ("RuntimeError: {text}", False),
        ("error: {text}", False),
        ("ERROR {text}", False),
        ("Failed to load: {text}", False),
        ("{text}", False),
    ],
)
def test_a_usual_line_begins_with_what_only_some_print(form: str, *, expected: bool) -> None:
    """The name of an exception that any program raises is no sign of a library."""
    assert is_specific(form) is expected


def compiled(book: Book, form: str, text: str) -> Part:
    """Return the compiled messages of an owner with one text, which a log shows by one form."""
    texts = {"schema": 1, "owner": "some", "library": "libsome.so", "releases": ("1.0",),
             "rows": ({"id": "odd", "text": text},)}  # fmt: skip
    notes = {"title": "Some", "summary": "Some.", "logged": (form,), "signs": ("gizmo",),
             "groups": ({"class": "program", "means": "It is odd."},)}  # fmt: skip
    table = MessageTable(MessageTexts.model_validate(texts), MessageNotes.model_validate(notes))
    _, [part] = compile_messages(replace(book, messages={"some": table}))
    return part


@pytest.mark.parametrize(
    ("form", "text", "is_known"),
    [
        ("gizmo: {text}", "abcd", True),
        ("gizmo: {text}", "abc", False),
        ("giz: {text}", "abcd", True),
        ("gi: {text}", "abcd", False),
        ("error: {text}", "abcd", False),
        ("error: {text}", "abcd frobnicates the grid", True),
    ],
)
def test_a_short_text_is_known_by_the_line_around_it(
    book: Book, form: str, text: str, *, is_known: bool
) -> None:
    """Of eight letters, four of them its own; what any program prints before it does not help."""
    assert bool(compiled(book, form, text).rows[0].forms) is is_known


def test_a_title_has_no_more_than_a_list_shows(book: Book) -> None:
    """120 characters, with a sign for each value."""
    part = compiled(book, "gizmo: {text}", f"{'word ' * 23}{{}} more {{}}")

    assert part.rows[0].title == f"{'word ' * 23}… mor"


@pytest.mark.parametrize(
    ("text", "grams"),
    [
        ("{} cudaMallocAs {}", ["cudaMallocAs"]),
        ("{} cudaMallocA {}", []),
        ("{} cudamallocasync {}", []),
        ("it fell", ["it fell"]),
        ("7 8", []),
    ],
)
def test_a_rare_gram_is_two_words_or_a_long_name(text: str, grams: list[str]) -> None:
    """One word of a language is in many lines, and numbers are in all of them."""
    assert [*rare_grams(text)] == grams
