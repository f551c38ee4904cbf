"""What a collection says of itself."""

from pathlib import Path

import pytest

from faultdex.model.reference import Collection, Part

BASE = Path(__file__).parents[2] / "data" / "base" / "knowledge"


@pytest.fixture
def host() -> Collection:
    """Return the small collection."""
    return Collection.model_validate_json((BASE / "reference/machines/host.json").read_bytes())


def test_the_digest_is_of_everything_else(host: Collection) -> None:
    """It does not depend on itself, and on every other value."""
    assert host.model_copy(update={"sha256": None}).digest() == host.sha256
    assert host.model_copy(update={"endings": ()}).digest() != host.sha256


@pytest.mark.parametrize(
    ("part", "names"),
    [
        (Part.CUDA_RUNTIME, {"0", "9", "719"}),
        (Part.CUDNN, set()),
        (Part.ENDINGS, {"exit 1", "SIGKILL"}),
        (Part.NCCL_VARIABLES, {"NCCL_DEBUG"}),
        (Part.TORCH_VARIABLES, {"TORCH_DISTRIBUTED_DEBUG"}),
    ],
)
def test_each_part_has_its_rows(host: Collection, part: Part, names: set[str]) -> None:
    """A variable belongs to NCCL when NCCL holds it or its name says so."""
    assert set(host.names(part)) == names
