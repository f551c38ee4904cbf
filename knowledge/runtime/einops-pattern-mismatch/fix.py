"""Pad the axis to the next multiple, and cut the result later; or make the input a multiple."""

import numpy as np
from einops import rearrange

latent = np.zeros((1, 16, 96, 173))
extra = -latent.shape[-1] % 2
padded = np.pad(latent, ((0, 0), (0, 0), (0, 0), (0, extra)), mode="edge")
tokens = rearrange(padded, "b c (h ph) (w pw) -> b (h w) (c ph pw)", ph=2, pw=2)
print("padded:", padded.shape, "tokens:", tokens.shape)
