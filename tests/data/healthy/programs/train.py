"""Train a small model on the CPU, compiled, with workers that load data, and save it."""

import logging
import tempfile
from pathlib import Path

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

logging.basicConfig(level=logging.DEBUG, format="%(asctime)s %(name)s %(levelname)s %(message)s")
log = logging.getLogger("trainer")


class Net(nn.Module):
    """Two layers with attention between them."""

    def __init__(self) -> None:
        """Make the layers."""
        super().__init__()
        self.into, self.out = nn.Linear(16, 32), nn.Linear(32, 4)
        self.heads = nn.MultiheadAttention(32, 4, batch_first=True)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Return the scores of each row."""
        hidden = torch.relu(self.into(x))[:, None]
        return self.out(self.heads(hidden, hidden, hidden)[0][:, 0])


def main() -> None:
    """Train for some epochs."""
    torch.manual_seed(0)
    data = TensorDataset(torch.randn(2048, 16), torch.randint(4, (2048,)))
    loader = DataLoader(data, 64, shuffle=True, num_workers=2)
    net = Net()
    compiled = torch.compile(net)
    optimizer = torch.optim.AdamW(net.parameters(), 1e-3)
    for epoch in range(4):
        for step, (x, y) in enumerate(loader):
            loss = nn.functional.cross_entropy(compiled(x), y)
            optimizer.zero_grad()
            loss.backward()
            norm = nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
            log.info("epoch %d step %d loss %.4f grad_norm %.3f", epoch, step, loss, norm)
    with tempfile.TemporaryDirectory() as folder:
        torch.save(net.state_dict(), Path(folder, "net.pt"))
        net.load_state_dict(torch.load(Path(folder, "net.pt"), weights_only=True))
        log.info("checkpoint of %d bytes", Path(folder, "net.pt").stat().st_size)


if __name__ == "__main__":
    main()
