"""The command that trains has a dataclass with these keys."""

from dataclasses import dataclass

from transformers import HfArgumentParser


@dataclass
class ModelArguments:
    """What each command takes."""

    model_name_or_path: str = "model"


@dataclass
class TrainArguments:
    """What only the training takes."""

    do_train: bool = False
    learning_rate: float = 5e-5


if __name__ == "__main__":
    config = {"model_name_or_path": "model", "do_train": True, "learning_rate": 1e-4}
    _, training = HfArgumentParser((ModelArguments, TrainArguments)).parse_dict(config)
    print("learning rate:", training.learning_rate)
