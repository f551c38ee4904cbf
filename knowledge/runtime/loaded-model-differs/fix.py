"""The same files, loaded strictly and in eval mode."""
import torch
from reproduce import build, right, train

trained, x, y = train()
torch.save(torch.nn.DataParallel(trained).state_dict(), "prefixed.pt")

saved = torch.load("prefixed.pt", weights_only=True)
saved = {name[len("module."):] if name.startswith("module.") else name: tensor
         for name, tensor in saved.items()}
model = build()
model.load_state_dict(saved)          # strict: raises if a name differs
model.eval()                          # Dropout and BatchNorm as in use
with torch.no_grad():
    print("after eval(), two calls agree:", torch.equal(model(x), model(x)))
print(f"right: {right(model, x, y):.0f} % of the training data")
