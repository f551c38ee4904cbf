"""Load a small BERT classifier with device_map="auto"."""

import tempfile

import transformers
from transformers import BertConfig, BertForSequenceClassification

folder = tempfile.mkdtemp()
small = BertConfig(vocab_size=32, hidden_size=8, intermediate_size=16, num_hidden_layers=2, num_attention_heads=2)
BertForSequenceClassification(small).save_pretrained(folder)
print("transformers", transformers.__version__)
model = BertForSequenceClassification.from_pretrained(folder, device_map="auto")
print("placed:", model.hf_device_map)
