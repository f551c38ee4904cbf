"""Place the whole model on one device; the classes need no attribute for that."""

import tempfile

from transformers import BertConfig, BertForSequenceClassification

folder = tempfile.mkdtemp()
small = BertConfig(vocab_size=32, hidden_size=8, intermediate_size=16, num_hidden_layers=2, num_attention_heads=2)
BertForSequenceClassification(small).save_pretrained(folder)
model = BertForSequenceClassification.from_pretrained(folder, device_map={"": "cpu"})  # {"": 0} for the first GPU
print("device:", model.device)
