# Translate Slurm's variables into torch's, in each task. The loop plays srun with two tasks.
# In a batch script: export MASTER_ADDR=$(scontrol show hostnames "$SLURM_JOB_NODELIST" | head -n 1)
export MASTER_ADDR=127.0.0.1 MASTER_PORT=$((20000 + RANDOM % 10000))

for task in 0 1; do
    SLURM_PROCID=$task SLURM_NTASKS=2 SLURM_LOCALID=$task bash -c '
        export RANK=$SLURM_PROCID WORLD_SIZE=$SLURM_NTASKS LOCAL_RANK=$SLURM_LOCALID
        exec python reproduce.py
    ' &
done | sort
