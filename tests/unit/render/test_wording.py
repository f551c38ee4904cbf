"""Which texts an entry's page shows."""

from dataclasses import replace

from faultdex.model.digest import expect_digest, snippet_digest
from faultdex.model.entry import Entry
from faultdex.model.evidence import Evidence, Machine, Result, Run
from faultdex.model.snippet import Role
from faultdex.render.wording import excerpt, quoted, wordings


def seen(entry: Entry, name: str, torch: str, text: str, day: str = "2026-11-03") -> Evidence:
    """Return evidence in which the entry's reproduction printed `text` on machine `name`."""
    snippet = next(one for one in entry.facts.snippets if one.role is Role.REPRODUCE)
    run = Run(
        snippet=snippet.file,
        sha256=snippet_digest(entry, snippet),
        expect_sha256=expect_digest(entry, snippet),
        result=Result.REPRODUCED,
        runs=3,
        agreed=3,
        started=f"{day}T10:00:00Z",
        seconds=1.5,
        stderr=text,
    )
    machine = Machine(name=name, torch=torch, python="3.12.0", system="Linux")
    return Evidence(schema=1, entry=entry.id, machine=machine, runs=(run,))


def shown(entry: Entry, *evidence: Evidence) -> list[tuple[str, ...]]:
    """Return for each wording on the page where it was seen."""
    return [one.seen for one in wordings(replace(entry, evidence=evidence))]


OLD = "launch failed: a block of 2048 threads is too large"
SAME = "launch failed: a block of 4096 threads is too large"
NEW = "launch failed: a block of 2048 threads is too large (limit 1024)"


def test_machines_with_the_same_bytes_share_a_text(entry: Entry) -> None:
    """A text that two machines printed alike is seen on both."""
    first, second = seen(entry, "one", "2.11.0", OLD), seen(entry, "two", "2.13.0", OLD)

    assert shown(entry, first, second) == [("one, torch 2.11.0", "two, torch 2.13.0")]


def test_a_machine_with_other_numbers_is_named_apart(entry: Entry) -> None:
    """Runs of one wording share its place, and a text is credited to those that printed it."""
    first = seen(entry, "one", "2.11.0", OLD)
    second = seen(entry, "two", "2.13.0", SAME, "2026-11-04")
    [wording] = wordings(replace(entry, evidence=(first, second)))

    assert (wording.seen, wording.alike) == (("two, torch 2.13.0",), ("one, torch 2.11.0",))


def test_of_runs_that_word_it_alike_the_newest_is_shown(entry: Entry) -> None:
    """Readers compare their text with what is printed today."""
    days = ("2026-11-02", "2026-11-04", "2026-11-03")
    every = [
        seen(
            entry,
            f"machine-{day[-1]}",
            "2.11.0",
            OLD.replace("2048", day[-4:].replace("-", "")),
            day,
        )
        for day in days
    ]
    [wording] = wordings(replace(entry, evidence=tuple(every)))

    assert [line.text for line in wording.texts[0].lines] == [OLD.replace("2048", "104")]


def test_each_wording_is_shown_with_its_versions(entry: Entry) -> None:
    """A release that words the failure anew gets a text of its own."""
    first, second = seen(entry, "one", "2.11.0", OLD), seen(entry, "two", "2.13.0", NEW)

    assert shown(entry, first, second) == [("one, torch 2.11.0",), ("two, torch 2.13.0",)]


def test_an_exception_tells_apart_what_no_signature_marks(entry: Entry) -> None:
    """Where the entry knows a text by an echo alone, another exception is another wording."""
    first, second = (
        seen(entry, name, "2.11.0", f"torch.AcceleratorError: CUDA error: {kind} at 0x{number}")
        for name, kind, number in (("one", "assert", 12), ("two", "launch failure", 34))
    )
    third = seen(entry, "three", "2.11.0", "torch.AcceleratorError: CUDA error: assert at 0x56")

    every = wordings(replace(entry, evidence=(first, second, third)))

    assert [{*one.seen, *one.alike} for one in every] == [
        {"one, torch 2.11.0", "three, torch 2.11.0"},
        {"two, torch 2.11.0"},
    ]


def test_a_run_of_other_bytes_shows_nothing(entry: Entry) -> None:
    """What an older file printed is not this entry's text any more."""
    stale = seen(entry, "one", "2.11.0", OLD)
    runs = tuple(run.model_copy(update={"sha256": "0" * 64}) for run in stale.runs)

    assert shown(entry, stale.model_copy(update={"runs": runs})) == []


def test_the_line_that_says_it_is_marked(entry: Entry) -> None:
    """Whoever compares texts finds the line at once."""
    evidence = seen(entry, "one", "2.11.0", f"before\n{OLD}\nafter")
    lines = wordings(replace(entry, evidence=(evidence,)))[0].texts[0].lines

    assert [line.text for line in lines if line.key] == [OLD]


def test_a_sample_that_words_it_like_a_run_is_not_repeated(entry: Entry) -> None:
    """The same words stand on the page once."""
    evidence = seen(entry, "one", "2.11.0", OLD)
    without = quoted(replace(entry, evidence=()))

    assert [one for one in without if not one.near_miss]
    assert len(quoted(replace(entry, evidence=(evidence,)))) < len(without)


def test_a_long_text_keeps_its_ends_and_its_key_lines() -> None:
    """What is left out is counted in its place."""
    lines = excerpt(["x" * number for number in range(200)], {100})

    assert [len(line.text) for line in lines if line.key] == [100]
    assert (len(lines[0].text), len(lines[-1].text)) == (0, 199)
    assert sum(line.left_out or 1 for line in lines) == 200


def test_a_text_of_a_screen_is_shown_whole() -> None:
    """A longer one keeps eight lines at its start, sixteen at its end and four around a key."""
    letters = [f"{chr(97 + number % 26)}{chr(97 + number // 26)}" for number in range(200)]
    whole, cut = excerpt(letters[:60], set()), excerpt(letters, {100})

    assert [line.text for line in whole] == letters[:60]
    assert len(excerpt(letters[:61], set())) == 8 + 1 + 16
    assert [line.text for line in cut if not line.left_out] == [
        *letters[:8],
        *letters[96:105],
        *letters[-16:],
    ]
    assert [line.left_out for line in cut if line.left_out] == [88, 79]


def test_of_lines_that_differ_in_numbers_alone_the_first_and_the_last_are_shown() -> None:
    """Thirty-two threads say the same, and the error below them must be seen."""
    said = [f"thread: [{number},0,0] Assertion `x` failed." for number in range(32)]
    lines = excerpt(["begin", *said, "RuntimeError"], {*range(1, 33)})

    assert [line.text for line in lines] == ["begin", said[0], "", said[-1], "RuntimeError"]
    assert [line.left_out for line in lines] == [0, 0, 30, 0, 0]
    assert [line.key for line in lines] == [False, True, False, True, False]


def test_a_few_lines_alike_are_all_shown() -> None:
    """Four ranks are no wall of text."""
    said = [f"rank {number}: done" for number in range(4)]

    assert [line.text for line in excerpt(said, set())] == said


def test_a_text_is_headed_by_the_line_that_says_it(entry: Entry) -> None:
    """Or by its first line, where no line does; without the spaces around it."""
    said, other = (
        wordings(replace(entry, evidence=(seen(entry, "one", "2.11.0", text),)))[0]
        for text in (f"before\n  {OLD}\nafter", "  before\nafter")
    )

    assert (said.head, other.head) == (OLD, "before")


def test_each_rank_and_the_kernel_have_a_text_of_their_own(entry: Entry) -> None:
    """In place of the two streams, where ranks were kept apart; an empty one is not shown."""
    evidence = seen(entry, "one", "2.11.0", "not shown")
    changes = {"ranks": {"0": f"{OLD}\n", "1": "\n"}, "kernel_log": ("NVRM: Xid 31", "NVRM: 2")}
    runs = tuple(run.model_copy(update=changes) for run in evidence.runs)
    [one] = wordings(replace(entry, evidence=(evidence.model_copy(update={"runs": runs}),)))
    texts = {text.label: [line.text for line in text.lines] for text in one.texts}

    assert texts == {"rank 0": [OLD], "kernel log": ["NVRM: Xid 31", "NVRM: 2"]}


def test_both_streams_are_one_text(entry: Entry) -> None:
    """Standard output first; one that has only blanks is left out."""
    evidence = seen(entry, "one", "2.11.0", f"\n{OLD}\n")
    printed, blank = (
        evidence.model_copy(
            update={"runs": tuple(one.model_copy(update={"stdout": out}) for one in evidence.runs)}
        )
        for out in ("step 1\n", " \n")
    )

    assert [
        line.text for line in wordings(replace(entry, evidence=(printed,)))[0].texts[0].lines
    ] == [
        "step 1",
        OLD,
    ]
    assert len(wordings(replace(entry, evidence=(blank,)))[0].texts[0].lines) == 1


def test_a_sample_says_where_it_is_from(entry: Entry) -> None:
    """Its versions, its source or that it was recorded; near misses come last."""
    own = entry.facts.samples[0]
    cited = own.model_copy(
        update={"source": "nvidia-limits", "versions": {"torch": "2.9", "cuda": "13.0"}}
    )
    near = own.model_copy(update={"near_miss": True, "versions": {}})
    kind = own.model_copy(update={"kind": "shortened"})
    facts = entry.facts.model_copy(update={"samples": (near, cited, own, kind)})
    every = quoted(replace(entry, evidence=(), facts=facts))

    assert [(one.label, one.key, one.origin, one.near_miss) for one in every] == [
        ("torch 2.9, cuda 13.0", "nvidia-limits", "Quoted", False),
        ("cuda 13.0", "", "Recorded", False),
        ("cuda 13.0", "", "Shortened", False),
        ("", "", "Recorded", True),
    ]


def test_a_cited_sample_stays_beside_a_run_that_words_it_alike(entry: Entry) -> None:
    """Its citation shows that others met it."""
    own = entry.facts.samples[0]
    cited = own.model_copy(update={"source": "nvidia-limits"})
    facts = entry.facts.model_copy(update={"samples": (own, cited)})
    every = quoted(replace(entry, facts=facts, evidence=(seen(entry, "one", "2.11.0", OLD),)))

    assert [one.key for one in every] == ["nvidia-limits"]
