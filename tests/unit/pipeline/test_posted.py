"""Read what people posted, drawn or searched, and what we composed."""

from pathlib import Path

from faultdex.pipeline.posted import composed, posted


def test_drawn_and_searched_texts_of_a_page_are_read(tmp_path: Path) -> None:
    """A page that is not written yet counts as well; a text without a page is of nothing."""
    searched = tmp_path / "searched"
    searched.mkdir()
    (tmp_path / "draw.yaml").write_text(
        "- {entry: odd-device, wanted: null, text: drawn}\n"
        "- {entry: null, wanted: planned, text: awaited}\n"
        "- {entry: null, wanted: null, text: of no page}\n"
    )
    (searched / "some.yaml").write_text("- {entry: odd-device, text: searched}\n")

    assert [*posted(tmp_path)] == [
        ("odd-device", "drawn"), ("planned", "awaited"), ("", "of no page"),
        ("odd-device", "searched"),
    ]  # fmt: skip


def test_composed_texts_are_read_by_entry(tmp_path: Path) -> None:
    """Each file holds entries with their texts; other files are passed over."""
    (tmp_path / "runtime.yaml").write_text("odd-device: [my gizmo broke, no gizmo]\n")
    (tmp_path / "multi-gpu.yaml").write_text("odd-rank: [a rank is odd]\n")
    (tmp_path / "README.md").write_text("odd: [text]\n")

    assert [*composed(tmp_path)] == [
        ("odd-rank", "a rank is odd"), ("odd-device", "my gizmo broke"), ("odd-device", "no gizmo"),
    ]  # fmt: skip
