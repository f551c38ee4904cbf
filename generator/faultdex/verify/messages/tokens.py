"""Split C, C++ and Go source into tokens, and a call's tokens into its arguments."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

_TOKEN = re.compile(
    r"""
    (?P<comment>//[^\n]*|/\*.*?\*/)
    |(?P<raw>(?:u8|[uUL])?R"(?P<mark>[^(\s]{0,16})\((?P<body>.*?)\)(?P=mark)"|`(?P<tick>[^`]*)`)
    |(?P<string>(?:u8|[uUL])?"(?P<chars>(?:[^"\\\n]|\\.)*)")
    |(?P<char>'(?:[^'\\\n]|\\.){1,6}')
    |(?P<word>[A-Za-z_]\w*)
    |(?P<number>\.?\d[\w.']*)
    |(?P<sign><<|->|::|[^\s\w])
    |(?P<line>\n)
    """,
    re.VERBOSE | re.DOTALL,
)
_ESCAPE = re.compile(r"\\(?:x[0-9a-fA-F]{1,2}|[0-7]{1,3}|.)", re.DOTALL)
_PLAIN = {"n": "\n", "t": "\t", "\n": "", '"': '"', "'": "'", "\\": "\\", "r": "", "e": "", "a": ""}
_OPEN, _CLOSE = "([{", ")]}"


@dataclass(frozen=True)
class Token:
    """One token: its kind (string, word, number, char or sign) and its text."""

    kind: str
    text: str


def tokens(source: str) -> list[Token]:
    """Return the tokens of `source` without comments, directives and line ends."""
    return list(_tokens(source.replace("\\\n", "")))


def _tokens(source: str) -> Iterator[Token]:
    for found in _TOKEN.finditer(source):
        match found.lastgroup:
            case "comment" | "line" | None:
                continue
            case "raw":
                yield Token("string", found["body"] or found["tick"] or "")
            case "string":
                yield Token("string", _ESCAPE.sub(_unescape, found["chars"]))
            case kind:
                yield Token(kind, found[0])


def _unescape(found: re.Match[str]) -> str:
    return _PLAIN.get(found[0][1:], "")


def closing(all_tokens: list[Token], start: int) -> int:
    """Return the index of the sign that closes the bracket at `start`; the end if none does."""
    depth = 0
    for index in range(start, len(all_tokens)):
        token = all_tokens[index]
        if token.kind == "sign":
            depth += (token.text in _OPEN) - (token.text in _CLOSE)
            if depth == 0:
                return index
    return len(all_tokens)


def split(part: list[Token], sign: str) -> list[list[Token]]:
    """Return the pieces of `part` between each `sign` that no bracket encloses."""
    pieces: list[list[Token]] = [[]]
    depth = 0
    for token in part:
        bracket = token.kind == "sign" and len(token.text) == 1
        depth += bracket and ((token.text in _OPEN) - (token.text in _CLOSE))
        if depth == 0 and token.kind == "sign" and token.text == sign:
            pieces.append([])
        else:
            pieces[-1].append(token)
    return pieces
