"""Call ask(tensor) where the product failed, with any small tensor that is on the GPU."""

import torch


def ask(tensor):
    questions = {
        "addition": lambda: (tensor + tensor).flatten()[0].item(),
        "MiB free": lambda: torch.cuda.mem_get_info()[0] // 2**20,
        "same product again": lambda: (tensor @ tensor).flatten()[0].item(),
    }
    for name, answer in questions.items():
        try:
            print(f"  {name}: {answer()}")
        except RuntimeError as error:
            print(f"  {name}: {str(error).splitlines()[0]}")
