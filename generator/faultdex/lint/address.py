"""Judge whether an address may be linked to: https, a public host, no credentials."""

import re
from urllib.parse import SplitResult, urlsplit

_HOST = re.compile(r"(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}")
_CLOSED = (".internal", ".local", ".localhost", ".lan", ".corp", ".test", ".invalid", ".example")
_FLOATING = re.compile(
    r"https://github\.com/[^/]+/[^/]+/(?:blob|tree|raw)/(?![0-9a-f]{40}(?:/|$)|[^/]*\d+\.\d+)"
    r"|https://raw\.githubusercontent\.com/[^/]+/[^/]+/(?![0-9a-f]{40}/|[^/]*\d+\.\d+)"
    r"|https://docs\.pytorch\.org/docs/(?:stable|main)/|https://[^/]+/en/(?:latest|stable)/"
)
_ODD = re.compile(r"[^!-~]|[\"'<>\\^`{|}]")


def objection(url: str) -> str:
    """Return why `url` may not be linked to; empty where it may."""
    parts = _split(url)
    if parts is None or parts.scheme != "https" or _ODD.search(url):
        return "this is not a plain https address"
    if parts.username is not None or parts.password is not None:
        return "the address carries credentials"
    return "" if _is_public(parts) else "the host is not a public name"


def is_floating(url: str) -> bool:
    """Whether `url` names a branch or the newest release, whose content changes."""
    return bool(_FLOATING.match(url))


def _is_public(parts: SplitResult) -> bool:
    host = parts.netloc
    return bool(_HOST.fullmatch(host)) and not host.endswith(_CLOSED) and "xn--" not in host


def _split(url: str) -> SplitResult | None:
    try:
        return urlsplit(url)
    except ValueError:
        return None
