"""Cut an entry's page, as Markdown, into its answer and its sections."""

from collections.abc import Mapping

from faultdex.model.guide import sections

_ANSWER = ("Causes", "Check yours", "Fix")
_HEADS: Mapping[str, tuple[str, ...]] = {
    "answer": _ANSWER,
    "error": ("Error message", "Reproductions"),
    "cause": ("Causes", "Mechanism"),
    "diagnose": ("Check yours", "Diagnosis"),
    "fix": ("Fix", "All fixes"),
    "does-not-help": ("What does not help",),
    "evidence": ("Evidence",),
    "sources": ("Sources",),
    "related": ("Related",),
}


def answer(page: str) -> str:
    """Return the part that a reader needs first: title, causes, check and first fix."""
    found = sections(page)
    return "\n\n".join([found[""], *_bodies(found, _ANSWER)]) + "\n" if found[""] else page


def section(page: str, name: str) -> str:
    """Return the title and the section `name`; raises KeyError for a name that no page has."""
    found = sections(page)
    title = page.partition("\n")[0]
    return "\n\n".join([title, *_bodies(found, _HEADS[name])]) + "\n"


def _bodies(found: Mapping[str, str], heads: tuple[str, ...]) -> list[str]:
    return [f"## {head}\n\n{found[head]}" for head in heads if head in found]
