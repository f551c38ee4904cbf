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
