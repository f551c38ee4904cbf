"""Set whole blocks of HTML aside before the Markdown of a page is read.

Half of an entry's page is HTML that a template wrote, and it would be parsed twice, letter by
letter: once for its anchors, and once to find where it ends. A search for its tag tells that too.
"""

import re

from markdown import Markdown
from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor

_OWN_WAYS = {"hr", "math", "noscript", "script", "style", "template"}
_ID = re.compile(r'<[a-z][^<>]*?\sid="([^"]+)"')
_AFTER_FENCES = 22


class Blocks(Extension):
    """Registers what sets the blocks aside: after fenced code, and before what looks for HTML."""

    def extendMarkdown(self, md: Markdown) -> None:
        """Add the step to those that a page goes through."""
        md.preprocessors.register(_Blocks(md), "faultdex_blocks", _AFTER_FENCES)


class _Blocks(Preprocessor):
    def __init__(self, md: Markdown) -> None:
        super().__init__(md)
        names = "|".join(sorted({*md.block_level_elements} - _OWN_WAYS))
        self.opening = re.compile(rf"^<({names})(?=[ >])", re.MULTILINE)

    def run(self, lines: list[str]) -> list[str]:
        """Return the lines with a mark in the place of each block that ends with its line."""
        text, done, kept = "\n".join(lines), 0, []
        while found := self.opening.search(text, done):
            end = _end(text, found)
            if text[end : end + 1] == "\n":
                gap = "\n" if text[end : end + 2] == "\n\n" else ""
                block = self.md.htmlStash.store(text[found.start() : end] + gap)
                kept += [text[done : found.start()], f"\n{block}\n\n"]
            else:
                kept.append(text[done:end])
            done = end
        return "".join([*kept, text[done:]]).split("\n")


def anchors(html: str) -> set[str]:
    """Return the ids in a page, to which links may lead."""
    return {*_ID.findall(html)}


def _end(text: str, opening: re.Match[str]) -> int:
    """Return where the element ends that begins at `opening`, or the text if it never does."""
    depth = 0
    tags = re.compile(rf"<(/?){opening[1]}(?=[ >])[^>]*>")
    for tag in tags.finditer(text, opening.start()):
        depth += -1 if tag[1] else 1
        if not depth:
            return tag.end()
    return len(text)
