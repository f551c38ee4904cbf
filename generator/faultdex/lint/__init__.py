"""Turn a book and its files into everything that a careful reader would object to."""

from faultdex.lint.stage import lint

__all__ = ["lint"]
