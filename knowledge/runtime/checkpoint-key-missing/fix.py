"""Load the weights wherever they are in the file, and the optimizer only if it is there."""

import tempfile

import torch


def weights(checkpoint):
    """Return the state dict of a model from the usual kinds of checkpoints."""
    for key in ("state_dict", "model_state_dict", "model_state", "model", "net", "weight"):
        if isinstance(checkpoint.get(key), dict):
            return checkpoint[key]
    return checkpoint


saved = torch.nn.Linear(2, 2)
with tempfile.TemporaryDirectory() as folder:
    for content in (saved.state_dict(), {"net": saved.state_dict(), "epoch": 3}):
        torch.save(content, f"{folder}/weights.pth")
        checkpoint = torch.load(f"{folder}/weights.pth", map_location="cpu")
        model = torch.nn.Linear(2, 2)
        print(model.load_state_dict(weights(checkpoint)), "epoch", checkpoint.get("epoch", 0))
        model.eval()
