"""Hold the verbs that build the site to what they ask of MkDocs, and to what they leave behind."""

import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from faultdex.cli.build import build, serve
from faultdex.cli.offline import offline

PAGE = "<!doctype html><html><head><title>x</title></head><body>A page</body></html>"


class Builder:
    """A stand-in for MkDocs, which notes what it is asked for."""

    def __init__(self, status: int) -> None:
        """End with `status`."""
        self.status = status
        self.words: list[str] = []
        self.env: dict[str, str] = {}

    def run(self, words: list[str], *, env: dict[str, str], check: bool) -> SimpleNamespace:
        """Write a site of one page, where one is built."""
        assert not check
        self.words, self.env = list(words), env
        if "--site-dir" in words and not self.status:
            site = Path(words[words.index("--site-dir") + 1])
            site.mkdir(parents=True, exist_ok=True)
            (site / "index.html").write_text(PAGE)
            (site / "sitemap.xml").write_text("fresh")
        return SimpleNamespace(returncode=self.status)


@pytest.fixture
def mkdocs(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], Builder]:
    """Return what puts a builder with a status into the place of MkDocs."""

    def put(status: int) -> Builder:
        builder = Builder(status)
        monkeypatch.setattr(subprocess, "run", builder.run)
        return builder

    return put


@pytest.fixture
def former(tmp_path: Path) -> Path:
    """Return the folder of a site that was built before."""
    out = tmp_path / "site"
    out.mkdir()
    (out / "sitemap.xml").write_text("former")
    return out


def test_a_site_is_built_strictly_by_the_configuration_beside_the_knowledge(
    mkdocs: Callable[[int], Builder],
    knowledge: Path,
    former: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It takes the place of the former one."""
    (former / "gone.html").write_text("former")
    builder = mkdocs(0)
    build(former, knowledge)

    assert builder.words[:5] == [sys.executable, "-m", "mkdocs", "build", "--strict"]
    assert builder.words[-2:] == ["--config-file", str(tmp_path.resolve() / "mkdocs.yml")]
    assert "PATH" in builder.env
    assert sorted(one.name for one in former.iterdir()) == ["index.html", "sitemap.xml"]
    assert capsys.readouterr().out == f"The site is in {former}\n"


def test_a_build_that_fails_leaves_the_former_site(
    mkdocs: Callable[[int], Builder],
    knowledge: Path,
    former: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The status is 1, whatever that of MkDocs is."""
    mkdocs(3)
    with pytest.raises(SystemExit, match="1"):
        build(former, knowledge)

    assert (former / "sitemap.xml").read_text() == "former"
    assert capsys.readouterr() == ("", "faultdex: no site was built\n")


@pytest.mark.parametrize("status", [0, 3])
def test_the_site_is_served_where_it_is_asked_for(
    mkdocs: Callable[[int], Builder], knowledge: Path, status: int
) -> None:
    """The status is that of the server."""
    builder = mkdocs(status)
    with pytest.raises(SystemExit, match=str(status)):
        serve("0.0.0.0:9000", knowledge)

    assert builder.words[3:6] == ["serve", "--dev-addr", "0.0.0.0:9000"]


def test_the_copy_for_disks_is_a_zip_with_one_folder(
    monkeypatch: pytest.MonkeyPatch,
    mkdocs: Callable[[int], Builder],
    knowledge: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The folder for it is made, and the message says what to open."""
    out = tmp_path / "dist" / "copy.zip"
    mkdocs(0)
    monkeypatch.setattr("faultdex.cli.offline.copied", dict)
    offline(out, knowledge)
    with zipfile.ZipFile(out) as packed:
        names = packed.namelist()

    assert "faultdex/index.html" in names
    assert all(name.startswith("faultdex/") for name in names)
    assert capsys.readouterr().out == (
        f"The copy is in {out}: unpack it, and open faultdex/index.html\n"
    )


def test_without_a_site_there_is_no_copy(
    mkdocs: Callable[[int], Builder], knowledge: Path, tmp_path: Path
) -> None:
    """Nothing is written."""
    mkdocs(1)
    with pytest.raises(SystemExit, match="1"):
        offline(tmp_path / "dist" / "copy.zip", knowledge)

    assert not (tmp_path / "dist").exists()
