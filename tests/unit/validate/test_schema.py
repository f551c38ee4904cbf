"""Hold the committed schema to the model."""

import json
from pathlib import Path

from faultdex.validate.schema import PATH, schema
from faultdex.validate.shapes import SHAPES

KNOWLEDGE = Path(__file__).parents[3] / "knowledge"


def test_the_committed_schema_is_fresh() -> None:
    """`faultdex schema` writes it anew after the model has changed."""
    assert (KNOWLEDGE / PATH).read_text("utf-8") == schema()


def test_every_kind_of_file_has_its_definition() -> None:
    """An editor finds the one that fits."""
    whole = json.loads(schema())
    names = [shape.__name__ for _, shape in SHAPES]

    assert [one["$ref"] for one in whole["oneOf"]] == [f"#/$defs/{name}" for name in names]
    assert {*names} <= {*whole["$defs"]}
