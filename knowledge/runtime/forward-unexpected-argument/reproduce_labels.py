"""Labels for a model without a head."""

import torch
from transformers import BertConfig, BertModel

config = BertConfig(
    vocab_size=64, hidden_size=16, intermediate_size=32, num_hidden_layers=1, num_attention_heads=2
)
model = BertModel(config)  # as from AutoModel

model(torch.tensor([[1, 2, 3], [4, 5, 6]]), labels=torch.tensor([0, 2]))
