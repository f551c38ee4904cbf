"""A model class outside of transformers that does not declare what its attention can do."""

import torch
import transformers


class OwnModel(transformers.PreTrainedModel):
    config_class = transformers.GPT2Config

    def __init__(self, config: transformers.GPT2Config) -> None:
        super().__init__(config)
        self.layer = torch.nn.Linear(config.n_embd, config.n_embd)
        self.post_init()


def config() -> transformers.GPT2Config:
    return transformers.GPT2Config(n_embd=8, n_head=2, n_layer=1, vocab_size=32)
