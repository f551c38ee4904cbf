"""Load with weights_only=False a file whose author wanted to run code, here a print."""

import torch


class Weights:
    def __reduce__(self) -> tuple:
        return print, ("this line was printed by the file, while it was loaded",)


torch.save({"model": torch.zeros(2), "ema": Weights()}, "downloaded.pt")

torch.load("downloaded.pt", weights_only=False)

try:
    torch.load("downloaded.pt")
except Exception as error:
    print("by default:", str(error).split(". ")[0])
