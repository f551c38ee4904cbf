"""Tell at one glance which texts may hold a leak, so that the rules look at few of them."""

import re
from collections.abc import Callable
from functools import cache
from importlib import import_module

from faultdex.privacy.rules import RULES

_ASSERTION = re.compile(r"\(\?<?[=!](?:\\.|\[(?:\\.|[^\]])*\]|[^()\\])*\)")
_BOUND = re.compile(r"\{(?P<low>\d+),\d+\}")
_MEMORY = 64 << 20


def is_suspect(text: str) -> bool:
    """Tell whether any rule may find something in `text`; where it says no, none does."""
    return bool(_glance()(text))


@cache
def _glance() -> Callable[[str], object]:
    """Return the search for all rules at once; the engine's time grows with the text alone."""
    re2 = import_module("re2")
    options = re2.Options()
    options.max_mem = _MEMORY
    every = "|".join(f"(?:{_loosened(rule.pattern)})" for rule in RULES)
    search: Callable[[str], object] = re2.compile(every, options).search
    return search


def _loosened(pattern: str) -> str:
    """Return a pattern without assertions and bounds that matches whatever `pattern` matches."""
    consuming = pattern.replace("(?<=", "(?:").replace("(?P<name>", "(?:")
    return _BOUND.sub(r"{\g<low>,}", _ASSERTION.sub("", consuming))
