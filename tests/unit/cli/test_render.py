"""Hold `faultdex render` and `faultdex build` to writing whole folders or none."""

from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from faultdex.cli.render import render

Run = Callable[..., CompletedProcess[str]]


def test_every_entry_gets_a_page(faultdex: Run, tmp_path: Path) -> None:
    """A page is plain Markdown at the path of its address."""
    done = faultdex("render", "--out", "out")

    assert done.returncode == 0
    assert (tmp_path / "out" / "pages" / "grid-too-wide" / "index.md").is_file()


def test_files_for_programs_are_written_beside_the_pages(faultdex: Run, tmp_path: Path) -> None:
    """Pages are Markdown, the rest goes over the site as it is, and the line counts both."""
    done = faultdex("render", "--out", "out")
    pages, files = (
        [one for one in (tmp_path / "out" / kind).rglob("*") if one.is_file()]
        for kind in ("pages", "files")
    )

    assert {one.suffix for one in pages} == {".md"}
    assert (tmp_path / "out" / "files" / "index.json").is_file()
    assert done.stdout == f"{len(pages) + len(files)} files are in out\n"


def test_pages_are_written_anew(faultdex: Run, tmp_path: Path) -> None:
    """What an older run left does not stay."""
    faultdex("render", "--out", "out")
    (tmp_path / "out" / "pages" / "old.md").write_text("old")
    done = faultdex("render", "--out", "out")

    assert (done.returncode, (tmp_path / "out" / "pages" / "old.md").exists()) == (0, False)


def test_somebody_elses_folder_is_left_alone(faultdex: Run, tmp_path: Path) -> None:
    """A folder with other files is never replaced."""
    (tmp_path / "thesis.tex").write_text("two years of work")
    done = faultdex("render", "--out", ".")

    assert (done.returncode, (tmp_path / "thesis.tex").exists()) == (2, True)


def test_problems_leave_the_pages_as_they_are(
    faultdex: Run, knowledge: Path, tmp_path: Path
) -> None:
    """Nothing good is overwritten by something half done."""
    faultdex("render", "--out", "out")
    before = {path: path.stat().st_mtime_ns for path in (tmp_path / "out").rglob("*")}
    (knowledge / "plan.yaml").write_text("runtime: [")
    done = faultdex("render", "--out", "out", "--knowledge", knowledge)

    assert (done.returncode, ": FD" in done.stdout) == (1, True)
    assert {path: path.stat().st_mtime_ns for path in (tmp_path / "out").rglob("*")} == before


def test_a_failed_build_leaves_the_former_site(
    faultdex: Run, knowledge: Path, tmp_path: Path
) -> None:
    """Readers keep the site that they have."""
    (tmp_path / "mkdocs.yml").write_text("site_name: x\nplugins: [macros, faultdex]\n")
    (tmp_path / "docs").mkdir()
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "sitemap.xml").write_text("former")
    (knowledge / "plan.yaml").write_text("runtime: [")
    done = faultdex("build", "--knowledge", knowledge)

    assert (done.returncode, ": FD" in done.stdout + done.stderr) == (1, True)
    assert (tmp_path / "site" / "sitemap.xml").read_text() == "former"


def test_pages_and_files_are_apart_and_counted(
    knowledge: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With problems nothing is written, and each is told."""
    render(out=tmp_path / "out", knowledge=knowledge)
    told = capsys.readouterr().out
    made = [one for one in (tmp_path / "out").rglob("*") if one.is_file()]
    (knowledge / "plan.yaml").write_text("runtime: [")
    with pytest.raises(SystemExit, match="1"):
        render(out=tmp_path / "other", knowledge=knowledge)
    problem, *_ = capsys.readouterr().out.splitlines()

    assert told == f"{len(made)} files are in {tmp_path / 'out'}\n"
    assert {one.suffix == ".md" for one in made if one.is_relative_to(tmp_path / "out/pages")} == {
        True
    }
    assert (tmp_path / "out" / "files" / "grid-too-wide.md").is_file()
    assert f"{knowledge / 'plan.yaml'}:1:" in problem
    assert not (tmp_path / "other").exists()
