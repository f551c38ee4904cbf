"""Make collectors: functions from the folder of a release to its messages."""

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeAlias

from faultdex.match.messages.telling import is_telling
from faultdex.verify.collect import message
from faultdex.verify.collect.elf import opened
from faultdex.verify.messages import calls, codes, cpython, header, python_source, strings
from faultdex.verify.messages.calls import Call
from faultdex.verify.messages.found import Found, cleaned, from_format, from_printf

Collector: TypeAlias = Callable[[Path], Iterator[Found]]
DIAGNOSTIC = re.compile(
    r"(?i)\b(?:error|not|cannot|can't|invalid|illegal|unsupported|unknown|fail\w*|must|expect\w*|"
    r"mismatch\w*|undefined|unresolved|duplicate|multiple|requires?|exceed\w*|too (?:many|much|"
    r"large|few|small|long|big|old)|only|missing|incompatible|conflict\w*|died|corrupt\w*|unable|"
    r"ignored|redefin\w*|recursive|deprecated|unexpected|incorrect|allowed|ambiguous|overflow|"
    r"out of|no such|no \w+ (?:matches|of)|already|unrecognized|could not|bad|never|has no)\b"
)
SENTENCE = re.compile(r"^(?=(?:.*\s){2})(?=.*[A-Za-z]{3})", re.DOTALL)
NO_DIAGNOSTIC = re.compile(
    r"::|\bgetelementptr\b|^\s*[.@#$<]|;\s*$|Not unrolled|^[a-z]+(?:_[a-z]+)+: |\bolk_|"
    r"^(?:Specify|Generate|Create|Print|Enable|Disable|This option|Use |Display|Link |Compile |"
    r"Keep |BAD |Delete|Make |Provide|Define |Undefine|Allow |Select|On Windows|"
    r"Nvcc |If |Environment variable )|C\+\+/C|cfront|\bIFC\b|anachronism|_Imaginary|"
    r"Embedded C|\bUPC\b|"
    r"[Mm]odule (?:file|unit|interface)|header unit|SVR4|Sun mode|Microsoft mode"
)

OPTION_HELP = re.compile(
    r"^(?:Allowed (?:keywords|values) for this option|Do not |Does not reserve|Emit |"
    r"Enabling this option|Ends |Implies |Instrument |Interleave |List the |Only valid in |"
    r"Options for |Restrict |Same as |Set the |Specifies |Suppress |Trap into )|"
    r"\(only used with LTO\)"
)


def cpp(patterns: Iterable[str], kinds: tuple[Call, ...]) -> Collector:
    """Collect from C, C++ or Go source what one of `kinds` prints."""
    return lambda root: calls.in_tree(root, patterns, kinds)


def python(patterns: Iterable[str], without: str = r"(?!)") -> Collector:
    """Collect from Python source; files whose place fits `without` are left out."""

    def collect(root: Path) -> Iterator[Found]:
        found = python_source.in_tree(root, patterns)
        return (one for one in found if not re.search(without, one.where))

    return own(collect)


def both(*collectors: Collector) -> Collector:
    """Collect what each of `collectors` finds."""
    return lambda root: (one for collect in collectors for one in collect(root))


def without(pattern: str, collect: Collector) -> Collector:
    """Collect what `collect` finds but the texts that fit `pattern`."""
    return lambda root: (one for one in collect(root) if not re.search(pattern, one.text))


def own(collect: Collector) -> Collector:
    """Collect what `collect` finds but the texts that Python prints itself."""
    return lambda root: (one for one in collect(root) if not cpython.is_printed(one.text))


def telling(collect: Collector) -> Collector:
    """Collect what `collect` finds but the texts that programs of any kind print."""
    return lambda root: (one for one in collect(root) if is_telling(one.text))


def names(file: str, pattern: str) -> Collector:
    """Collect the members of the enumerations in a header."""
    return lambda root: (
        one for path in sorted(root.rglob(file))[:1] for one in header.names(path, pattern)
    )


def cuda(file: str, pattern: str) -> Collector:
    """Collect the errors in a header of CUDA with the runtime's texts."""
    return status(file, pattern, "libcudart.so*", "cudaGetErrorString")


def status(file: str, pattern: str, library: str, function: str) -> Collector:
    """Collect the statuses in a header with the texts that `function` of `library` gives."""

    def collect(root: Path) -> Iterator[Found]:
        binary = min(root.rglob(library))
        return codes.with_texts(names(file, pattern)(root), binary, function)

    return collect


def printed(name: str, style: strings.Style = from_printf) -> Collector:
    """Collect the diagnostics among the texts of the program `name`."""
    return lambda root: strings.printed(min(root.rglob(name)), _is_diagnostic, style)


def complaints(files: Iterable[str]) -> Collector:
    """Collect the texts in torch's libraries that complain of distributed work."""

    def collect(root: Path) -> Iterator[Found]:
        for file in (root / name for name in files if (root / name).is_file()):
            with opened(file) as own:
                texts = message.complaints(own) if own else set()
            cleaned_texts = (cleaned(from_format(text)) for text in sorted(texts))
            yield from (Found(text, file.name) for text in cleaned_texts if text)

    return collect


def _is_diagnostic(text: str) -> bool:
    fits = DIAGNOSTIC.search(text) and SENTENCE.search(text)
    return bool(fits) and not NO_DIAGNOSTIC.search(text) and not OPTION_HELP.search(text)
