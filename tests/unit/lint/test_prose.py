"""Only what a page shows as prose is held to the rules of prose."""

from faultdex.lint.prose import of_document
from faultdex.model.document import Document


def test_the_code_of_a_mutation_is_no_prose() -> None:
    """Its pieces are code of a snippet, and its reason is prose."""
    change = {"replace": "{print $1}", "by": "<b>{x}", "because": "It varies always."}
    snippets = ({"file": "fix.py", "mutate": change},)
    document = Document("runtime/one/entry.yaml", {"snippets": snippets})
    texts = {passage.text for passage in of_document(document)}

    assert texts == {"fix.py", "It varies always."}
