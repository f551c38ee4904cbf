# Import the class in the module that loads, while another script is the main one.
dir=$(mktemp -d)
trap 'rm -r "$dir"' EXIT
python train.py "$dir/model.pt"
sed 's/^print.*//; s/^torch.save.*//' train.py > "$dir/net.py"
cat > "$dir/loader.py" <<'PYTHON'
import torch
from net import Net


def load(path):
    return torch.load(path, weights_only=False)
PYTHON
cat > "$dir/main.py" <<'PYTHON'
import sys
from loader import load

print(load(sys.argv[1]))
PYTHON
python "$dir/main.py" "$dir/model.pt"
