"""Hold `faultdex explain` to its contract: answers, formats and exit statuses."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

Run = Callable[..., CompletedProcess[str]]
LINE = "launch failed: the grid is 70000 blocks wide"


def test_a_known_error_is_named_first(faultdex: Run) -> None:
    """The entry stands first, with the number of the line that says so."""
    done = faultdex("explain", "--format", "json", text=f"a line\n{LINE}\n")
    first = json.loads(done.stdout)["matches"][0]

    assert (done.returncode, first["id"], first["line"]) == (0, "grid-too-wide", 2)


def test_the_answer_has_the_fields_of_the_contract(faultdex: Run) -> None:
    """Programs find the schema, completeness, matches and candidates."""
    answer = json.loads(faultdex("explain", "--format", "json", text=LINE).stdout)

    assert set(answer) == {"schema", "complete", "matches", "candidates", "own", "known"}
    assert set(answer["matches"][0]) >= {"id", "title", "url", "score", "rank", "line", "text"}


@pytest.mark.parametrize("count", ["0", "-1", "two"])
def test_no_entries_at_all_are_wrong_usage(faultdex: Run, count: str) -> None:
    """Nobody asks for an answer without one."""
    done = faultdex("explain", "--top", count, text=LINE)

    assert (done.returncode, done.stdout) == (2, "")


@pytest.fixture
def opened(tmp_path: Path) -> tuple[Path, dict[str, str]]:
    """Return the file in which a browser of our own notes what it opens, and how to name it."""
    noted, browser = tmp_path / "opened.txt", tmp_path / "browser.sh"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > "{noted}"\n')
    browser.chmod(0o755)
    return noted, {"BROWSER": f"{browser} %s"}


def test_the_page_of_the_answer_is_opened(
    faultdex: Run, opened: tuple[Path, dict[str, str]]
) -> None:
    """The address names the entry, and holds nothing of the text."""
    noted, variables = opened
    done = faultdex("explain", "--open", text=f"secret-4711\n{LINE}\n", **variables)
    plain = faultdex("explain", text=f"secret-4711\n{LINE}\n")
    address = noted.read_text("utf-8")

    assert (done.returncode, done.stdout) == (0, plain.stdout)
    assert address.startswith("https://faultdex.dev/grid-too-wide/")
    assert "4711" not in address


def test_no_page_is_opened_for_an_error_that_nothing_explains(
    faultdex: Run, opened: tuple[Path, dict[str, str]]
) -> None:
    """A page of something else would send the reader the wrong way."""
    noted, variables = opened
    text = "Traceback (most recent call last):\nKeyError: 'labels'\n"
    done = faultdex("explain", "--open", text=text, **variables)

    assert (done.returncode, noted.exists()) == (1, False)
    assert "no page is opened" in done.stderr


def test_an_error_of_the_program_is_told(faultdex: Run) -> None:
    """Who pastes an error of their own learns where it stands, and that it is not in the index."""
    text = "Traceback (most recent call last):\nKeyError: 'labels'\n"
    done = faultdex("explain", text=text)
    head, *rows = done.stdout.splitlines()

    assert (done.returncode, head) == (1, "An error that no entry explains")
    assert rows[0] == "  line 2  KeyError: 'labels'"
    assert rows[1].startswith("  next    Read the frames above it")


def test_text_of_other_software_matches_nothing(faultdex: Run) -> None:
    """Nothing is named and the status is 1 for an error that is none of ours."""
    done = faultdex("explain", "--format", "json", text="npm ERR! code ERESOLVE\n")

    assert (done.returncode, json.loads(done.stdout)["matches"]) == (1, [])


def test_an_id_is_explained_like_a_log(faultdex: Run) -> None:
    """Who knows the id needs no log, and may write it loosely."""
    done = faultdex("explain", "--format", "json", "Grid_too_WIDE")

    assert json.loads(done.stdout)["matches"][0]["id"] == "grid-too-wide"


def test_a_wrong_id_gets_the_nearest_one(faultdex: Run) -> None:
    """A slip of the finger is forgiven with a suggestion, and is wrong usage."""
    done = faultdex("explain", "grid-to-wide")

    assert (done.returncode, "did you mean grid-too-wide?" in done.stderr) == (2, True)


def test_a_missing_file_is_named(faultdex: Run) -> None:
    """What could not be read is said, and is not the same as nothing found."""
    done = faultdex("explain", "no/such/train.log")

    assert (done.returncode, "no/such/train.log: no such file" in done.stderr) == (2, True)


def test_a_truncated_archive_is_explained_as_far_as_it_goes(faultdex: Run, tmp_path: Path) -> None:
    """What stood before the damage is reported, and the status says that something is lost."""
    noise = "\n".join(f"step {number} {hash(str(number))}" for number in range(50_000))
    packed = gzip.compress(f"{LINE}\n{noise}".encode())
    (tmp_path / "train.log.gz").write_bytes(packed[: len(packed) // 2])
    done = faultdex("explain", "--format", "json", "train.log.gz")
    answer = json.loads(done.stdout)

    assert (done.returncode, answer["complete"]) == (2, False)
    assert answer["matches"][0]["id"] == "grid-too-wide"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_logs_of_every_usual_encoding_are_read(faultdex: Run, encoding: str) -> None:
    """Windows writes other bytes for the same text."""
    done = faultdex("explain", "--format", "json", text=f"one\n{LINE}\n".encode(encoding))

    assert json.loads(done.stdout)["matches"][0]["line"] == 2


def test_binary_rubbish_matches_nothing(faultdex: Run) -> None:
    """Bytes that are no text at all are no reason to fail."""
    assert faultdex("explain", text=bytes(range(256)) * 64).returncode == 1


def test_a_line_without_end_is_read(faultdex: Run) -> None:
    """A file of one line is a file like any other."""
    done = faultdex("explain", "--format", "json", text="x " * 4_500_000 + LINE)
    answer = json.loads(done.stdout)

    assert (done.returncode, answer["complete"], answer["matches"][0]["line"]) == (0, True, 1)


def test_a_log_line_cannot_drive_the_terminal(faultdex: Run) -> None:
    """Escape sequences and carriage returns of a log are shown, not obeyed."""
    done = faultdex("explain", text=f"\x1b]0;title\x07{LINE}\x07\x9b2J\n")

    assert not {"\x1b", "\x07", "\x9b"} & set(done.stdout)


def test_secrets_are_masked_unless_asked_for(faultdex: Run) -> None:
    """A key that stands in the matching line is not shown to whoever looks on."""
    line = f"{LINE} password=hunter22secret"

    assert "hunter22secret" not in faultdex("explain", text=line).stdout
    assert "hunter22secret" in faultdex("explain", "--no-redact", text=line).stdout


def test_a_log_line_is_inert_in_markdown(faultdex: Run) -> None:
    """Backticks in a log cannot close the fence around it."""
    done = faultdex("explain", "--format", "markdown", text=f"{LINE} ``` <b>\n")

    assert "\n````text\n" in done.stdout


def test_an_empty_input_gets_the_likely_reason(faultdex: Run) -> None:
    """Errors go to standard error, which a plain pipe does not carry."""
    assert "2>&1" in faultdex("explain", text="").stderr


def test_knowledge_is_compiled_where_nothing_can_be_kept(faultdex: Run, tmp_path: Path) -> None:
    """A home that cannot be written to costs time, and no answer."""
    (tmp_path / "home").write_text("a file, where a folder would have to be")
    done = faultdex("explain", text=LINE, XDG_CACHE_HOME=str(tmp_path / "home"))

    assert (done.returncode, done.stderr) == (0, "")


def test_a_missing_input_is_no_answer(faultdex: Run) -> None:
    """Nothing is said about a text that was not there, except to programs."""
    assert faultdex("explain", "nothing.log").stdout == ""
    assert json.loads(faultdex("explain", "nothing.log", "--format", "json").stdout) == {
        "schema": 1,
        "complete": False,
        "matches": [],
        "candidates": [],
        "own": [],
        "known": [],
    }
