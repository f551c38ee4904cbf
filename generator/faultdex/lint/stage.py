"""Run every check of the lint over the book and its files."""

from faultdex.lint import (
    answer,
    character,
    conditions,
    dates,
    evidence,
    example,
    expectation,
    guide,
    leak,
    mark,
    markup,
    phrases,
    reference,
    release,
    removed,
    sentence,
    signatures,
    snippet,
    source,
    tally,
    tell,
    title,
)
from faultdex.lint.scope import Scope
from faultdex.model.check import Check
from faultdex.model.problem import Finding

CHECKS: tuple[Check[Scope], ...] = (
    *guide.CHECKS,
    *sentence.CHECKS,
    *phrases.CHECKS,
    *mark.CHECKS,
    *markup.CHECKS,
    *character.CHECKS,
    *leak.CHECKS,
    *dates.CHECKS,
    *title.CHECKS,
    *answer.CHECKS,
    *tally.CHECKS,
    *source.CHECKS,
    *snippet.CHECKS,
    *expectation.CHECKS,
    *signatures.CHECKS,
    *removed.CHECKS,
    *conditions.CHECKS,
    *tell.CHECKS,
    *evidence.CHECKS,
    *example.CHECKS,
    *reference.CHECKS,
    *release.CHECKS,
)


def lint(scope: Scope) -> tuple[Finding, ...]:
    """Return what is wrong with the words, snippets and evidence."""
    return tuple(finding for check in CHECKS for finding in check.findings(scope))
