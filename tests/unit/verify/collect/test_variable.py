"""Which names a binary or a source holds."""

from pathlib import Path

import pytest

from faultdex.verify.collect import variable
from faultdex.verify.collect.elf import Library

TAIL = "NCCL_PLANTED_TAIL"
END = "NCCL_PLANTED_END"


def test_names_are_whole_texts(speaker: Library) -> None:
    """A sentence that mentions a name is no name."""
    assert {"NCCL_PLANTED_WHOLE", "TORCH_NCCL_PLANTED_TAIL"} <= variable.named(speaker)


@pytest.mark.parametrize(
    ("name", "held"),
    [
        ("NCCL_PLANTED_WHOLE", True),
        ("NCCL_PLANTED", False),
        ("NCCL_PLANTED_ABSENT", False),
        (TAIL, True),
        (END, False),
    ],
)
def test_a_name_is_held_when_something_refers_to_it(
    speaker: Library, name: str, *, held: bool
) -> None:
    """The linker keeps the tail of a longer name once, whether or not it is a name itself."""
    assert (name in variable.sought(speaker, (name,))) is held


def test_sources_read_what_they_ask_the_environment_for(tmp_path: Path) -> None:
    """Each way of asking counts, and a name in a comment does not."""
    source = tmp_path / "rendezvous.py"
    source.write_text(
        "import os\n# os.environ is where NCCL_COMMENTED would be\n"
        'a = os.environ["MASTER_ADDR"]\nb = os.getenv("RANK")\nc = os.environ.get("USE_LIBUV", 1)\n'
    )

    assert variable.read_by([source]) == {"MASTER_ADDR", "RANK", "USE_LIBUV"}


def test_a_name_is_listed_once_with_every_file() -> None:
    """The row tells where it was found."""
    found = {"b.so": {"RANK"}, "a.so": {"RANK", "LOCAL_RANK"}}

    assert variable.files_by_name(found) == [
        {"name": "LOCAL_RANK", "files": ["a.so"]},
        {"name": "RANK", "files": ["a.so", "b.so"]},
    ]
