"""An encoder-decoder model that gets an input for its encoder only."""

import torch
from transformers import T5Config, T5Model

if __name__ == "__main__":
    config = T5Config(d_model=16, d_ff=16, d_kv=8, num_layers=1, num_heads=2, vocab_size=50)
    T5Model(config)(input_ids=torch.ones(1, 4, dtype=torch.long))
