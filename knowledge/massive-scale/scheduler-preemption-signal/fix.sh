# Let the script wait after its step: Slurm then ends and requeues it, and training can continue.
. ./cluster.sh
cat > job.sh << 'END'
#!/bin/bash
srun python train.py
[ -f step.txt ] && [ -z "$SLURM_RESTART_COUNT" ] && sleep 600
END
. ./preempt.sh
until scontrol show job 1 | grep -q "Restarts=1"; do sleep 0.5; done
cat low.log
scontrol show job 1 | grep -oE "JobState=\w+|Restarts=[0-9]+"
python train.py
