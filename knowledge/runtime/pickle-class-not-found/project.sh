# Make a project with a package of models in $dir/project, and save a whole model of it.
dir=$(mktemp -d)
trap 'rm -r "$dir"' EXIT
mkdir -p "$dir/project/models"
touch "$dir/project/models/__init__.py"
cat > "$dir/project/models/net.py" <<'PYTHON'
from torch import nn


class Net(nn.Sequential):
    def __init__(self):
        super().__init__(nn.Linear(4, 2))
PYTHON
cat > "$dir/project/save.py" <<'PYTHON'
import torch
from models.net import Net

torch.save(Net(), "model.pt")
PYTHON
(cd "$dir/project" && python save.py)
