"""What the glance at a text lets pass."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faultdex.privacy.prefilter import is_suspect
from faultdex.privacy.rules import RULES, leaks

TELLING = (
    "Bearer ghp_AKIAsk-eyJ://password: token=key a@b.com /home/ip-10.192.168.1:22 fe80::1 serial"
)
PIECES = st.sampled_from(
    [*TELLING.split(), *"0123456789abcdef", "\n", " ", ":", "-", ".", "=", "/"]
)


@pytest.mark.parametrize(
    "text",
    [
        "-----BEGIN RSA " + "PRIVATE KEY-----",
        "AKIA" + "ABCDEFGHIJKLMNOP",
        "Authorization: Bearer " + "abcdefghij.klmnopqrst",
        "https://someone:" + "something@example.net/",
        "PassWord = " + "abc123def",
        "api_key: " + "abcdefghijklmnopqrst1",
        "write to jane.doe" + "@uni-somewhere.edu",
        "/home/" + "jdoe/train.py",
        "ssh jdoe" + "@login7:/scratch",
        "gpu-17." + "cluster",
        "ip-10-0-" + "3-17",
        "gpu17:" + "4242:4243 [0] NCCL INFO",
        "host: " + "gpu17",
        "10.20." + "30.40",
        "8.8." + "4.4:29500",
        "fe80::" + "1ff:fe23:4567:890a",
        "00:1b:44" + ":11:3a:b7",
        "12345678-1234-1234-1234-" + "123456789abc",
        "Serial Number : " + "1234567890",
    ],
)
def test_what_leaks_is_suspect(text: str) -> None:
    """Each kind of leak is still looked at."""
    assert is_suspect(f"before\n{text}\nafter") == any(leaks(text)) is True


@given(st.lists(PIECES, max_size=40).map("".join))
def test_what_is_not_suspect_does_not_leak(text: str) -> None:
    """The glance passes over nothing that a rule would find."""
    assert is_suspect(text) or not any(leaks(text))


def test_ordinary_text_is_passed_over() -> None:
    """Or the glance would save nothing."""
    ordinary = "RuntimeError: CUDA error: out of memory\nstep 12: 1.5 ms, see https://example.org/"

    assert not is_suspect(ordinary)
    assert len(RULES) > 20
