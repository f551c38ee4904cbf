"""Turn the filed runs of a snippet into how it is known that its expectation can fail."""

from collections.abc import Iterator

from faultdex.model.book import Book
from faultdex.model.digest import expect_digest, snippet_digest
from faultdex.model.entry import Entry
from faultdex.model.evidence import Result
from faultdex.model.mutation import Mutant
from faultdex.model.problem import Finding
from faultdex.model.snippet import Snippet
from faultdex.strenum import StrEnum
from faultdex.verify.changes import changes_of
from faultdex.verify.opposites import Crossed, crossed

_WITHOUT_GPU = frozenset({"cpu", "host"})
_AGAIN = "Run it again: faultdex verify mutate, run and record-mutants."


class Proof(StrEnum):
    """How it is known that an expectation can fail."""

    CROSSED = "killed by a run of its opposite"
    MUTATED = "killed by a run of a changed snippet"
    REASON = "declared to have no change, with a reason"
    SURVIVED = "survived all that was tried"
    NONE = "not tried"


def proof_of(entry: Entry, snippet: Snippet) -> Proof:
    """Return how it is known that the expectation of `snippet` can fail."""
    filed, crossing = filed_mutant(entry, snippet), crossed(entry, snippet)
    if filed and filed.killed and _held_there(entry, filed):
        return Proof.MUTATED
    if crossing is Crossed.KILLED:
        return Proof.CROSSED
    if snippet.mutate and snippet.mutate.because:
        return Proof.REASON
    return Proof.SURVIVED if filed or crossing is Crossed.SURVIVED else Proof.NONE


def _held_there(entry: Entry, mutant: Mutant) -> bool:
    """Return whether the unchanged snippet held where the changed one failed: with GPUs, or none.

    What fails there unchanged as well shows nothing by failing.
    """
    on_gpu = mutant.machine.partition("-")[0] not in _WITHOUT_GPU
    return any(
        run.snippet == mutant.snippet and run.result is Result.REPRODUCED
        for evidence in entry.evidence
        for run in evidence.runs
        if (evidence.machine.gpus > 0) == on_gpu
    )


def proofs(book: Book) -> Iterator[tuple[Entry, Snippet, Proof]]:
    """Yield each snippet of the book with its proof."""
    for _, entry in sorted(book.entries.items()):
        for snippet in entry.facts.snippets:
            yield entry, snippet, proof_of(entry, snippet)


def filed_mutant(entry: Entry, snippet: Snippet) -> Mutant | None:
    """Return what is filed of `snippet` as it is today, and of the change that it declares."""
    every = entry.mutations.mutants if entry.mutations else ()
    return next(
        (one for one in every if is_fresh(one, entry) and one.snippet == snippet.file), None
    )


def is_fresh(mutant: Mutant, entry: Entry) -> bool:
    """Return whether `mutant` is of today's bytes, and of a change that is made today."""
    snippet = next((one for one in entry.facts.snippets if one.file == mutant.snippet), None)
    if snippet is None or mutant.sha256 != snippet_digest(entry, snippet):
        return False
    made = {(one.file, one.replace, one.by) for one in changes_of(entry, snippet)}
    is_made = not snippet.mutate or (mutant.file, mutant.replace, mutant.by) in made
    return is_made and mutant.expect_sha256 == expect_digest(entry, snippet)


def doubtful_proofs(entry: Entry) -> Iterator[Finding]:
    """Yield each stale mutant, each change that cannot be made, and each flattering expectation."""
    path = f"{entry.folder}/evidence/mutations.json"
    for index, mutant in enumerate(entry.mutations.mutants if entry.mutations else ()):
        if not is_fresh(mutant, entry):
            message = f"{mutant.snippet}, what it expects or its change is another one today"
            yield Finding(path, "FD615", message, _AGAIN, ("mutants", index, "sha256"))
    for index, snippet in enumerate(entry.facts.snippets):
        yield from _flaws(entry, snippet, ("snippets", index))


def _flaws(entry: Entry, snippet: Snippet, route: tuple[str | int, ...]) -> Iterator[Finding]:
    path = f"{entry.folder}/entry.yaml"
    if snippet.mutate and snippet.mutate.replace and not changes_of(entry, snippet):
        message = f"the text to replace is not in {snippet.mutate.file or snippet.file} once"
        yield Finding(path, "FD616", message, "Copy a text from the file.", (*route, "mutate"))
    if not snippet.mutate and crossed(entry, snippet) is Crossed.SURVIVED:
        message = "the expectation holds on a run of the opposite snippet, too"
        hint = "Expect what tells the two apart, or declare a change under mutate, and run it."
        yield Finding(path, "FD617", message, hint, (*route, "expect"))
