"""Find secrets and personal data, and name the place and never the value."""

from collections.abc import Iterator

from faultdex.lint.scope import Scope
from faultdex.model.check import Check, Flaw


def secrets(scope: Scope) -> Iterator[Flaw]:
    """Yield each key, token and password."""
    hint = "Revoke it where it was issued, then replace it by <token>."
    yield from _leaks(scope, hint, is_secret=True)


def personal_data(scope: Scope) -> Iterator[Flaw]:
    """Yield each name or address of a person or machine."""
    hint = "Replace it by a stand-in such as node0, /opt/venv or user@example.org."
    yield from _leaks(scope, hint, is_secret=False)


def _leaks(scope: Scope, hint: str, *, is_secret: bool) -> Iterator[Flaw]:
    for span, leak in scope.leaks:
        if leak.is_secret is is_secret:
            yield span.flaw(f"this is {leak.what}", hint, leak.start)


CHECKS: tuple[Check[Scope], ...] = (
    Check("FD423", secrets),
    Check("FD424", personal_data),
)
