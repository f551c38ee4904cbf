"""Turn the built site into a copy that works from a disk, without a server and a network."""

from faultdex.offline.archive import archive
from faultdex.offline.stage import offline

__all__ = ["archive", "offline"]
