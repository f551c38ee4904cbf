"""The key is in the model's part of the config, and the script reads it at the top."""

from mmengine.config import Config

config = Config(dict(model=dict(type="FasterRCNN", train_cfg=dict(rpn=None)), work_dir="runs"))
print("in the model:", config.model.train_cfg)
print(config.train_cfg)
