"""Turn the knowledge folder into plain data and bytes, each with its place."""

from faultdex.load.folder import load

__all__ = ["load"]
