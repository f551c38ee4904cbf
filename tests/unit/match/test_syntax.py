"""A pattern becomes a tree of characters, edges, groups and repeats, or is refused at its place."""

import pytest

from faultdex.match.syntax import (
    Chars,
    Edge,
    Group,
    Node,
    Repeat,
    UnportableError,
    is_wide,
    literal,
    parse,
)

A, B = literal("a"), literal("b")
DIGIT = Chars(r"\d")


def nodes(pattern: str) -> tuple[Node, ...]:
    """Return what the only alternative of a pattern consists of."""
    (option,) = parse(pattern).options
    return option


@pytest.mark.parametrize(
    ("pattern", "tree"),
    [
        ("ab", (A, B)),
        ("a?", (Repeat(A, 0, 1),)),
        ("a*", (Repeat(A, 0, 64),)),
        ("a+", (Repeat(A, 1, 64),)),
        ("a{3}", (Repeat(A, 3, 3),)),
        ("a{2,}", (Repeat(A, 2, 64),)),
        ("a{2,5}b", (Repeat(A, 2, 5), B)),
        ("a{2,5}?b", (Repeat(A, 2, 5, lazy=True), B)),
        ("a??", (Repeat(A, 0, 1, lazy=True),)),
        ("^a$", (Edge("^"), A, Edge("$"))),
        (r"\ba", (Edge(r"\b"), A)),
        (r"\d+", (Repeat(DIGIT, 1, 64),)),
        (".", (Chars("."),)),
        (r"\s", (Chars(" ", " "),)),
        (r"\.", (Chars(r"\.", "."),)),
        ("[a]", (A,)),
        (r"[\.]", (Chars(r"\.", "."),)),
        (r"[\d]", (Chars(r"[\d]"),)),
        ("[^a]", (Chars("[^a]"),)),
        ("[aab]", (Chars("[ab]"),)),
        ("[a-c]", (Chars("[a-c]"),)),
        ("[a-a]", (Chars("[a-a]"),)),
        ("[-a]", (Chars(r"[\-a]"),)),
        ("[a-]", (Chars(r"[a\-]"),)),
        ("(a)", (Group(((A,),)),)),
        ("(?:a|b)", (Group(((A,), (B,))),)),
        ("(?P<one>a)", (Group(((A,),), "one"),)),
        ("(?:a)?", (Repeat(Group(((A,),)), 0, 1),)),
        ("(|a)", (Group(((), (A,))),)),
        ("", ()),
    ],
)
def test_a_pattern_has_a_tree(pattern: str, tree: tuple[Node, ...]) -> None:
    """What stands for one character alone is that character."""
    assert nodes(pattern) == tree


def test_alternatives_are_options() -> None:
    """Of the whole pattern as of a group."""
    assert parse("a|b|").options == ((A,), (B,), ())


@pytest.mark.parametrize(
    ("pattern", "offset", "says"),
    [
        ("a{1,200}", None, ""),
        ("a{1,201}", 1, "the bounds 1 to 201"),
        ("a{0}", 1, "the bounds 0 to 0"),
        ("a{0,1}", None, ""),
        ("a{65,}", 1, "the bounds 65 to 64"),
        ("a\tb", 1, r"'\t' is not printable ASCII"),
        ("a b~", None, ""),
        ("ab{x}", 2, "a brace that is no {low,high}"),
        ("ab{1,x}", 2, "a brace that is no {low,high}"),
        ("a{1}{2}", 4, "a quantifier after a quantifier"),
        ("a?+", 2, "a quantifier after a quantifier"),
        ("a???", 3, "a quantifier after a quantifier"),
        ("ab$?", 3, "$ with a quantifier"),
        (r"a\b+", 3, r"\b with a quantifier"),
        ("a(?:b", 1, "a parenthesis that is never closed"),
        ("a(b))", 4, "a closing parenthesis without its opening one"),
        ("a[", 1, "a bracket that is never closed"),
        ("a[]b]", 1, "an empty bracket"),
        (r"[a\b]", 4, "this escape within a bracket"),
        ("[b-a]", 4, "the range b-a"),
        (r"[a-\d]", 5, r"the range a-\d"),
        ("(?P<a b>x)", 0, "the name 'a b'"),
        ("(?P<one", 0, "the group (?P"),
        (r"a\q", 1, r"the escape \q"),
        ("a|*", 2, "a quantifier with nothing before it"),
        (r"\D*", 2, "an unbounded gap"),
        (r"\d*", None, ""),
    ],
)
def test_what_is_refused_is_told_at_its_place(pattern: str, offset: int | None, says: str) -> None:
    """Bounds are 200 at most, and what has none has 64."""
    if offset is None:
        assert parse(pattern)
        return
    with pytest.raises(UnportableError) as refusal:
        parse(pattern)

    assert (refusal.value.offset, refusal.value.says) == (offset, says)


@pytest.mark.parametrize(
    ("source", "expected"),
    [(".", True), ("[^a]", True), (r"\D", True), (r"\W", True), (r"\d", False), (r"\w", False),
     ("[a-z]", False), ("a", False), (r"\^", False)],
)  # fmt: skip
def test_a_wide_character_is_nearly_any(source: str, *, expected: bool) -> None:
    """A gap of these can be filled in many ways."""
    assert is_wide(Chars(source)) is expected


@pytest.mark.parametrize("char", r"\^$.|?*+()[]{}/")
def test_a_sign_of_the_engines_is_escaped(char: str) -> None:
    """A letter is not."""
    assert literal(char) == Chars(f"\\{char}", char)
    assert literal("a") == Chars("a", "a")
