"""Go back to the start before each load from something that is open."""

import io

import torch

buffer = io.BytesIO()
torch.save({"step": 1}, buffer)
buffer.seek(0)
print("from a buffer:", torch.load(buffer))

with open("checkpoint.pt", "w+b") as file:
    torch.save({"step": 2}, file)
    file.seek(0)
    print("from the file that was written:", torch.load(file))
