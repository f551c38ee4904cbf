"""Turn a book and its files into everything that a careful reader would object to."""

from faultdex.lint.scope import Scope
from faultdex.lint.stage import lint

__all__ = ["Scope", "lint"]
