"""A model class for an older transformers, which passes no cache_position yet."""

import torch
from transformers import LlamaConfig, LlamaForCausalLM


class OlderLlama(LlamaForCausalLM):
    def forward(self, input_ids=None, attention_mask=None, past_key_values=None,
                inputs_embeds=None, use_cache=None, return_dict=None):
        return super().forward(input_ids, attention_mask, past_key_values=past_key_values)


config = LlamaConfig(
    vocab_size=64, hidden_size=16, intermediate_size=32, num_hidden_layers=1, num_attention_heads=2
)
OlderLlama(config).generate(torch.tensor([[1, 2, 3]]), max_new_tokens=4, pad_token_id=0)
