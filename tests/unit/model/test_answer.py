"""What an answer repeats of a log is masked wherever it stands."""

from dataclasses import replace

from faultdex.model.answer import Answer, Decision, Match, UnmatchedError, redact_answer

SHOWN = "hf_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1"
MATCH = Match("an-id", "A title", "https://x/", 1.0, "root", 3, f"x {SHOWN}", {"name": SHOWN})
DECIDED = replace(MATCH, decision=Decision(("a-cause",), (f"it holds {SHOWN}",)))
OWN = UnmatchedError(4, f"ValueError: {SHOWN}", frame=f'File "a.py", line 3, in load({SHOWN})')


def test_no_part_of_an_answer_shows_a_secret() -> None:
    """Lines, captures, what decided among causes, the program's errors, and their frames."""
    shown = redact_answer(Answer((DECIDED,), (MATCH,), own=(OWN,)))

    assert SHOWN not in str(shown)
    assert str(shown).count("[redacted]") == 7
