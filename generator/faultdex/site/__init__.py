"""Hand the rendered pages to MkDocs."""

from faultdex.site.plugin import FaultdexPlugin

__all__ = ["FaultdexPlugin"]
