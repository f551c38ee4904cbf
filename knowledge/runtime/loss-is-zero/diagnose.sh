# Masked labels, float16 that overflows, a sound step, and a program with another loss.
head='import torch
from torch.nn import CrossEntropyLoss, functional
torch.manual_seed(0)
logits = torch.randn(6, 5)'
printf '%s\n' "$head" 'CrossEntropyLoss()(logits, torch.full((6,), -100))' > masked.py
printf '%s\n' "$head" 'functional.cross_entropy((logits * 1e5).to(torch.float16).float(), torch.arange(6) % 5)' > half.py
printf '%s\n' "$head" 'CrossEntropyLoss()(logits, torch.tensor([-100, -100, 1, 2, 3, 4]))' > sound.py
printf '%s\n' "$head" 'functional.mse_loss(logits, logits + 1)' > other.py
for script in masked half sound other; do
  echo "$script: $(python watch_loss.py $script.py)"
done
