"""Hold `faultdex diagnose` to the status, the output and the files of the check that it runs."""

from collections.abc import Callable
from types import SimpleNamespace

import pytest

from faultdex.cli.diagnose import diagnose
from faultdex.model.advice import Check


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Return what gives the entry `own` a check of these lines, beside which a file lies."""

    def give(script: str) -> None:
        files = {"diagnose.sh": script, "limits.txt": "65535\n"}
        pack = SimpleNamespace(
            find=lambda _: SimpleNamespace(id="own"),
            check=lambda _: Check("bash diagnose.sh", "It prints the limit.", "diagnose.sh"),
            files=lambda _: files,
        )
        monkeypatch.setattr("faultdex.cli.diagnose.open_pack", lambda _: pack)

    return give


@pytest.mark.parametrize(
    ("script", "status"), [("exit 0", "0"), ("exit 3", "3"), ("kill -9 $$", "137")]
)
def test_the_status_is_that_of_the_check(
    checked: Callable[[str], None], script: str, status: str
) -> None:
    """One that a signal ended has the status that a shell gives it."""
    checked(script)
    with pytest.raises(SystemExit, match=f"^{status}$"):
        diagnose("own")


def test_a_check_gets_its_words_and_the_files_beside_it(
    checked: Callable[[str], None], capfd: pytest.CaptureFixture[str]
) -> None:
    """Its output is left alone, and what it means is told apart."""
    checked('echo "$# $2"; cat "$(dirname "$0")/limits.txt"')
    with pytest.raises(SystemExit, match="0"):
        diagnose("own", ["a.log", "b c.log"])

    assert capfd.readouterr() == (
        "2 b c.log\n65535\n",
        "faultdex: It prints the limit. Causes and fixes: faultdex show own\n",
    )
