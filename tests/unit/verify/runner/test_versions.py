"""The runner's own reading of version ranges agrees with packaging's on releases."""

import pytest
from packaging.specifiers import SpecifierSet
from packaging.version import Version

from faultdex.verify.runner.versions import release, within

VERSIONS = [
    "2.4",
    "2.4.0",
    "2.4.1",
    "2.11.0",
    "2.13.0+cpu",
    "2.11.0+cu130",
    "9.0",
    "10",
    "580.159.3",
]
RANGES = [
    ">=2.4", ">2.4", "<2.11", "<=2.4.1", "==2.4.*", "!=2.4.*", "==2.4", "!=2.4", "~=2.4",
    "~=2.4.0", ">=2.4,<2.9", "==2.13.0+cpu", "==2.13.0", ">=9.0", "<580.160",
]  # fmt: skip


@pytest.mark.parametrize("ranges", RANGES)
@pytest.mark.parametrize("version", VERSIONS)
def test_ranges_mean_what_packaging_says(version: str, ranges: str) -> None:
    """Every operator decides as packaging does."""
    expected = SpecifierSet(ranges).contains(Version(version), prereleases=True)

    assert expected == within(version, ranges)


@pytest.mark.parametrize("clause", ["2.4", "=>2", ">=", "two"])
def test_a_clause_that_is_none_is_an_error(clause: str) -> None:
    """A range that cannot be read is never taken for met."""
    with pytest.raises(ValueError, match="is no clause of a version range"):
        within("2.4", clause)


def test_letters_after_the_numbers_do_not_count() -> None:
    """Development versions are read as their release."""
    assert release("v2.12.0.dev20261101+cu130") == (2, 12, 0)
