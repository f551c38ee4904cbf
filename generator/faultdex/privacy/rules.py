"""Find what must not be published: secrets, and names and addresses of people and machines.

The command line and the site read one list of rules: the site gets it as a file.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True, slots=True)
class Leak:
    """One stretch of a text that must not be published; offsets count from 0."""

    what: str
    is_secret: bool
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Rule:
    """One kind of leak; `pattern` is read alike by Python's re and by JavaScript's RegExp.

    A text that holds none of `signs`, in small letters, is not worth trying.
    A group called name is the leak, where the pattern has one.
    """

    what: str
    is_secret: bool
    signs: tuple[str, ...]
    pattern: str


_PIECE = re.compile(r"\\.|\(\?P?<?\w*[>=!:]|\[(?:\\.|[^\]\\])*\]|\{[^}]*\}|[A-Za-z^]")
_RANGE = re.compile(r"([a-z])-([a-z])")
_BLANKS = r" \t\n\r\f\v\xa0"


def _common(pattern: str) -> str:
    """Return `pattern` without what engines read in different ways.

    A leading (?i) is written out, a blank is listed, and ^ is the beginning of every line.
    """
    any_case = pattern.startswith("(?i)")
    return _PIECE.sub(lambda found: _plain(found[0], any_case=any_case), pattern[4 * any_case :])


def _plain(piece: str, *, any_case: bool) -> str:
    if piece == r"\s":
        return f"[{_BLANKS}]"
    if piece == "^":
        return r"(?<![^\n])"
    if piece.startswith("["):
        listed = piece.replace(r"\s", _BLANKS)
        return _RANGE.sub(_both_cases, listed) if any_case else listed
    if any_case and len(piece) == 1:
        return f"[{piece.upper()}{piece.lower()}]"
    return piece


def _both_cases(found: re.Match[str]) -> str:
    return f"{found[0]}{found[0].upper()}"


# Every repetition is bounded, so that no text takes longer than linear time.
_SECRETS = {
    "a private key": r"-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----"
    r"(?:(?:\\n|\s){1,8}[A-Za-z0-9+/=]{16,100}){0,400}"
    r"(?:(?:\\n|\s){0,8}-----END [A-Z ]{0,20}PRIVATE KEY-----)?",
    "an access key": r"\b(?:AKIA|ASIA)[0-9A-Z]{16}\b",
    "an API key": r"\b(?:sk-[A-Za-z0-9_-]{20,200}|AIza[0-9A-Za-z_-]{35}|nvapi-[A-Za-z0-9_-]{20,200}"
    r"|[rsp]k_(?:live|test)_[A-Za-z0-9]{10,200}|wandb_v\d_[A-Za-z0-9_]{20,200}"
    r"|r8_[A-Za-z0-9]{37,40}\b|gsk_[A-Za-z0-9]{40,60}\b|dckr_[po]at_[\w-]{20,100}"
    r"|GOCSPX-[\w-]{20,100}|[\w~.-]{3}\dQ~[\w~.-]{31,34})",
    "a key of wandb": r"(?i)\bwandb\b[^\n]{0,120}?(?<![0-9a-f])(?P<name>[0-9a-f]{40})(?![0-9a-f])",
    "credentials": r"(?i)\bauthorization[\x22']?:\s{0,9}[\x22']?"
    r"(?:basic|bearer|token|apikey)\s{1,9}(?P<name>[a-z0-9+/=_.~-]{6,999})",
    "a cookie": r"(?i)\b(?:set-)?cookie[\x22']?:\s{0,9}[\x22']?"
    r"(?P<name>[^\n=;\x22']{1,99}=[^\n\x22']{4,999})",
    "a signature of access": r"(?i)[?&;](?:sig|(?:x-\w{1,9}-)?signature)="
    r"(?P<name>[a-z0-9%+/=_~-]{20,600})",
    "an account key": r"(?i)\baccountkey=(?P<name>[a-z0-9+/=]{20,200})",
    "a secret on a command line": r"(?i)--[a-z0-9_-]{0,24}"
    r"(?:token|api[_-]?key|secret|password|passwd)(?:=|\s{1,9})[\x22']?(?P<name>(?=[^\s\x22'\d]{0,99}\d)[a-z0-9_.+/=~!@%^-]{8,200})",
    "an access token": r"\b(?:gh[opusr]_[A-Za-z0-9]{30,100}|github_pat_\w{22,100}"
    r"|glpat-[\w-]{20,100}|hf_[A-Za-z0-9]{30,100}|xox[abprs]-[\w-]{10,200}"
    r"|npm_[A-Za-z0-9]{36}|pypi-[\w-]{50,300}|ya29\.[\w-]{20,500}"
    r"|(?<=[Bb]earer )[\w.~+/-]{20,500})",
    "a JSON web token": r"\beyJ[\w-]{10,999}\.eyJ[\w-]{10,999}\.[\w-]{10,999}",
    "a password in an address": r"://[^\s/:@]{0,99}:(?P<name>[^\s/@]{1,99})@",
    "a password": r"(?i)(?:password|passwd|passphrase)\b[\x22']?\s{0,9}[=:]\s{0,9}[\x22']?"
    r"(?P<name>[^\x00-/:-@\[-^\x60{-\xa0]{6,99})",
    "a secret": r"(?i)(?:secret|token|api_?key|access_?key)\w{0,40}[\x22']?\s{0,9}[=:]\s{0,9}"
    r"[\x22']?(?P<name>(?=[a-z_+/-]{0,99}\d)(?=[0-9_+/-]{0,99}[a-z])[a-z0-9_+/-]{20,200})",
}
_PERSONAL = {
    "an e-mail address": r"\b(?!git@)[\w.%+-]{1,64}@(?!example\.)(?:[a-z0-9-]{1,63}\.){1,8}"
    r"(?:com|org|net|edu|gov|mil|info|io|dev|ai|app|me|co|de|fr|uk|cn|jp|in|ru|ch|it|nl|eu|us)\b",
    "a user's folder": r"(?:/home/|/Users/|\\Users\\+)(?P<name>[^/\\\s\x22':]{1,64})",
    "a user and a host": r"\b(?!git@)(?P<name>[a-z_][\w-]{0,31}@[\w.-]{1,99}):(?=[~/])",
    "a host": r"\b(?P<name>(?=[a-z]{0,62}[0-9-])[a-z][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,63}){0,8})"
    r"\.(?:internal|local|localdomain|lan|corp|intra|cluster)\b",
    "a host named after its address": r"\bip(?:-\d{1,3}){4}\b",
    "a host at a log line": r"^(?P<name>[\w.-]{1,99}):\d{1,9}:\d{1,9} \[\d+\] NCCL",
    "a host at a kernel line": r"^\w{3} [ \d]\d (?:\d\d:){2}\d\d (?P<name>[\w.-]{1,99}) kernel:",
    "a host in a report": r"^ *host(?:name)? *[:=] *(?P<name>[\w.-]{1,99})\b(?!\()",
    "a network address": r"(?<![\w.=-])(?<!curand )(?:10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}"
    r"|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|169\.254(?:\.\d{1,3}){2})(?![\w.]{0,9}\d)",
    "a network address with its port": r"(?<![\w.=-])(?!127\.|0\.0\.0\.0|192\.0\.2\.|198\.51\.100\."
    r"|203\.0\.113\.)\d{1,3}(?:\.\d{1,3}){3}(?::|<)\d{2,5}\b",
    "a network address of version 6": r"(?i)\b(?:fe80:(?::[0-9a-f]{1,4})+|(?:[0-9a-f]{1,4}:){7}"
    r"[0-9a-f]{1,4})\b",
    "a hardware address": r"(?i)\b(?:[0-9a-f]{2}:){5}[0-9a-f]{2}\b",
    "a unique identifier": r"(?i)(?<!guid-)\b(?!00000000-)[0-9a-f]{8}"
    r"(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b",
    "a serial number": r"(?i)\bserial(?: number)?\s{0,40}[:=]\s{0,9}(?P<name>\d{6,20})",
}
_SIGNS = {
    "a private key": ("private key",),
    "an access key": ("akia", "asia"),
    "an API key": (
        "sk-", "aiza", "nvapi-", "k_live_", "k_test_", "wandb_v", "r8_",
        "gsk_", "dckr_", "gocspx-", "q~",
    ),
    "a key of wandb": ("wandb",),
    "credentials": ("authorization",),
    "a cookie": ("cookie",),
    "a signature of access": ("sig=", "signature="),
    "an account key": ("accountkey=",),
    "a secret on a command line": ("--",),
    "an access token": (
        "gho_", "ghp_", "ghr_", "ghs_", "ghu_", "github_pat_", "glpat-", "hf_", "xox", "npm_",
        "pypi-", "bearer ", "ya29.",
    ),
    "a JSON web token": ("eyj",),
    "a password in an address": ("://",),
    "a user's folder": ("/home/", "/users/", "\\users\\"),
    "a host named after its address": ("ip-",),
    "a network address": ("10.", "192.168.", "172.", "169.254."),
    "a network address with its port": (".",),
    "a network address of version 6": (":",),
    "a hardware address": (":",),
    "a unique identifier": ("-",),
    "a password": ("passw", "passphrase"),
    "a secret": ("secret", "token", "key"),
    "an e-mail address": ("@",),
    "a user and a host": ("@",),
    "a host": (".internal", ".local", ".lan", ".corp", ".intra", ".cluster"),
    "a serial number": ("serial",),
    "a host in a report": ("host",),
    "a host at a log line": (" nccl",),
    "a host at a kernel line": (" kernel:",),
}  # fmt: skip
MASK = "[redacted]"
_NAMELESS = (
    r"(?:localhost|host|node|machine|worker|rank|master|server|example)[-_]?\d{0,3}"
    r"|user|username|you|runner|ubuntu|conda|jovyan|None|\.{3}|<\w+>|\*+|x+|\$\w+|\$\{\w+\}"
    r"|\[redacted\]?"
)
NEUTRAL = rf"(?:(?:root|{_NAMELESS})@)?(?:{_NAMELESS})"
RULES = tuple(
    Rule(what, is_secret, _SIGNS.get(what, ("",)), _common(pattern))
    for is_secret, patterns in ((True, _SECRETS), (False, _PERSONAL))
    for what, pattern in patterns.items()
)
_NEUTRAL = re.compile(NEUTRAL, re.ASCII)


def leaks(text: str, rules: Iterable[Rule] = RULES) -> Iterator[Leak]:
    """Yield what must not be published of `text`; neutral stand-ins such as node0 are let by."""
    end = 0
    for leak in sorted(_candidates(text, rules), key=_order):
        if leak.start >= end:
            yield leak
            end = leak.end


def masked(text: str, rules: Iterable[Rule] = RULES) -> str:
    """Return `text` with every leak replaced by the mask."""
    shown, start = "", 0
    for leak in leaks(text, rules):
        shown += text[start : leak.start] + MASK
        start = leak.end
    return shown + text[start:]


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    """Return the expression; most texts need none of them, and all take long to compile."""
    return re.compile(pattern, re.ASCII)


def _order(leak: Leak) -> tuple[int, bool, int]:
    return leak.start, not leak.is_secret, -leak.end


def _candidates(text: str, rules: Iterable[Rule]) -> Iterator[Leak]:
    small = text.lower()
    for rule in rules:
        if any(sign in small for sign in rule.signs):
            for found in _compiled(rule.pattern).finditer(text):
                name = "name" if "name" in found.re.groupindex else 0
                if not _NEUTRAL.fullmatch(found[name]):
                    yield Leak(rule.what, rule.is_secret, found.start(name), found.end(name))


def shown(text: str, most: int = 40) -> str:
    """Return `text` in quotes for a message, shortened, or blotted out where it holds a leak."""
    if any(leaks(text)):
        return "'…'"
    return repr(text if len(text) <= most else f"{text[:most]}…")
