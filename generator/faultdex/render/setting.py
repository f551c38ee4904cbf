"""Hold what pages depend on beside the book."""

from collections.abc import Mapping
from dataclasses import dataclass, field

BASE_URL = "https://faultdex.dev/"
EDIT_URL = "https://github.com/faultdex/faultdex/edit/main/"
ISSUE_URL = "https://github.com/faultdex/faultdex/issues/new"


@dataclass(frozen=True, slots=True)
class Setting:
    """Addresses and files that come from outside of the knowledge folder.

    `base_url` is put before a page's path, `edit_url` before a path in the repository; both end
    with a slash. `issue_url` opens an issue. `trees` maps `<CODE>/bad/...` and `<CODE>/good/...`
    to the bytes of the sample.
    """

    base_url: str = BASE_URL
    edit_url: str = EDIT_URL
    issue_url: str = ISSUE_URL
    trees: Mapping[str, bytes] = field(default_factory=dict)
