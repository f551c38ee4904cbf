"""What libraries say of numbers."""

import pytest

from faultdex.verify.collect import codes


def test_the_runtime_names_its_codes() -> None:
    """The whole range is asked, so a code that a release adds is found without being known."""
    table = codes.tables().get("cuda-runtime")
    if not table:
        pytest.skip("needs libcudart")
    rows = {row["number"]: row for row in table["rows"]}

    assert rows[719]["name"] == "cudaErrorLaunchFailure"
    assert rows[719]["text"] == "unspecified launch failure"
    assert codes.UNKNOWN not in rows


def test_a_library_that_is_absent_leaves_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """No row is better than a row from memory."""
    monkeypatch.setattr(codes.library, "find", lambda _: None)
    monkeypatch.setattr(codes.library, "load", lambda _: None)

    assert codes.tables() == {}
