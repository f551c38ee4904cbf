"""Patches of 2 by 2 from a latent image that is 173 wide."""

import numpy as np
from einops import rearrange

latent = np.zeros((1, 16, 96, 173))
print("latent:", latent.shape)
rearrange(latent, "b c (h ph) (w pw) -> b (h w) (c ph pw)", ph=2, pw=2)
