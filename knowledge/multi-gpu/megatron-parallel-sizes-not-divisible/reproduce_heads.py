"""Configure 15 attention heads for two tensor parallel ranks."""

from megatron.core.transformer.transformer_config import TransformerConfig

config = TransformerConfig(
    num_layers=2, hidden_size=240, num_attention_heads=15, tensor_model_parallel_size=2
)
print("heads of each rank:", config.num_attention_heads // config.tensor_model_parallel_size)
