# Look for variables that take a way from NCCL, take them out, and measure again.
export NCCL_P2P_DISABLE=1
env | grep -E "^NCCL_(P2P|SHM|IB|NET|ALGO|PROTO|MAX_NCHANNELS|MAX_CTAS)"
unset NCCL_P2P_DISABLE
ranks=$(python -c "import torch; print(torch.cuda.device_count())")
LABEL="after" torchrun --standalone --nproc-per-node="$ranks" large.py | grep bus
