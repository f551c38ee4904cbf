"""Load a T5 model, which has an encoder and a decoder, with the class of decoder-only models."""

import transformers

config = transformers.T5Config(d_model=8, d_kv=4, d_ff=8, num_layers=1, num_heads=2, vocab_size=32)
config.architectures = ["T5ForConditionalGeneration"]
config.save_pretrained("t5")
transformers.AutoModelForCausalLM.from_pretrained("t5")
