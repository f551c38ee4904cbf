"""A trained model is saved and loaded; two mistakes change its predictions, without any message."""
import torch


def build():
    return torch.nn.Sequential(
        torch.nn.Linear(8, 32), torch.nn.BatchNorm1d(32), torch.nn.ReLU(),
        torch.nn.Dropout(0.5), torch.nn.Linear(32, 2))


def train():
    torch.manual_seed(0)
    model = build()
    x = torch.randn(256, 8) * 3 + 1
    y = (x[:, 0] > 1).long()
    optimizer = torch.optim.Adam(model.parameters(), lr=0.01)
    for _ in range(60):
        optimizer.zero_grad()
        torch.nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    return model, x, y


def right(model, x, y):
    with torch.no_grad():
        return 100 * (model(x).argmax(1) == y).float().mean().item()


if __name__ == "__main__":
    trained, x, y = train()
    torch.save(trained.state_dict(), "plain.pt")
    torch.save(torch.nn.DataParallel(trained).state_dict(), "prefixed.pt")

    model = build()
    model.load_state_dict(torch.load("plain.pt", weights_only=True))
    with torch.no_grad():
        print("without eval(), two calls agree:", torch.equal(model(x), model(x)))

    model = build()
    report = model.load_state_dict(torch.load("prefixed.pt", weights_only=True), strict=False)
    print("strict=False with a prefix, tensors that stayed random:", len(report.missing_keys))
    print(f"right: {right(model.eval(), x, y):.0f} % of the training data")
