"""Read what people posted, drawn or searched."""

from pathlib import Path

from faultdex.pipeline.posted import posted


def test_drawn_and_searched_texts_of_a_page_are_read(tmp_path: Path) -> None:
    """A page that is not written yet counts as well; a text without a page does not."""
    searched = tmp_path / "searched"
    searched.mkdir()
    (tmp_path / "draw.yaml").write_text(
        "- {entry: odd-device, wanted: null, text: drawn}\n"
        "- {entry: null, wanted: planned, text: awaited}\n"
        "- {entry: null, wanted: null, text: of no page}\n"
    )
    (searched / "some.yaml").write_text("- {entry: odd-device, text: searched}\n")

    assert [*posted(tmp_path)] == [
        ("odd-device", "drawn"), ("planned", "awaited"), ("odd-device", "searched"),
    ]  # fmt: skip
