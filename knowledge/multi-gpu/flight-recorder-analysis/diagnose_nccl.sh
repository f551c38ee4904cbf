# The same on two GPUs: NCCL's watchdog writes the dumps, torchfrtrace and diagnose.py read them.
cat > job.py << 'END'
import os
import time
from datetime import timedelta
import torch, torch.distributed as dist
torch.cuda.set_device(int(os.environ["LOCAL_RANK"]))
dist.init_process_group("nccl", timeout=timedelta(seconds=10))
loss = torch.ones(4, device="cuda")
dist.all_reduce(loss)
torch.cuda.synchronize()
if dist.get_rank() == 1:
    time.sleep(60)  # rank 1 is busy elsewhere and never makes the call
dist.all_reduce(loss)
torch.cuda.synchronize()
END
mkdir -p dumps
export TORCH_FR_BUFFER_SIZE=2000 TORCH_NCCL_DUMP_ON_TIMEOUT=1 TORCH_FR_DUMP_TEMP_FILE="$PWD/dumps/rank_"
export TORCH_NCCL_WAIT_TIMEOUT_DUMP_MILSEC=5000
torchrun --standalone --nproc-per-node=2 job.py > job.log 2>&1
torchfrtrace dumps 2>&1 | grep -E "sequence number|missing ranks|error msg"
python diagnose.py dumps
