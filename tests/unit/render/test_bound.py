"""A range of versions is said in words that a reader compares with their own release."""

import pytest

from faultdex.render.bound import releases_of, wording_of


@pytest.mark.parametrize(
    ("specifier", "said"),
    [
        (">=2.7", "torch 2.7 or newer"),
        ("<2.7", "torch older than 2.7"),
        ("<=2.5", "torch 2.5 or older"),
        ("<2.11,>=2.8", "torch 2.8 or newer, older than 2.11"),
        ("==2.11.*", "torch 2.11"),
    ],
)
def test_a_range_is_said_in_words(specifier: str, said: str) -> None:
    """The lower end comes first, whatever the order in the file."""
    assert releases_of("torch", specifier) == said


def test_a_wording_without_a_range_tells_nothing() -> None:
    """Most signatures hold for every release."""
    assert wording_of(()) == ""


def test_a_wording_names_its_releases() -> None:
    """The sentence stands in an answer as it is."""
    assert wording_of([("torch", "<=2.5")]) == "this wording is from torch 2.5 or older"
