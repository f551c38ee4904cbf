"""Compose the stages: the only place that knows them all."""

from faultdex.pipeline.garbage import no_collection
from faultdex.pipeline.memory import Memory, keep
from faultdex.pipeline.read import BuildResult, read, read_book
from faultdex.pipeline.written import written

__all__ = ["BuildResult", "Memory", "keep", "no_collection", "read", "read_book", "written"]
