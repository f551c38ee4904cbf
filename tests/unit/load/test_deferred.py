"""Hold a deferred mapping to being made once, when it is asked."""

from faultdex.load.deferred import Deferred


def test_it_is_made_when_something_is_asked_of_it() -> None:
    """And once, whatever is asked."""
    made: list[dict[str, int]] = []

    def make() -> dict[str, int]:
        made.append({"a": 1, "b": 2})
        return made[-1]

    mapping = Deferred(make)
    assert made == []

    assert (mapping["b"], [*mapping], len(mapping), "c" in mapping) == (2, ["a", "b"], 2, False)
    assert len(made) == 1
