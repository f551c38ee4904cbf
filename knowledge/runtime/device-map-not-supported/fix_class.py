"""Name the layers that must stay on one device, and split the model."""

import tempfile

from transformers import BertConfig, BertForSequenceClassification

folder = tempfile.mkdtemp()
small = BertConfig(vocab_size=32, hidden_size=8, intermediate_size=16, num_hidden_layers=2, num_attention_heads=2)
BertForSequenceClassification(small).save_pretrained(folder)
BertForSequenceClassification._no_split_modules = ["BertEmbeddings", "BertLayer"]
model = BertForSequenceClassification.from_pretrained(folder, device_map="auto")
print("placed:", model.hf_device_map)
