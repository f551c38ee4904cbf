"""Turn a line into the names and codes that tell its failure from others of the same wording."""

import re

from faultdex.match.words import LONGEST, words_of

# What a message is about: the noun before a quoted name, or the file that is not there.
NAME = re.compile(
    r"(?:argument|attribute|Error:|exec:|identifier|library|module|named?|symbol)"
    r" ['\"`]([\w.+-]{1,80})['\"`]"
    r"|([\w+-]{1,60}\.[\w.+-]{1,20})['\"]?: (?:cannot open|No such file)"
    r"|(?:directory|specified): ['\"](?:[^'\"]{0,300}[\\/])?([\w.+-]{1,80})['\"]",
    re.ASCII,
)
CODE = re.compile(
    r"\b(?:exit ?|return ?)?(code|errno|error|signal|status|xid)s? ?[ :=(] ?(-?\d{1,4})\b",
    re.ASCII,
)


def names_of(text: str) -> frozenset[str]:
    """Return the first word of each name that a message is about."""
    found = (words_of(one[1] or one[2] or one[3]) for one in NAME.finditer(text[:LONGEST]))
    return frozenset(words[0] for words in found if words)


def codes_of(text: str) -> frozenset[str]:
    """Return the codes in a text, each after what it is: `signal 9`."""
    return frozenset(" ".join(one.groups()) for one in CODE.finditer(text[:LONGEST].lower()))


def is_other(code: str, known: frozenset[str]) -> bool:
    """Tell whether `known` has codes of the same kind, and not this one."""
    kind = code.split(" ", maxsplit=1)[0]
    return code not in known and any(one.split(" ")[0] == kind for one in known)
