"""The same model in bfloat16, whose range is that of float32."""

import torch

torch.manual_seed(0)
WIDTH, VOCABULARY = 64, 500
hidden = torch.randn(6, WIDTH) * 60
hidden[:, 0] = 3000.0
up = torch.randn(WIDTH, WIDTH) * 4
head = torch.randn(VOCABULARY, WIDTH)


def tokens(dtype):
    x = hidden.to(dtype) @ up.to(dtype)
    x = x * x
    x = x / x.mean(-1, keepdim=True)
    logits = x @ head.to(dtype).T
    print(dtype, "finite logits:", bool(logits.isfinite().all()))
    return logits.argmax(-1)


print("token 0 everywhere:", bool((tokens(torch.bfloat16) == 0).all()))
