"""Give the class that the model has."""

import torch
from accelerate import FullyShardedDataParallelPlugin

model = torch.nn.TransformerEncoder(torch.nn.TransformerEncoderLayer(8, 2), num_layers=3)
plugin = FullyShardedDataParallelPlugin(
    auto_wrap_policy="transformer_based_wrap", transformer_cls_names_to_wrap=["TransformerEncoderLayer"]
)
plugin.set_auto_wrap_policy(model)
print("policy:", plugin.auto_wrap_policy is not None)
