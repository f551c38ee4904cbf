"""Turn a page for a server into a page for a disk: links, scripts and policy."""

import re
from posixpath import dirname, relpath

from faultdex.offline.link import Links
from faultdex.offline.template import fill

_LINKS = re.compile(r'(?P<before><(?:a|link|area)\s[^>]*?\bhref=")(?P<link>[^"]*)(?=")')
_REFRESH = re.compile(r'(?P<before><meta http-equiv="refresh" content="\d+; url=)(?P<link>[^"]*)')
_MODULE = re.compile(r'(?P<script><script [^>]*?\bsrc="(?P<path>[^"]*)"[^>]*?) type="module"')
# A disk has no feed, and the theme takes a plain "alternate" for a translation with a sitemap.
_ALTERNATE = re.compile(r'<link rel="alternate[^"]*"[^>]*>')
_CANONICAL = re.compile(r'<link rel="canonical" href="(?P<address>[^"]*)"')
_FIRST = re.compile(r'<script src="[^"]*assets/site/theme-base\.')
# A file system gives its files to scripts and pictures, and to no one who asks in another way.
# Where a server gives them, the browser may keep them: that takes a manifest and a worker.
_POLICY = {
    "connect-src 'self'": "connect-src 'none'",
    "worker-src 'self'": "worker-src 'self' blob:; manifest-src 'self'",
}


def rewritten(html: str, links: Links, early: tuple[str, ...]) -> str:
    """Return the page for a disk; it loads the scripts `early` before any other."""

    def resolved(found: re.Match[str]) -> str:
        return found["before"] + links.resolved(found["link"])

    html = _ALTERNATE.sub("", html)
    html = _REFRESH.sub(resolved, _LINKS.sub(resolved, html))
    html = _MODULE.sub(r"\g<script> defer", html)
    for served, stored in _POLICY.items():
        html = html.replace(served, stored, 1)
    start = dirname(links.page) or "."
    scripts = fill("scripts.html.j2", paths=[relpath(path, start) for path in early])
    return _FIRST.sub(lambda found: scripts + found[0], html, count=1)


def address(html: str) -> str:
    """Return where the page is served, as far as it says so."""
    found = _CANONICAL.search(html)
    return found["address"] if found else ""


def modules(html: str, links: Links) -> tuple[str, ...]:
    """Return the paths of the modules that the page runs."""
    start = dirname(links.page)
    return tuple(relpath(f"/{start}/{found['path']}", "/") for found in _MODULE.finditer(html))
