"""An answer has 400 words at most, counted over all that is above the fold."""

from collections.abc import Callable

import pytest

from faultdex.lint.answer import long_answers
from faultdex.lint.scope import Scope
from faultdex.model.entry import Cause, Fix, TryFirst

COMMAND = TryFirst(command="bash reproduce.sh", shows="The count.")
CAUSE = Cause(key="wide", says="It is wide.", tell="a number")
FIX = Fix(does="Make it narrow.", costs="Nothing.", causes=("wide",))
SHORT = {"title": "one", "summary": "two words", "causes": (CAUSE,), "fixes": (FIX,)}
# The words of all these, what the fix does twice: in its row of the causes, and below them.
WORDS = 1 + 2 + (3 + 2 + 3) + (3 + 1) + (2 + 2)
Facts = Callable[..., Scope]


def told(scope: Scope) -> list[str]:
    """Return what is said of the length of answers."""
    return [flaw.message for flaw in long_answers(scope)]


def long(text: str, count: int) -> str:
    """Return a text with so many words more."""
    return " ".join([text, *["word"] * count])


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("title", lambda more: long("one", more)),
        ("summary", lambda more: long("two words", more)),
        ("causes", lambda more: (CAUSE.model_copy(update={"says": long(CAUSE.says, more)}),)),
        ("causes", lambda more: (CAUSE.model_copy(update={"tell": long(CAUSE.tell, more)}),)),
        ("fixes", lambda more: (FIX.model_copy(update={"costs": long(FIX.costs, more)}),)),
        ("try_first", lambda more: COMMAND.model_copy(update={"shows": long("The count.", more)})),
        (
            "try_first",
            lambda more: COMMAND.model_copy(update={"command": long(COMMAND.command, more)}),
        ),
    ],
)
def test_400_words_are_an_answer_and_one_more_is_not(
    with_facts: Facts, name: str, value: Callable[[int], object]
) -> None:
    """Each part of it counts, wherever the words are."""
    facts = {**SHORT, "try_first": COMMAND}

    assert told(with_facts(**{**facts, name: value(400 - WORDS)})) == []
    assert told(with_facts(**{**facts, name: value(401 - WORDS)})) == [
        "the answer has 401 words, and at most 400 are read"
    ]


def test_a_fix_counts_in_the_row_of_its_cause_too(with_facts: Facts) -> None:
    """A reader meets its words twice."""
    fix = FIX.model_copy(update={"does": long(FIX.does, 200)})
    facts = {**SHORT, "fixes": (fix,), "try_first": COMMAND}

    assert told(with_facts(**facts)) == [
        f"the answer has {WORDS + 400} words, and at most 400 are read"
    ]


def test_an_entry_without_a_command_has_no_answer_to_be_held(with_facts: Facts) -> None:
    """Its page has no triage table."""
    assert told(with_facts(**{**SHORT, "summary": long("two", 500)})) == []
