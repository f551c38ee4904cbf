"""Show answers in the report of failed tests: `pytest -p faultdex.pytest_plugin`."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

SECTION = "faultdex"


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(call: pytest.CallInfo[Any]) -> Iterator[None]:
    """Add the answer to the report of a setup, a test or a teardown that failed."""
    outcome: Any = yield
    report = outcome.get_result()
    if report.failed and call.excinfo and isinstance(call.excinfo.value, Exception):
        # A report without an answer is better than none.
        with suppress(Exception, SystemExit):
            text = _answer(call.excinfo.value, report.capstderr)
            report.sections.extend([(SECTION, text)] if text else [])


def _answer(error: Exception, captured: str) -> str:
    """Return the answer to an error, else to what the test printed on standard error."""
    from faultdex.interface.explain import explain

    answer = explain(error) or explain(captured)
    return str(answer) if answer else ""
