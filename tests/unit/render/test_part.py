"""How prose is cut into parts."""

import pytest

from faultdex.render.part import Part, line_parts, plain, prose_parts, uncited


def test_a_line_keeps_words_code_citations_and_links_in_order() -> None:
    """Each mark becomes a part of its own."""
    parts = line_parts("Call `f()` [@key], see [[other-entry|there]].")

    assert parts == (
        Part("words", "Call "),
        Part("code", "f()"),
        Part("words", " "),
        Part("cite", "", "key"),
        Part("words", ", see "),
        Part("link", "there", "other-entry"),
        Part("words", "."),
    )


def test_marks_within_code_are_code() -> None:
    """What looks like a citation between backticks is shown as it is."""
    assert line_parts("`[@key]`") == (Part("code", "[@key]"),)


def test_a_link_to_what_cannot_be_an_id_stays_text() -> None:
    """Only an id becomes an address."""
    assert line_parts("[[../x){: a=b }]]") == (Part("words", "[[../x){: a=b }]]"),)


def test_fences_are_parts_that_keep_their_lines() -> None:
    """Indented and empty lines of code stay, and the language is kept."""
    parts = prose_parts("Run:\n\n```bash\na\n\n  b\n```\nEnd")

    assert [part for part in parts if part.kind == "fence"] == [Part("fence", "a\n\n  b", "bash")]
    assert parts[-2] == Part("words", "End")


def test_fences_that_touch_are_two() -> None:
    """A fence that opens right below another one is not a part of it."""
    parts = prose_parts("```\na\n```\n~~~\nb\n~~~")

    assert [part.text for part in parts if part.kind == "fence"] == ["a", "b"]


def test_a_fence_that_never_closes_is_code_to_the_end() -> None:
    """Nothing after an open fence is read as prose."""
    assert prose_parts("```\n<b>\n## x") == (Part("fence", "<b>\n## x", ""),)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("It is so [@key].", "It is so."),
        ("`f` fails [@a] [@b], then [[some-entry|ends]].", "f fails, then ends."),
        ("[[some-entry]]", "some-entry"),
    ],
)
def test_plain_text_has_no_marks(text: str, expected: str) -> None:
    """Lists and programs get the words alone."""
    assert plain(text) == expected


def test_a_citation_goes_with_the_space_before_it() -> None:
    """No gap is left before the full stop."""
    assert uncited("Code `x` [@key].") == "Code `x`."


@pytest.mark.parametrize(
    ("closing", "code"),
    [
        ("```", "x"),
        ("````", "x"),
        ("  ```", "x"),
        ("~~~", "x\n~~~"),
        ("``", "x\n``"),
        ("``` y", "x\n``` y"),
    ],
)
def test_a_fence_closes_with_its_own_marks(closing: str, code: str) -> None:
    """As many or more of them, alone on their line."""
    (part,) = prose_parts(f"```text\nx\n{closing}")

    assert (part.kind, part.text, part.target) == ("fence", code, "text")
