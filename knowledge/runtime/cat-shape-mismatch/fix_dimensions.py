"""Give the vector of a text the dimension of the words, and repeat it for each of them."""

import torch

words, text = torch.zeros(2, 5, 8), torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
repeated = text.unsqueeze(1).expand(-1, words.shape[1], -1)
joined = torch.cat([words, repeated], dim=-1)
print("joined:", tuple(joined.shape))
print("first text, last word:", joined[0, 4, 8:].tolist())
print("second text, first word:", joined[1, 0, 8:].tolist())
