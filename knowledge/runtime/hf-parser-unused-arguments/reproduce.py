"""The keys of a training, given to a command whose options are those of a model only."""

from dataclasses import dataclass

from transformers import HfArgumentParser


@dataclass
class ModelArguments:
    """What an export takes."""

    model_name_or_path: str = "model"


if __name__ == "__main__":
    config = {"model_name_or_path": "model", "do_train": True, "learning_rate": 1e-4}
    HfArgumentParser(ModelArguments).parse_dict(config)
