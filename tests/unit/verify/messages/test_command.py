"""The command line that files the messages of an owner."""

import json
from pathlib import Path

import pytest

from faultdex.verify.messages.command import collected, main
from faultdex.verify.messages.found import Found
from faultdex.verify.messages.owners import OWNERS, Owner


def test_the_messages_of_an_owner_are_filed_and_counted(
    sources: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is new is printed."""
    main(["nccl", f"2.30.7={sources / 'owner'}", "--knowledge", str(tmp_path)])
    main(["graph-breaks", f"2.15.0={sources / 'torch'}", "--knowledge", str(tmp_path)])

    table = json.loads((tmp_path / "graph-breaks/texts.json").read_text("utf-8"))
    assert [row["id"] for row in table["rows"]] == ["gb0002", "gb0002-1"]
    assert "graph-breaks: 2 messages, 2 new, 0 gone\n+ Data-dep" in capsys.readouterr().out


def test_a_release_without_binaries_has_what_its_own_source_prints(sources: Path) -> None:
    """Only a binary tells that a release has a message of another one's source."""
    owner = Owner("lib", lambda root: iter([Found(root.name, literal=root.name)]), ("lib.so",))
    found = collected(owner, {"1": str(sources / "owner"), "2": str(sources / "torch")})

    assert {release: [one.text for one in some] for release, some in found.items()} == {
        "1": ["owner"],
        "2": ["torch"],
    }


def test_lines_that_only_frame_an_error_number_are_left_out(sources: Path, tmp_path: Path) -> None:
    """The number after the frame has a row of its own."""
    main(["slurm", f"26.05.3={sources / 'slurm'}", "--knowledge", str(tmp_path)])

    table = json.loads((tmp_path / "slurm/texts.json").read_text("utf-8"))
    assert {row["text"] for row in table["rows"]} == {
        "Invalid generic resource (gres) specification",
        "no node has the feature {}",
    }


def test_every_owner_has_a_name_that_a_folder_may_have() -> None:
    """The name is part of an address."""
    assert all(name.replace("-", "").isalnum() and name.islower() for name in OWNERS)
