# Set two names that nobody reads and one that NCCL reads, and look for them in its log.
export NCCL_DEBUG=INFO NCCL_DEBUG_SUBSYS=INIT,ENV NCCL_TIMEOUT=1 NCCL_SHARP_ENABLE=1 NCCL_P2P_LEVEL=NVL
python one.py 2>&1 | grep -oE "NCCL_(TIMEOUT|SHARP_ENABLE|P2P_LEVEL) set by environment to [A-Z0-9]+" | sort -u
