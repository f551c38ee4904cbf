"""Read the configuration of a model with code of its own, in two ways."""

import json
import tempfile
from pathlib import Path

from transformers import AutoConfig, PretrainedConfig

CODE = """
from transformers import PretrainedConfig

class OwnConfig(PretrainedConfig):
    model_type = "own_llm"
"""


class TrainedConfig(PretrainedConfig):
    """The configuration that the training code defines."""

    model_type = "trained_llm"


def folder(config):
    """Return a folder with the configuration and the code."""
    made = Path(tempfile.mkdtemp())
    (made / "config.json").write_text(json.dumps(config))
    (made / "configuration_own.py").write_text(CODE)
    return made


published = folder({"model_type": "own_llm", "auto_map": {"AutoConfig": "configuration_own.OwnConfig"}})
print("with auto_map:", type(AutoConfig.from_pretrained(published, trust_remote_code=True)).__name__)

trained = folder({"model_type": "trained_llm"})
AutoConfig.register("trained_llm", TrainedConfig)
print("registered:", type(AutoConfig.from_pretrained(trained)).__name__)
