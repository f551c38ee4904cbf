# Put the class into a module of its own, save the weights, and build the model where it is loaded.
dir=$(mktemp -d)
trap 'rm -r "$dir"' EXIT
cat > "$dir/net.py" <<'PYTHON'
from torch import nn


class Net(nn.Module):
    def __init__(self, outputs):
        super().__init__()
        self.layer = nn.Linear(4, outputs)

    def forward(self, inputs):
        return self.layer(inputs)
PYTHON
cat > "$dir/train.py" <<'PYTHON'
import sys
import torch
from net import Net

settings = {"outputs": 2}
model = Net(**settings)
torch.save({"settings": settings, "weights": model.state_dict()}, sys.argv[1])
PYTHON
cat > "$dir/predict.py" <<'PYTHON'
import sys
import torch
from net import Net

saved = torch.load(sys.argv[1], weights_only=True)
model = Net(**saved["settings"])
print(model.load_state_dict(saved["weights"]))
print(model(torch.ones(1, 4)).shape)
PYTHON
python "$dir/train.py" "$dir/model.pt"
python "$dir/predict.py" "$dir/model.pt"
