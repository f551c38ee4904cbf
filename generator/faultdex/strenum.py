"""Give Python 3.10 the enumeration of strings that newer releases have."""

import sys
from enum import Enum

if sys.version_info >= (3, 11):
    from enum import StrEnum
else:

    class StrEnum(str, Enum):
        """An enumeration whose members are strings, and are printed as such."""

        def __str__(self) -> str:
            """Return the value."""
            return str(self.value)


__all__ = ["StrEnum"]
