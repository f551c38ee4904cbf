"""Find markup in prose that could act, hide or load something on a page."""

import re
from collections.abc import Iterator
from functools import partial

from faultdex.lint.address import objection
from faultdex.lint.scope import Scope
from faultdex.lint.text_span import INCLUDED
from faultdex.model.check import Check, Flaw

_HTML = re.compile(r"<(?=[A-Za-z/!?])")
_BRACE = re.compile(r"(?<!\{)\{(?![{%])")
_TEMPLATE = re.compile(r"\{[{%]|[%}]\}")
_INCLUDE = re.compile(r"-+8<-+")
_LINK = re.compile(r"(?P<image>!?)\]\(\s*(?P<target>[^)\s]*)")
_DEFINITION = re.compile(r"^\s*(?:>\s*)*\[[^\[\]\n]{1,1000}\]:", re.MULTILINE)
_IMAGE = re.compile(r"!\[(?!\[)")
_SCHEME = re.compile(r"\b(?:javascript|vbscript|data|file|blob)\s*:(?=\S)", re.IGNORECASE)


def matches(pattern: re.Pattern[str], says: str, hint: str, scope: Scope) -> Iterator[Flaw]:
    """Yield a flaw for the first match of `pattern` in each line of prose."""
    for passage in scope.passages if pattern.search(scope.prose) else ():
        if found := pattern.search(passage.text):
            yield passage.flaw(says, hint, found.start())


def includes(scope: Scope) -> Iterator[Flaw]:
    """Yield each mark that makes the page builder read another file, in any file."""
    hint = "Remove it: a page takes files in by ![[file]] alone."
    for span in scope.spans:
        for found in _INCLUDE.finditer(span.text) if INCLUDED in span.text else ():
            yield span.flaw("a mark that includes another file", hint, found.start())


def unsafe_links(scope: Scope) -> Iterator[Flaw]:
    """Yield each link that leads anywhere but to a public https address."""
    hint = "Cite it by [@key], link an entry by [[id]], or give its https address."
    for passage in scope.passages:
        for found in _LINK.finditer(passage.text) if "](" in passage.text else ():
            if why := objection(found["target"]):
                yield passage.flaw(f"an unsafe link: {why}", hint, found.start())


def loaded_content(scope: Scope) -> Iterator[Flaw]:
    """Yield each image, link definition and active scheme."""
    hint = "Pages load nothing: describe it in words, and cite by [@key]."
    for pattern in (_IMAGE, _DEFINITION, _SCHEME):
        yield from matches(pattern, "this loads or defines something", hint, scope)


_HTML_HINT = "Put code between backticks, or write the sign in words."
_BRACE_HINT = "Put code between backticks; attributes and classes are the templates' part."

CHECKS: tuple[Check[Scope], ...] = (
    Check("FD411", partial(matches, _HTML, "raw HTML begins here", _HTML_HINT)),
    Check("FD412", partial(matches, _BRACE, "a brace reads as an attribute list", _BRACE_HINT)),
    Check("FD413", partial(matches, _TEMPLATE, "this is template syntax", _BRACE_HINT)),
    Check("FD414", includes),
    Check("FD415", unsafe_links),
    Check("FD416", loaded_content),
)
