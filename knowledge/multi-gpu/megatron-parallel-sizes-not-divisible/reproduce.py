"""Ask Megatron how many of 46 layers each of four pipeline stages builds."""

import torch
from megatron.core.transformer.transformer_block import get_num_layers_to_build
from megatron.core.transformer.transformer_config import TransformerConfig

config = TransformerConfig(
    num_layers=46,
    hidden_size=64,
    num_attention_heads=4,
    pipeline_model_parallel_size=4,
    pipeline_dtype=torch.float32,
)
stages = [get_num_layers_to_build(config, pp_rank=stage) for stage in range(4)]
print("layers of each stage:", *stages)
