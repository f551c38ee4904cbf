"""Pick tokens from a model whose float16 activations overflow: always number 0, which is ! in these vocabularies."""

import torch

torch.manual_seed(0)
WIDTH, VOCABULARY = 64, 500
# The first ids of GPT-2's vocabulary, and of those made like it, are the printable bytes, from ! on.
characters = [chr(code) for code in range(ord("!"), ord("~") + 1)]
hidden = torch.randn(6, WIDTH) * 60
hidden[:, 0] = 3000.0  # one large activation, as some models have
up = torch.randn(WIDTH, WIDTH) * 4
head = torch.randn(VOCABULARY, WIDTH)


def tokens(dtype):
    """Return the chosen token of six positions; the square of a large activation is too much for float16."""
    x = hidden.to(dtype) @ up.to(dtype)
    x = x * x
    x = x / x.mean(-1, keepdim=True)
    logits = x @ head.to(dtype).T
    print(dtype, "finite logits:", bool(logits.isfinite().all()))
    return logits.argmax(-1)


chosen = tokens(torch.float16)
print("tokens:", chosen.tolist())
print(f"text of {len(chosen)} tokens:", "".join(characters[one] for one in chosen))
