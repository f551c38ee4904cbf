# The sweep: time is flat for small sizes, bandwidth is flat for large ones.
ranks=$(python -c "import torch; print(torch.cuda.device_count())")
torchrun --standalone --nproc-per-node="$ranks" sweep.py
