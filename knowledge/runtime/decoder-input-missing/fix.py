"""Labels make the decoder's input; the encoder alone needs none."""

import torch
from transformers import T5Config, T5EncoderModel, T5ForConditionalGeneration

if __name__ == "__main__":
    config = T5Config(d_model=16, d_ff=16, d_kv=8, num_layers=1, num_heads=2, vocab_size=50)
    config.decoder_start_token_id = config.pad_token_id = 0
    ids = torch.ones(1, 4, dtype=torch.long)
    loss = T5ForConditionalGeneration(config)(input_ids=ids, labels=ids).loss
    vectors = T5EncoderModel(config)(input_ids=ids).last_hidden_state
    print("a loss:", loss.requires_grad, "encoder:", tuple(vectors.shape))
