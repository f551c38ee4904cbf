"""Hold the accounts of out-of-memory messages to verdicts that people reckoned by hand."""

import json
import os
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from faultdex.match import Index
from faultdex.match.memory import account
from faultdex.match.normalise import Line, Normaliser
from faultdex.match.reckon import reckon
from faultdex.model.answer import Memory

ROOT = Path(__file__).parents[3]
NODE = shutil.which("node")
CASES = YAML(typ="safe").load(ROOT / "tests/data/oom.yaml")
RIGHT = 0.9


def lines_of(index: Index, text: str) -> list[Line]:
    """Return the plain lines of a text without the blank ones."""
    numbered = enumerate(text.split("\n"), 1)
    return [line for line in Normaliser(index.rules).lines(numbered) if line.text]


def accounts(index: Index, text: str) -> list[Memory | None]:
    """Return the account of the message in each line."""
    block = lines_of(index, text)
    return [reckon(account(index.wordings, block, line.number, line.text)) for line in block]


def verdict(index: Index, text: str) -> str:
    """Return the first verdict that a text gives, or that it gives none."""
    said = [one.verdict for one in accounts(index, text) if one and one.verdict]
    return said[0] if said else "undecided"


def test_a_verdict_is_the_one_reckoned_by_hand_or_none(index: Index, told: list[str]) -> None:
    """Of other people's messages at least 90 in 100; none gets a wrong verdict."""
    kinds: Counter[str] = Counter()
    wrong = []
    for case in CASES:
        actual = verdict(index, case["text"])
        is_right = actual in {case["verdict"], case.get("also")}
        kinds["right" if is_right else actual] += 1
        if not is_right and actual != "undecided":
            wrong.append((actual, case["verdict"], case["url"]))
    told.append(f"{kinds['right']} of {len(CASES)} out-of-memory messages get their verdict")

    assert wrong == []
    assert kinds["right"] >= RIGHT * len(CASES)


@pytest.mark.parametrize(
    ("kind", "width"),
    [
        *(("complex128", 16), ("double", 8), ("int64", 8), ("complex64", 8), ("float", 4)),
        *(("int32", 4), ("half", 2), ("bfloat16", 2), ("int16", 2), ("int8", 1), ("bool", 1)),
    ],
)
def test_a_shape_and_a_type_are_a_size(index: Index, kind: str, width: int) -> None:
    """TensorFlow tells them in place of the bytes that it asked for."""
    said = f"OOM when allocating tensor with shape[2,3] and type {kind} on GPU:0"
    [line] = lines_of(index, said)

    assert account(index.wordings, [line], 1, line.text)["asked"] == f"{6 * width} bytes"


@pytest.mark.skipif(not NODE, reason="node is not installed")
def test_both_readers_reckon_alike(index: Index, tmp_path: Path) -> None:
    """Parts, verdicts, comparisons and slices, on the same messages."""
    path = tmp_path / "texts.json"
    texts = [case["text"] for case in CASES]
    path.write_text(json.dumps({"index": json.loads(index.to_json()), "texts": texts}), "utf-8")
    expected = [[one and one.as_data() for one in accounts(index, text)] for text in texts]

    run = subprocess.run(
        [str(NODE), str(ROOT / "tests/reader/accounts.js")],
        env={**os.environ, "FAULTDEX_TEXTS": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert expected == json.loads(run.stdout or "[]"), run.stderr


def test_a_message_that_a_screen_cut_has_one_account(index: Index) -> None:
    """The sizes stand on the lines after the one that says what happened."""
    whole = CASES[6]["text"]
    cut = "\n".join(whole[start : start + 60] for start in range(0, len(whole), 60))

    actual = [one for one in accounts(index, cut) if one]

    assert actual[:1] == [one for one in accounts(index, whole) if one]


def sized(**parts: float) -> dict[str, str]:
    """Return the sizes of a message, given in GiB."""
    return {name: f"{size:.6f} GiB" for name, size in parts.items()}


@pytest.mark.parametrize(
    ("parts", "verdict"),
    [
        ({"asked": 9, "total": 8}, "tensor-larger-than-gpu"),
        ({"asked": 8, "total": 8, "free": 8}, ""),
        ({"asked": 2, "total": 8, "free": 1, "allocated": 6, "unallocated": 0.5}, "this-process"),
        ({"asked": 2.5, "total": 8, "free": 2.2, "allocated": 3}, ""),
        ({"asked": 2, "total": 8, "free": 0.1, "allocated": 4}, "other-process"),
        ({"asked": 2, "total": 8, "free": 0.1, "allocated": 5}, "this-process"),
        ({"asked": 1, "total": 8, "free": 0.5, "allocated": 5, "unallocated": 2}, "fragmentation"),
        (
            {"asked": 0.1, "total": 8, "free": 0, "allocated": 7, "unallocated": 0.39},
            "this-process",
        ),
        (
            {"asked": 0.1, "total": 8, "free": 0, "allocated": 7, "unallocated": 0.41},
            "fragmentation",
        ),
        ({"asked": 2, "total": 8, "free": 4, "allocated": 3, "limit": 4}, "own-limit"),
        ({"asked": 1, "total": 8, "free": 4, "allocated": 3, "limit": 4.1}, ""),
        ({"asked": 1, "total": 80, "free": 40, "allocated": 1, "limit": 3.5}, ""),
        ({"asked": 2, "wanted": 2, "total": 8, "free": 1}, "other-process"),
        ({"wanted": 7, "total": 8, "free": 6.5}, "own-limit"),
        ({"wanted": 7, "total": 8, "free": 6}, "other-process"),
        ({"wanted": 7, "total": 8}, ""),
    ],
)
def test_the_numbers_decide_or_leave_it_open(parts: dict[str, float], verdict: str) -> None:
    """Each bound is a share of the GPU, so that what is left of a full one decides nothing."""
    memory = reckon(sized(**parts))

    assert memory
    assert memory.verdict == verdict


@pytest.mark.parametrize(
    ("others", "own", "held"),
    [
        ("3 GiB", {"allocated": 2.9}, 12.9),
        ("3 GiB", {"allocated": 1}, 3.0),
        ("3 GiB", {"allocated": 2}, 12.9),
        ("3 GiB", {"allocated": 3.2}, 3.0),
        ("3 GiB + 4 GiB", {"allocated": 2.9}, 4.0),
        ("3 GiB + 4 GiB", {}, 3.0),
        ("3 GiB + 4 GiB", {"mine": 1}, 7.0),
        ("3 GiB + 40 GiB", {"mine": 1}, 3.0),
    ],
)
def test_of_the_listed_processes_one_may_be_this_one(
    others: str, own: dict[str, float], held: float
) -> None:
    """It holds what the allocator does, a context beside it, and a tenth more at most.

    Where no other one is listed, others hold what this one and what is free leave of the GPU.
    """
    memory = reckon({**sized(asked=9, total=16, free=0.1, **own), "others": others})

    assert memory
    assert dict(memory.slices).get("others", 0) == int(held * (1 << 30))


@pytest.mark.parametrize(
    ("parts", "verdict"),
    [
        ({"asked": 1, "allocated": 2, "limit": 3.01}, "own-limit"),
        ({"asked": 1, "allocated": 2, "limit": 2.99}, "own-limit"),
        ({"asked": 1, "allocated": 2, "limit": 3.02}, ""),
        ({"asked": 1, "allocated": 2, "unallocated": 0.5, "limit": 3.2}, "own-limit"),
        ({"asked": 1, "allocated": 2, "unallocated": 1.1, "limit": 3.2}, "fragmentation"),
        ({"asked": 0.1, "allocated": 2, "unallocated": 0.9, "limit": 3}, "fragmentation"),
    ],
)
def test_a_limit_of_the_program_refuses_first(parts: dict[str, float], verdict: str) -> None:
    """What is allocated counts, and what is cached where it has no room for what was asked."""
    memory = reckon(sized(total=80, free=60, **parts))

    assert memory
    assert memory.verdict == verdict


@pytest.mark.parametrize(
    ("written", "says"),
    [
        (sized(asked=9, total=8), "asked 9.00 GiB > total 8.00 GiB"),
        (
            sized(asked=2, total=8, free=4, allocated=3, limit=4),
            "asked 2.00 GiB + reserved 3.00 GiB > allowed 4.00 GiB",
        ),
        (sized(asked=5, total=8, free=6, limit=4), "asked 5.00 GiB > allowed 4.00 GiB"),
        (
            sized(asked=1, total=8, free=0.5, allocated=5, unallocated=2),
            "unallocated 2.00 GiB >= asked 1.00 GiB",
        ),
        (
            sized(asked=2, total=8, free=1, allocated=6, unallocated=0.5),
            (
                "asked 2.00 GiB; free 1.00 GiB + unallocated 512.00 MiB = 1.50 GiB; "
                "this process holds 6.50 GiB of total 8.00 GiB"
            ),
        ),
        (
            sized(asked=2, total=8, free=0.5, mine=1),
            "asked 2.00 GiB; free 512.00 MiB; other processes hold 6.50 GiB of total 8.00 GiB",
        ),
        (sized(asked=2), "asked 2.00 GiB"),
        (sized(asked=1, free=3), "asked 1.00 GiB; free 3.00 GiB"),
    ],
)
def test_a_verdict_is_told_with_the_numbers_that_decide(written: dict[str, str], says: str) -> None:
    """All of them, so that a reader can do the sum."""
    memory = reckon(written)

    assert memory
    assert memory.says == says


@pytest.mark.parametrize(
    ("parts", "slices"),
    [
        (
            {"free": 1, "allocated": 3, "unallocated": 1, "mine": 5.5},
            {"free": 1, "allocated": 3, "unallocated": 1, "context": 1.5, "others": 1.5},
        ),
        ({"free": 1, "allocated": 3}, {"free": 1, "allocated": 3, "others": 3, "unknown": 1}),
        ({"free": 0, "allocated": 8}, {"allocated": 8}),
        ({"allocated": 3}, {}),
    ],
)
def test_the_bar_is_cut_into_what_is_known(
    parts: dict[str, float], slices: dict[str, float]
) -> None:
    """In the order of the bar, up to the whole GPU; none where nothing is said of what is free."""
    memory = reckon(sized(asked=9 if not parts.get("mine") else 2, total=8, **parts))

    assert memory
    assert {name: size / (1 << 30) for name, size in memory.slices} == slices


def test_nothing_is_reckoned_where_nothing_was_asked_for() -> None:
    """Of zero bytes neither; an engine that refuses by its own budget asks for none."""
    assert reckon({"total": "8 GiB"}) is None
    assert reckon({"asked": "0 GiB", "total": "8 GiB"}) is None
    refused = reckon({"refused": "No available memory"})
    assert refused
    assert refused.verdict == "own-limit"


def test_a_size_that_no_gpu_has_is_left_out() -> None:
    """Drivers print it where they know nothing."""
    for total in ("17179869184 GiB", "1048576 TiB"):
        memory = reckon({"asked": "2 GiB", "total": total, "free": "1 GiB"})

        assert memory
        assert set(memory.parts) == {"asked", "free"}
        assert memory.verdict == ""


@pytest.mark.parametrize(
    ("mine", "others", "verdict"),
    [
        (6, "2 GiB", "other-process"),
        (6, "1.9 GiB", ""),
        (6, "1 GiB", ""),
        (6, "0.9 GiB", "this-process"),
        (5, "0.9 GiB", "this-process"),
        (4.9, "0.9 GiB", ""),
        (7.5, "", "other-process"),
        (7.6, "", "this-process"),
    ],
)
def test_other_processes_stand_in_the_way_by_their_share(
    mine: float, others: str, verdict: str
) -> None:
    """Of ten GiB two where they are listed, and 2.5 where they are only what is not accounted for.

    Between one and two nobody is blamed, and this process is from a half on.
    """
    written = sized(asked=0.5, total=10, free=0, mine=mine)
    memory = reckon({**written, "others": others} if others else written)

    assert memory
    assert memory.verdict == verdict
