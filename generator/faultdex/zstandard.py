"""Give Python before 3.14 the module for Zstandard that newer releases have."""

import sys

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

__all__ = ["zstd"]
