# Let torchrun start as many ranks as WORLD_SIZE says: it sets both.
cat > job.py << 'END'
import time
import torch.distributed as dist
dist.init_process_group("gloo")
if dist.get_rank() == 0:
    print("ranks:", dist.get_world_size())
time.sleep(1)  # gloo: the other rank may still read
dist.destroy_process_group()
END
torchrun --standalone --nproc-per-node=2 job.py
