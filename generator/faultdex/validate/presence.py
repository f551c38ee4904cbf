"""Find the files that must be there and are not."""

from collections.abc import Iterator

from faultdex.model.collection import CATEGORIES
from faultdex.model.document import Loaded
from faultdex.model.problem import Finding

ALWAYS = ("plan.yaml", "ids.lock")
IN_EACH_ENTRY = ("entry.yaml", "guide.md")


def missing_files(loaded: Loaded) -> Iterator[Finding]:
    """Yield a finding for each file that the layout demands and the folder lacks."""
    paths = {*loaded.files, *loaded.refused}
    folders = sorted({_folder(path) for path in loaded.files if _is_in_entry(path)})
    wanted = (*ALWAYS, *(f"{folder}/{name}" for folder in folders for name in IN_EACH_ENTRY))
    hint = "Add it, or remove what stands beside it."
    return (
        Finding(path, "FD207", "this file is missing", hint) for path in wanted if path not in paths
    )


def _is_in_entry(path: str) -> bool:
    return path.startswith(CATEGORIES) and path.count("/") > 1


def _folder(path: str) -> str:
    return "/".join(path.split("/")[:2])
