"""Take as many positions as there are tokens, and cut the text where there are no more."""

import torch

words, positions = torch.nn.Embedding(1000, 16), torch.nn.Parameter(torch.zeros(1, 512, 16))
for length in (100, 512, 600):
    tokens = torch.zeros(2, length, dtype=torch.long)[:, : positions.shape[1]]
    embedded = words(tokens)
    print(length, "tokens:", tuple((embedded + positions[:, : embedded.shape[1]]).shape))
