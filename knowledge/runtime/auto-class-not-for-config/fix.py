"""The same model with the class that its config names."""

import transformers

config = transformers.T5Config(d_model=8, d_kv=4, d_ff=8, num_layers=1, num_heads=2, vocab_size=32)
config.architectures = ["T5ForConditionalGeneration"]
transformers.T5ForConditionalGeneration(config).save_pretrained("t5")
model = transformers.AutoModelForSeq2SeqLM.from_pretrained("t5")
print("loaded:", type(model).__name__)
