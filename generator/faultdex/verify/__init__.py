"""Have the book's snippets run, and file what the runs gave."""

from faultdex.verify.bundle import pack
from faultdex.verify.diff import Change, Drift, diff
from faultdex.verify.plan import plan
from faultdex.verify.record import Recorded, Told, read_told, record

__all__ = ["Change", "Drift", "Recorded", "Told", "diff", "pack", "plan", "read_told", "record"]
