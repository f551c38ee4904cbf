"""Hold `faultdex mcp` to what it says where the protocol's package is not installed."""

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from faultdex.cli.mcp import mcp


@pytest.fixture
def no_server(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Return a patch under which the server was not loaded before."""
    for name in [one for one in sys.modules if one.startswith("faultdex.mcp")]:
        monkeypatch.delitem(sys.modules, name)
    return monkeypatch


@pytest.mark.parametrize("name", ["mcp", "mcp.types"])
def test_a_package_that_is_missing_is_told_with_what_brings_it(
    no_server: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    """An agent shows its user one line, and not a traceback."""
    error = ModuleNotFoundError(f"No module named {name!r}", name=name)
    no_server.setitem(sys.modules, "faultdex.mcp.server", Missing(error))
    with pytest.raises(SystemExit, match="2"):
        mcp()

    assert "pip install 'faultdex[mcp]'" in capsys.readouterr().err


def test_a_module_of_ours_that_is_missing_is_an_error(no_server: pytest.MonkeyPatch) -> None:
    """No package would bring it."""
    error = ModuleNotFoundError("No module named 'faultdex.nothing'", name="faultdex.nothing")
    no_server.setitem(sys.modules, "faultdex.mcp.server", Missing(error))
    with pytest.raises(ModuleNotFoundError):
        mcp()


@pytest.mark.parametrize("is_terminal", [True, False])
def test_a_person_is_told_that_it_waits_for_an_agent(
    no_server: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    base: Path,
    cache: Path,
    *,
    is_terminal: bool,
) -> None:
    """Who starts it in a terminal would wonder; an agent reads no such line."""
    served: list[object] = []
    no_server.setenv("XDG_CACHE_HOME", str(cache))
    no_server.setitem(sys.modules, "faultdex.mcp.server", SimpleNamespace(serve=served.append))
    no_server.setattr(sys, "stdin", SimpleNamespace(isatty=lambda: is_terminal))
    mcp(knowledge=base)

    assert ("waiting for an agent" in capsys.readouterr().err) is is_terminal
    assert [*served[0].cards] == ["block-too-large", "grid-too-wide"]


class Missing:
    """A module of which nothing can be taken."""

    def __init__(self, error: ModuleNotFoundError) -> None:
        """Take the error that it ends with."""
        self.error = error

    def __getattr__(self, _: str) -> object:
        """Raise the error."""
        raise self.error
