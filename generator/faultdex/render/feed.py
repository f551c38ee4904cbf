"""Turn the drops into an Atom feed by RFC 4287."""

from dataclasses import dataclass, replace

from faultdex.render.day import latest
from faultdex.render.drop import DropsView, DropView
from faultdex.render.template import fill

PATH = "drops/feed.xml"
_TAG = "tag:faultdex.dev,2026:drops"
_UNKNOWN = "2026-11-20"


@dataclass(frozen=True, slots=True)
class News:
    """One drop as readers of feeds get it; its id stays when the site moves."""

    drop: DropView
    base: str

    @property
    def id(self) -> str:
        """Return the tag that names the drop for good, by RFC 4151."""
        return f"{_TAG}/{self.drop.name}"

    @property
    def moment(self) -> str:
        """Return the day of the drop as a moment."""
        return _moment(self.drop.drop.day)

    @property
    def content(self) -> str:
        """Return what it added, as HTML with whole addresses."""
        return fill("news.html.j2", replace(self.drop, root=self.base)).strip()


@dataclass(frozen=True, slots=True)
class FeedView:
    """Everything in the feed; `updated` is the day of the newest drop."""

    news: tuple[News, ...]
    base: str

    @property
    def id(self) -> str:
        """Return the tag that names the feed for good."""
        return _TAG

    @property
    def updated(self) -> str:
        """Return the moment of the newest drop; before the first one, of the site's first day."""
        return latest(one.moment for one in self.news) or _moment(_UNKNOWN)


def feed(drops: DropsView, base: str) -> bytes:
    """Return the feed of all drops, the newest first."""
    news = tuple(News(one, base) for one in drops.drops)
    return fill("feed.xml.j2", FeedView(news, base)).encode()


def _moment(day: str) -> str:
    return f"{day}T00:00:00Z"
