"""Hold `faultdex collect` to what it asks of the cluster, and to its status."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from faultdex.answering.ray_digest import Source
from faultdex.cli.collect import collect


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch, cache: Path) -> None:
    """Keep compiled knowledge from test to test."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))


def test_what_brings_ray_is_told_where_it_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Nothing is written."""
    monkeypatch.setattr("faultdex.cli.collect.is_installed", lambda _: False)
    with pytest.raises(SystemExit, match="2"):
        collect(["logs"], out=tmp_path / "job.digest")

    assert capsys.readouterr().err == (
        "faultdex: collect needs more packages; run: pip install 'faultdex[ray]'\n"
    )
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("is_whole", [True, False])
def test_the_status_says_whether_all_was_read(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    base: Path,
    tmp_path: Path,
    *,
    is_whole: bool,
) -> None:
    """And the line how much there is in which file."""
    asked: list[object] = []

    def write(_: object, source: Source, out: Path) -> SimpleNamespace:
        asked.append(source)
        out.write_bytes(bytes(1234))
        return SimpleNamespace(files=5678, is_whole=is_whole)

    monkeypatch.setattr("faultdex.cli.collect.is_installed", lambda _: True)
    monkeypatch.setattr("faultdex.cli.collect.connect", asked.append)
    monkeypatch.setattr("faultdex.cli.collect.write_digest", write)
    out = tmp_path / "job.digest"
    with pytest.raises(SystemExit, match="0" if is_whole else "2"):
        collect(["a", "b"], out=out, ray="local", job="7", knowledge=base)

    assert asked == ["local", Source(("a", "b"), "7", str(base.resolve()))]
    assert capsys.readouterr().out == f"{out}: 5,678 files, 1,234 bytes\n"
