"""Offer labels of several dtypes to the losses on a GPU, and print each refusal."""

import torch
from torch.nn import functional

logits, image = torch.zeros(3, 3, device="cuda"), torch.zeros(1, 3, 1, 3, device="cuda")
takers = {
    "cross_entropy": lambda y: functional.cross_entropy(logits, y),
    "cross_entropy, unreduced": lambda y: functional.cross_entropy(logits, y, reduction="none"),
    "cross_entropy of one sample": lambda y: functional.cross_entropy(logits[0], y[0]),
    "cross_entropy of an image": lambda y: functional.cross_entropy(image, y.view(1, 1, 3)),
    "bce_with_logits": lambda y: functional.binary_cross_entropy_with_logits(logits[0], y),
    "bce": lambda y: functional.binary_cross_entropy(logits[0] + 0.5, y.clamp(max=1)),
    "embedding": lambda y: functional.embedding(y, logits),
    "rows[index]": lambda y: logits[y],
}
print("torch", torch.__version__)
for name, take in takers.items():
    print(name)
    for dtype in (torch.int64, torch.int32, torch.uint8, torch.float32):
        try:
            take(torch.tensor([0, 1, 2], device="cuda").to(dtype))
            print(f"    {str(dtype)[6:]}: fine")
        except (RuntimeError, IndexError) as error:
            print(f"    {str(dtype)[6:]}: {type(error).__name__}: {str(error).splitlines()[0]}")
torch.cuda.synchronize()
