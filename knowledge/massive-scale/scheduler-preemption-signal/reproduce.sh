# The step gets SIGTERM and ends; the job script goes on and ends before Slurm can requeue it.
. ./cluster.sh
cat > job.sh << 'END'
#!/bin/bash
srun python train.py
END
. ./preempt.sh
until scontrol show job 1 | grep -q "JobState=COMPLETED"; do sleep 0.5; done
cat low.log
scontrol show job 1 | grep -oE "JobState=\w+|Restarts=[0-9]+"
