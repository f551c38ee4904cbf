"""Which texts are complaints."""

from pathlib import Path

from faultdex.verify.collect import message


def test_what_a_source_raises_is_told_with_placeholders(tmp_path: Path) -> None:
    """Formatted, joined and formatted later: each is one text."""
    source = tmp_path / "store.py"
    source.write_text(
        "def join(rank, size):\n"
        '    raise ValueError(f"rank {rank} is not below the world size {size}")\n'
        '    raise RuntimeError("the store was closed while " + "rank 0 waited for it")\n'
        '    raise RuntimeError("rank {} has not joined the group yet".format(rank))\n'
        "    raise KeyError(rank)\n"
    )

    assert message.raised([source]) == {
        "rank {} is not below the world size {}",
        "the store was closed while rank 0 waited for it",
        "rank {} has not joined the group yet",
    }


def test_graph_breaks_are_told_by_code_and_title(tmp_path: Path) -> None:
    """The register keeps a history of each; the newest wording stands first."""
    register = tmp_path / "graph_break_registry.json"
    register.write_text('{"GB0002": [{"Gb_type": "New  words"}, {"Gb_type": "Old"}], "GB0001": []}')

    assert message.graph_breaks(register) == [{"label": "GB0002", "text": "New words"}]


def test_a_torch_without_a_register_has_no_graph_breaks(tmp_path: Path) -> None:
    """Older releases do not carry it."""
    assert message.graph_breaks(tmp_path / "absent.json") == []
