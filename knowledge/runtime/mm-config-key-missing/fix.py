"""Read each key where this config has it, and set what only the training script sets."""

from mmengine.config import Config

config = Config(dict(model=dict(type="FasterRCNN", train_cfg=dict(rpn=None)), work_dir="runs"))
print("train_cfg:", config.model.get("train_cfg"))  # build_detector(config.model) reads it there
print("test_cfg:", config.get("test_cfg", "none"))  # a default in place of the error
config.device = "cpu"  # "cuda" for training on a GPU
print("device:", config.device)
