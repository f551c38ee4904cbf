"""Hold addresses to those that every reader can follow."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faultdex.lint.address import is_floating, objection

TABLE = Path(__file__).parents[2] / "data" / "lint" / "addresses.tsv"
ROWS = [line.split("\t") for line in TABLE.read_text("utf-8").splitlines()[1:]]
COMMIT = "cf30153c4c131c8164ee7798e5022d810682e2cb"


@pytest.mark.parametrize(("url", "expected"), ROWS)
def test_an_address_is_public_or_says_why_not(url: str, expected: str) -> None:
    """Only plain https with a public host and nothing else is let by."""
    assert objection(url) == expected


@given(st.text(alphabet="htps:/@.[]#?%ax1-é \\", max_size=30))
def test_any_text_is_judged(text: str) -> None:
    """No text makes the judge fail."""
    assert isinstance(objection(f"https://{text}"), str)


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("https://github.com/pytorch/pytorch/blob/main/setup.py", True),
        ("https://github.com/NVIDIA/nccl/tree/master", True),
        ("https://raw.githubusercontent.com/NVIDIA/nccl/master/README.md", True),
        ("https://docs.pytorch.org/docs/stable/notes/cuda.html", True),
        ("https://docs.pytorch.org/docs/main/notes/cuda.html", True),
        ("https://docs.vllm.ai/en/latest/usage/", True),
        ("https://docs.vllm.ai/en/stable/usage/", True),
        ("https://docs.pytorch.org/docs/2.13/notes/cuda.html", False),
        (f"https://github.com/pytorch/pytorch/blob/{COMMIT}/setup.py", False),
        ("https://github.com/NVIDIA/nccl/blob/v2.28.3-1/src/init.cc", False),
        ("https://github.com/pytorch/pytorch/issues/17425", False),
        ("https://docs.nvidia.com/deploy/xid-errors/index.html", False),
    ],
)
def test_a_branch_is_told_from_a_commit(url: str, expected: object) -> None:
    """Content under a branch's name changes."""
    assert is_floating(url) is expected
