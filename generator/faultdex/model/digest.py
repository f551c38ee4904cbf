"""Turn a snippet and its expectation into the digests that evidence is held against."""

import hashlib
import json
from collections.abc import Mapping

from faultdex.model.entry import Entry
from faultdex.model.expect import Expect
from faultdex.model.once import once
from faultdex.model.snippet import Role, Snippet

_SUFFIX_RUN: dict[str, tuple[str, ...]] = {".py": ("python",), ".sh": ("bash",)}


def command_of(snippet: Snippet) -> tuple[str, ...]:
    """Return the command that runs `snippet` in the entry's folder, as a reader would type it."""
    if snippet.run:
        return snippet.run
    suffix = snippet.file[snippet.file.rfind(".") :]
    start = _SUFFIX_RUN.get(suffix, ())
    if snippet.ranks > 1:
        count = f"--nproc-per-node={snippet.ranks}"
        start = ("torchrun", "--standalone", count)
    return (*start, snippet.file)


def files_of(entry: Entry, snippet: Snippet) -> Mapping[str, bytes]:
    """Return the bytes of the snippet and its companions by name; an absent file is empty."""
    return {name: entry.files.get(name, b"") for name in (snippet.file, *snippet.companions)}


def must_lack(entry: Entry, snippet: Snippet) -> tuple[str, ...]:
    """Return what a fix must not print: the texts by which its reproduction is known."""
    if snippet.role is not Role.FIX:
        return ()
    mended = [
        other.expect
        for other in entry.facts.snippets
        if other.role is Role.REPRODUCE and snippet.mends in {None, other.file}
    ]
    return tuple(line for expect in mended for line in _known_by(expect))


def _known_by(expect: Expect) -> tuple[str, ...]:
    """Return the exception where there is one: beside it, a program prints harmless lines too."""
    if expect.raises:
        raised = f"{expect.raises.type}: {expect.raises.text}".split("\n", 1)[0]
        return (raised, *expect.kernel_log)
    return (*(expect.prints if expect.fails else ()), *expect.kernel_log)


def expectation_of(entry: Entry, snippet: Snippet) -> dict[str, object]:
    """Return the whole expectation as plain data, expected output included."""
    expect = snippet.expect.model_dump(mode="json", exclude_defaults=True)
    output = snippet.expect.output
    text = {"output_text": entry.text(output)} if output and output in entry.files else {}
    lacks = [*snippet.expect.lacks, *must_lack(entry, snippet)]
    return {**expect, **text, "lacks": lacks, "limit": snippet.limit}


def snippet_digest(entry: Entry, snippet: Snippet) -> str:
    """Return the SHA-256 of the snippet's files, command and number of ranks, in hexadecimal."""
    files = {
        name: hashlib.sha256(data).hexdigest() for name, data in files_of(entry, snippet).items()
    }
    return _digest({"files": files, "run": command_of(snippet), "ranks": snippet.ranks})


def expect_digest(entry: Entry, snippet: Snippet) -> str:
    """Return the SHA-256 of the snippet's whole expectation, in hexadecimal."""
    return _digest(expectation_of(entry, snippet))


@once
def entry_digest(entry: Entry) -> str:
    """Return the SHA-256 of everything in the entry's folder, in hexadecimal."""
    return _digest({name: hashlib.sha256(data).hexdigest() for name, data in entry.files.items()})


def _digest(value: object) -> str:
    canonical = json.dumps(value, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()
