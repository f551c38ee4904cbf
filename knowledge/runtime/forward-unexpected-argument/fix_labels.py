"""A class with a head takes the labels, and returns a loss."""

import torch
from transformers import BertConfig, BertForSequenceClassification

config = BertConfig(
    vocab_size=64, hidden_size=16, intermediate_size=32, num_hidden_layers=1, num_attention_heads=2,
    num_labels=3,
)
model = BertForSequenceClassification(config)  # as from AutoModelForSequenceClassification

result = model(torch.tensor([[1, 2, 3], [4, 5, 6]]), labels=torch.tensor([0, 2]))
print("loss:", tuple(result.loss.shape), "logits:", tuple(result.logits.shape))
