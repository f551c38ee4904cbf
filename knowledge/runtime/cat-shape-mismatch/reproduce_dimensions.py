"""Put one vector for each text beside the vectors of its words."""

import torch

words, text = torch.zeros(2, 5, 8), torch.zeros(2, 3)
torch.cat([words, text], dim=-1)
