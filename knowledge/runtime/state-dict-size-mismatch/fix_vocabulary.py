"""Give a tied model the rows of the file before it is loaded, and rows for new words after."""

import torch
from torch import nn


class Model(nn.Module):
    def __init__(self, words: int) -> None:
        super().__init__()
        self.embed = nn.Embedding(words, 8)
        self.lm_head = nn.Linear(8, words, bias=False)
        self.lm_head.weight = self.embed.weight  # tied: one table, two names

    def forward(self, tokens: torch.Tensor) -> torch.Tensor:
        return self.lm_head(self.embed(tokens))


def resize(model: Model, words: int) -> None:
    old = model.embed.weight.detach()
    kept = min(words, len(old))
    table = old.mean(dim=0).repeat(words, 1)  # where words that are new begin
    table[:kept] = old[:kept]
    model.embed = nn.Embedding.from_pretrained(table, freeze=False)
    model.lm_head = nn.Linear(old.shape[1], words, bias=False)
    model.lm_head.weight = model.embed.weight


torch.manual_seed(0)
trained = Model(words=22)  # 20 words of the base model, and two that were added
checkpoint = trained.state_dict()
model = Model(words=20)
try:
    model.load_state_dict(checkpoint)
except RuntimeError as error:
    print("one table,", str(error).count("size mismatch"), "lines")

resize(model, len(checkpoint["embed.weight"]))
print(model.load_state_dict(checkpoint))
tokens = torch.tensor([3, 20, 21])
print("same outputs:", torch.equal(model(tokens), trained(tokens)))

resize(model, 30)
same = torch.allclose(model(tokens)[:, :22], trained(tokens), atol=1e-5)
print(f"after 8 more words: the first 22 as before: {same}, still tied:", end=" ")
print(model.lm_head.weight is model.embed.weight)
