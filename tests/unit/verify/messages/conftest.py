"""Give the tests of collectors the small sources under tests/data/messages."""

from pathlib import Path

import pytest


@pytest.fixture
def sources() -> Path:
    """Return the folder of small sources."""
    return Path(__file__).parents[3] / "data" / "messages"
