"""Turn the book into a compiled index, and a text into the entries that explain it."""

from faultdex.match.compile import compile_index
from faultdex.match.explain import explain
from faultdex.match.index import Index
from faultdex.match.scan import scan, scan_part, scan_parts

__all__ = ["Index", "compile_index", "explain", "scan", "scan_part", "scan_parts"]
