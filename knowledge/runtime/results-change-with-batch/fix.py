"""The same sentences with a mask, and every part in eval mode."""

import torch

torch.manual_seed(0)
torch.set_num_threads(1)
embed = torch.nn.Embedding(50, 32)
layer = torch.nn.TransformerEncoderLayer(32, 4, 64, batch_first=True).eval()
norm = torch.nn.BatchNorm1d(32).eval()


def run(batch: torch.Tensor, padding: torch.Tensor | None) -> torch.Tensor:
    with torch.no_grad():
        return norm(layer(embed(batch), src_key_padding_mask=padding)[:, 0])


short, long = torch.randint(1, 50, (4,)), torch.randint(1, 50, (9,))
both = torch.nn.utils.rnn.pad_sequence([short, long], batch_first=True)
change = (run(both, both == 0)[0] - run(short[None], None)[0]).abs().max().item()
print(f"padded with a mask, eval mode: {change:.4f}")
