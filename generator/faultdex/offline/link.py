"""Turn addresses of folders into addresses of the pages that a server would give for them."""

from collections.abc import Collection
from dataclasses import dataclass
from posixpath import dirname, normpath
from urllib.parse import unquote, urljoin, urlsplit

INDEX = "index.html"


@dataclass(frozen=True, slots=True)
class Links:
    """The paths of a site, against which the links of the page at `page` are read.

    What is among `served` does not come along; `address` is where the page itself is served.
    """

    paths: Collection[str]
    page: str
    served: Collection[str] = ()
    address: str = ""

    def resolved(self, link: str) -> str:
        """Return `link`, with the name of the page where it leads to a folder of the site."""
        parts = urlsplit(link)
        if parts.scheme or parts.netloc or not parts.path:
            return link
        target = normpath(f"{dirname(self.page)}/{unquote(parts.path)}".lstrip("/"))
        if target in self.served:
            return urljoin(self.address, link)
        page = INDEX if target == "." else f"{target}/{INDEX}"
        if page not in self.paths:
            return link
        return parts._replace(path=f"{parts.path.rstrip('/')}/{INDEX}").geturl()
