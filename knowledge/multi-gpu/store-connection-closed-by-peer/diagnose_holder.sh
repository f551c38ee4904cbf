# Who holds the store, when ranks are started in three ways?
bash launch.sh 2 who.py > /dev/null
echo "by srun, mpirun or hand: $(tail -n 1 rank0.log)"
echo "by torchrun: $(torchrun --standalone --nproc-per-node=2 who.py 2> /dev/null)"
export TORCH_DISABLE_SHARE_RDZV_TCP_STORE=1
echo "by torchrun, not shared: $(torchrun --standalone --nproc-per-node=2 who.py 2> /dev/null)"
