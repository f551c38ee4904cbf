# Let Python find the package of the project that saved the file, and keep the weights.
. ./project.sh
cat > "$dir/export.py" <<'PYTHON'
import sys
import torch

model = torch.load(sys.argv[1], weights_only=False)
torch.save(model.state_dict(), sys.argv[2])
PYTHON
PYTHONPATH="$dir/project" python "$dir/export.py" "$dir/project/model.pt" "$dir/weights.pt"
python -c 'import sys, torch; print(list(torch.load(sys.argv[1])))' "$dir/weights.pt"
