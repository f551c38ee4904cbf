"""Which knowledge is opened, and when its pack is compiled anew."""

import sys
from pathlib import Path
from shutil import copytree

import pytest

import faultdex
from faultdex.pack import locate
from faultdex.pack.build import fill
from faultdex.pack.locate import find_knowledge, need_knowledge, open_pack, status_of
from faultdex.pack.read import Pack
from faultdex.pack.setup import clear_setup, save_setup, setup_words

ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of the user, who has no cache and has said nothing yet."""
    monkeypatch.delenv("FAULTDEX_SETUP", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def installed(tmp_path: Path, base: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the pack of an installation without the extra that compiles one."""
    folder = tmp_path / "installed"
    fill(folder, base)
    monkeypatch.setattr(locate, "INSTALLED", folder)
    monkeypatch.setattr(locate, "is_installed", lambda _: False)
    return folder


def packs(home: Path) -> set[str]:
    """Return the names of the packs in the cache of the user."""
    return {path.name for path in (home / ".cache" / "faultdex").iterdir()}


def test_a_pack_is_compiled_once_for_the_same_files(home: Path, knowledge: Path) -> None:
    """A later process reads what the first one wrote."""
    first, second = open_pack(knowledge), open_pack(knowledge)

    assert first == second
    assert packs(home) == {first.folder.name}


def test_who_waits_at_a_terminal_is_told_why(
    knowledge: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A program that reads the other output is not; the pack that is there says nothing."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    open_pack(knowledge)
    told = capsys.readouterr().err
    open_pack(knowledge)

    assert told == (
        f"faultdex: compiling {knowledge}, which is new or has changed; this can take a minute\n"
    )
    assert capsys.readouterr().err == ""


def test_a_changed_file_makes_another_pack(home: Path, knowledge: Path) -> None:
    """Its size and its time tell; a file that Python left behind does not."""
    before = open_pack(knowledge)
    entry = knowledge / "runtime" / "grid-too-wide" / "entry.yaml"
    entry.write_text(entry.read_text("utf-8").replace("the grid is too wide", "a wide grid", 1))
    after = open_pack(knowledge)
    (knowledge / "__pycache__").mkdir()
    (knowledge / "__pycache__" / "left.pyc").write_bytes(b"")

    assert after.cards["grid-too-wide"].title == "launch failed: a wide grid"
    assert open_pack(knowledge) == after
    assert packs(home) == {before.folder.name, after.folder.name}


def test_a_link_in_the_knowledge_is_not_followed(home: Path, knowledge: Path) -> None:
    """It may lead nowhere, or in a circle."""
    (knowledge / "nowhere").symlink_to("gone")
    (knowledge / "again").symlink_to(knowledge)
    pack = open_pack(knowledge)

    assert (pack.lost, packs(home)) == (2, {pack.folder.name})


def test_a_checkout_has_its_packs_beside_the_knowledge(
    home: Path, tmp_path: Path, base: Path
) -> None:
    """They go when the checkout goes."""
    copytree(base, tmp_path / "checkout" / "knowledge")
    (tmp_path / "checkout" / "pyproject.toml").touch()
    pack = open_pack(tmp_path / "checkout" / "knowledge")

    assert pack.folder.parent == tmp_path / "checkout" / ".cache" / "pack"
    assert not home.exists()


def test_without_a_place_for_it_a_pack_is_made_for_once(home: Path, base: Path) -> None:
    """A home that cannot be written to costs time alone."""
    home.write_text("in the way")
    pack = open_pack(base)

    assert pack.cards.keys() == {"block-too-large", "grid-too-wide"}
    assert pack.folder.parent.name.startswith("faultdex-")


def test_what_could_not_be_read_is_said(
    knowledge: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The status says it too."""
    (knowledge / "runtime" / "grid-too-wide" / "entry.yaml").write_text("title: [")
    pack = open_pack(knowledge)

    assert "could not be read and are missing here" in capsys.readouterr().err
    assert (status_of(pack), status_of(pack, 1)) == (2, 2)
    assert (status_of(Pack(pack.folder)), status_of(Pack(pack.folder), 1)) == (0, 1)


def test_an_installation_reads_its_own_pack(installed: Path, base: Path) -> None:
    """The knowledge of a checkout around it needs packages that are not there."""
    assert open_pack(None).folder == installed
    with pytest.raises(SystemExit, match="2"):
        open_pack(base)


def test_an_installation_that_can_compile_reads_the_checkout(
    installed: Path, base: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who changes the knowledge there sees the change."""
    monkeypatch.setattr(locate, "is_installed", lambda _: True)
    monkeypatch.setattr(locate, "find_knowledge", lambda _: base)
    pack = open_pack(None)

    assert pack.folder != installed
    assert packs(home) == {pack.folder.name}


def test_where_there_is_no_knowledge_at_all_the_status_is_2(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line says how to name some."""
    monkeypatch.setattr(locate, "INSTALLED", tmp_path / "none")
    monkeypatch.setattr(locate, "find_knowledge", lambda _: None)
    for ask in (open_pack, need_knowledge):
        with pytest.raises(SystemExit, match="2"):
            ask(None)

    assert capsys.readouterr().err.count("--knowledge\n") == 2


def test_the_knowledge_here_comes_before_that_of_the_checkout(
    tmp_path: Path, knowledge: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder that is named comes before both, and has to exist."""
    monkeypatch.chdir(tmp_path)

    assert find_knowledge(None) == Path("knowledge")
    monkeypatch.chdir("/")
    assert find_knowledge(None) == ROOT / "knowledge" == need_knowledge(None)
    assert find_knowledge(knowledge) == knowledge
    with pytest.raises(SystemExit, match="2"):
        find_knowledge(tmp_path / "nowhere")


def test_a_setup_is_saved_told_and_forgotten(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The variable comes first, also where it says nothing."""
    assert (setup_words(), clear_setup()) == ("", False)
    assert save_setup("torch 2.6") == home / ".config" / "faultdex" / "setup"
    assert setup_words() == "torch 2.6"
    monkeypatch.setenv("FAULTDEX_SETUP", "")
    assert setup_words() == ""
    assert (clear_setup(), clear_setup()) == (True, False)


def test_a_setup_that_is_no_text_says_nothing(home: Path) -> None:
    """Whoever wrote it."""
    (home / ".config" / "faultdex").mkdir(parents=True)
    (home / ".config" / "faultdex" / "setup").write_bytes(b"\xff")

    assert setup_words() == ""


def test_a_pack_is_compiled_anew_when_the_program_has_changed() -> None:
    """Any part of it may say something else of the same knowledge."""
    assert Path(faultdex.__file__).parent == locate.PACKAGE
