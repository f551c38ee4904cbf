"""Say which paths the knowledge folder may hold, how large each may be and how it is read."""

import re
from dataclasses import dataclass
from functools import lru_cache

from faultdex.model.collection import CATEGORIES
from faultdex.strenum import StrEnum

KIB = 1024
_CATEGORY = "|".join(CATEGORIES)
_ID = r"[a-z0-9][a-z0-9-]{2,63}"
_FILE = r"(?:[a-z0-9][a-z0-9_.-]{0,79}|CMakeLists\.txt|Makefile)"
_ENTRY = rf"(?:{_CATEGORY})/{_ID}"

ODD = re.compile(r"[^A-Za-z0-9_.-]|^[.-]|\.$")
DEVICE = re.compile(r"(?:aux|con|nul|prn|com\d|lpt\d)(?:\.|$)", re.IGNORECASE)
LONGEST = 80
PASSED_OVER = frozenset({"__pycache__"})
# What is not part of the book: texts that people posted or would post, see `pipeline.posted`.
APART = frozenset({"questions", "threads"})
_FOLDER = re.compile(
    rf"sources|drops|workflows|reference(?:/machines)?|messages(?:/{_ID}(?:/examples)?)?|(?:{_CATEGORY})|{_ENTRY}(?:/(?:samples|evidence))?"
)
_IN_CATEGORY = re.compile(rf"(?:{_CATEGORY})/[^/]+")


class Format(StrEnum):
    """How the bytes of a file are read."""

    YAML = "yaml"
    JSON = "json"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class Kind:
    """Files that belong together: their paths, their largest size in bytes and their format."""

    paths: re.Pattern[str]
    most: int
    format: Format


KINDS: tuple[Kind, ...] = (
    Kind(re.compile(r"plan\.yaml"), 256 * KIB, Format.YAML),
    Kind(re.compile(r"releases\.yaml"), 64 * KIB, Format.YAML),
    Kind(re.compile(r"schema\.json"), 256 * KIB, Format.TEXT),
    Kind(re.compile(r"(?:ids|codes)\.lock"), 256 * KIB, Format.TEXT),
    Kind(re.compile(r"(?:sources|workflows)/[a-z0-9][a-z0-9-]{1,63}\.yaml"), 64 * KIB, Format.YAML),
    Kind(re.compile(r"drops/\d{4}-\d\d-\d\d-[a-z0-9-]{1,60}\.yaml"), 64 * KIB, Format.YAML),
    Kind(re.compile(r"reference/[a-z0-9][a-z0-9-]{1,63}\.yaml"), 128 * KIB, Format.YAML),
    Kind(re.compile(rf"reference/machines/{_ID}\.json"), 1024 * KIB, Format.JSON),
    Kind(re.compile(rf"messages/{_ID}/texts\.json"), 2048 * KIB, Format.JSON),
    Kind(re.compile(rf"messages/{_ID}/notes\.yaml"), 512 * KIB, Format.YAML),
    Kind(re.compile(rf"messages/{_ID}/runs\.json"), 2048 * KIB, Format.JSON),
    Kind(re.compile(rf"messages/{_ID}/examples/{_FILE}"), 16 * KIB, Format.TEXT),
    Kind(re.compile(rf"{_ENTRY}/entry\.yaml"), 64 * KIB, Format.YAML),
    Kind(re.compile(rf"{_ENTRY}/evidence/{_ID}\.json"), 1024 * KIB, Format.JSON),
    Kind(re.compile(rf"{_ENTRY}/samples/{_FILE}"), 64 * KIB, Format.TEXT),
    Kind(re.compile(rf"{_ENTRY}/{_FILE}"), 64 * KIB, Format.TEXT),
)


@lru_cache(maxsize=1)
def kind_of(path: str) -> Kind | None:
    """Return the kind of the file at `path`; None where no file may stand.

    Whoever walks the folder asks, and then whoever reads the file that was found.
    """
    return next((kind for kind in KINDS if kind.paths.fullmatch(path)), None)


def is_folder(path: str) -> bool:
    """Whether a folder may stand at `path`."""
    return bool(_FOLDER.fullmatch(path))


def is_in_category(path: str) -> bool:
    """Whether `path` stands where the folder of an entry would."""
    return bool(_IN_CATEGORY.fullmatch(path))
