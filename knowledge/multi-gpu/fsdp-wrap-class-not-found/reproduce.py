"""Ask accelerate's FSDP to wrap BertLayer in a model that has none."""

import torch
from accelerate import FullyShardedDataParallelPlugin

model = torch.nn.TransformerEncoder(torch.nn.TransformerEncoderLayer(8, 2), num_layers=3)
plugin = FullyShardedDataParallelPlugin(
    auto_wrap_policy="transformer_based_wrap", transformer_cls_names_to_wrap=["BertLayer"]
)
plugin.set_auto_wrap_policy(model)
