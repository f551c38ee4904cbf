"""Turn the files of the built site into the files of a copy for a disk."""

import json
from collections.abc import Collection, Mapping

from faultdex.offline.app import app
from faultdex.offline.link import Links
from faultdex.offline.page import address, modules, rewritten
from faultdex.offline.script import NOWHERE, PAGE, classic, needed, workers
from faultdex.offline.search import FROM, TO, searched
from faultdex.offline.template import fill

_THEME = "assets/javascripts/workers/"
_SOURCES = "assets/site/workers.js"
_SHIM = "assets/site/disk.js"
_SERVED_ONLY = ("404.html", "sitemap.xml", "sitemap.xml.gz", FROM, "search/title_index.json")
_UNUSED = ("assets/javascripts/lunr/", "assets/posters/")


def offline(site: Mapping[str, bytes]) -> Mapping[str, bytes]:
    """Return the copy: the same pages, with scripts and links that need no server.

    Raises ValueError where a script of the site cannot be turned into a classic one.
    """
    kept = {path: data for path, data in site.items() if _is_kept(path)}
    pages = {path: data.decode() for path, data in kept.items() if path.endswith(".html")}
    entries = {one for path, html in pages.items() for one in modules(html, Links(kept, path))}
    started = {one for entry in entries for one in workers(site, entry)}
    carried = {one for entry in entries | started for one in needed(site, entry)}
    copy = {
        **{path: data for path, data in kept.items() if path not in carried},
        **{path: _page(html, path, kept) for path, html in pages.items()},
        **{entry: classic(site, entry, PAGE).encode() for entry in entries},
        _SOURCES: _sources(site, started),
        TO: searched(site[FROM], Links(kept, "index.html")),
    }
    return {**copy, **app(copy)}


def _is_kept(path: str) -> bool:
    return not (path in _SERVED_ONLY or path.endswith(".map") or path.startswith(_UNUSED))


def _page(html: str, path: str, kept: Collection[str]) -> bytes:
    links = Links(kept, path, _SERVED_ONLY, address(html))
    return rewritten(html, links, (_SOURCES, _SHIM)).encode()


def _sources(site: Mapping[str, bytes], own: set[str]) -> bytes:
    """Return the script that carries the source of every worker by its path."""
    theirs = {path for path in site if path.startswith(_THEME) and path.endswith(".js")}
    sources = {path: classic(site, path, NOWHERE) for path in sorted(own)}
    sources |= {path: site[path].decode() for path in sorted(theirs)}
    return fill("workers.js.j2", sources=json.dumps(sources)).encode()
