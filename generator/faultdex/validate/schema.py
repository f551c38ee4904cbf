"""Turn the model into the JSON schema that editors check YAML files against."""

import json

from pydantic.json_schema import models_json_schema

from faultdex.validate.shapes import SHAPES

PATH = "schema.json"


def schema() -> str:
    """Return the text of knowledge/schema.json: a definition for each kind of file."""
    models = [shape for _, shape in SHAPES]
    _, definitions = models_json_schema([(model, "validation") for model in models])
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Faultdex knowledge",
        "oneOf": [{"$ref": f"#/$defs/{model.__name__}"} for model in models],
        **definitions,
    }
    return json.dumps(whole, indent=2, ensure_ascii=False) + "\n"
