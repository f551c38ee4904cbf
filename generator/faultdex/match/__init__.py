"""Turn the book into a compiled index, and a text into the entries that explain it."""

from faultdex.match.compile import compile_index
from faultdex.match.explain import Found, explain
from faultdex.match.gate import Gate
from faultdex.match.index import Index
from faultdex.match.recognise import recognise
from faultdex.match.scan import scan, scan_part, scan_parts
from faultdex.match.sieve import Sieve

__all__ = [
    "Found",
    "Gate",
    "Index",
    "Sieve",
    "compile_index",
    "explain",
    "recognise",
    "scan",
    "scan_part",
    "scan_parts",
]
