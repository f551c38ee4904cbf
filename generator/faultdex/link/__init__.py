"""Turn single values into one book, and find what does not fit together."""

from faultdex.link.stage import link

__all__ = ["link"]
