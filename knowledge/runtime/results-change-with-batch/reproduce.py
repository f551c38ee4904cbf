"""One sentence alone and beside a longer one: a model that pads, with and without a mask."""

import torch

torch.manual_seed(0)
torch.set_num_threads(1)
embed = torch.nn.Embedding(50, 32)
layer = torch.nn.TransformerEncoderLayer(32, 4, 64, batch_first=True)
norm = torch.nn.BatchNorm1d(32)


def run(batch: torch.Tensor, padding: torch.Tensor | None) -> torch.Tensor:
    with torch.no_grad():
        return norm(layer(embed(batch), src_key_padding_mask=padding)[:, 0])


def difference(masked: bool, training: bool) -> float:
    torch.nn.Module.train(layer, False)
    norm.train(training)
    short, long = torch.randint(1, 50, (4,)), torch.randint(1, 50, (9,))
    both = torch.nn.utils.rnn.pad_sequence([short, long], batch_first=True)
    pair = run(both, (both == 0) if masked else None)[0]
    if training:
        other = torch.stack([short, torch.randint(1, 50, (4,))])
        return (pair - run(other, None)[0]).abs().max().item()
    return (pair - run(short[None], None)[0]).abs().max().item()


print(f"padded without a mask: {difference(masked=False, training=False):.4f}")
print(f"BatchNorm in training mode: {difference(masked=True, training=True):.4f}")
