# The advised algorithm and protocol against NCCL's own choice, at 256 MiB.
ranks=$(python -c "import torch; print(torch.cuda.device_count())")
LABEL="Tree" NCCL_ALGO=Tree torchrun --standalone --nproc-per-node="$ranks" large.py
LABEL="own choice" torchrun --standalone --nproc-per-node="$ranks" large.py
