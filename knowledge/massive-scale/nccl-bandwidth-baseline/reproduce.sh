# The same all-reduce on the way that a forgotten variable leaves, and on the way that the machine has.
ranks=$(python -c "import torch; print(torch.cuda.device_count())")
LABEL="through the host" NCCL_P2P_DISABLE=1 torchrun --standalone --nproc-per-node="$ranks" large.py
LABEL="through NVLink" torchrun --standalone --nproc-per-node="$ranks" large.py
