"""The same class accepts the argument and passes it on."""

import torch
from transformers import LlamaConfig, LlamaForCausalLM


class OlderLlama(LlamaForCausalLM):
    def forward(self, input_ids=None, attention_mask=None, past_key_values=None,
                inputs_embeds=None, use_cache=None, return_dict=None, cache_position=None):
        return super().forward(input_ids, attention_mask, past_key_values=past_key_values,
                               cache_position=cache_position)


config = LlamaConfig(
    vocab_size=64, hidden_size=16, intermediate_size=32, num_hidden_layers=1, num_attention_heads=2
)
model = OlderLlama(config)
tokens = model.generate(torch.tensor([[1, 2, 3]]), max_new_tokens=4, min_new_tokens=4, pad_token_id=0)
print("tokens:", tuple(tokens.shape))
