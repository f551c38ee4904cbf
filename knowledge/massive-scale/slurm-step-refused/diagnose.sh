# Compare what a job has with what a step asks for: bash diagnose.sh JOBID, within the job or after
# the refusal while the job still runs. Without an argument it looks at a job of its own.
if [ $# = 0 ]; then
    . ./cluster.sh > /dev/null
    sbatch --quiet --ntasks=1 --mem=500 --wrap "sleep 30"
    until set -- $(squeue -h -t running -o %i) && [ $# -gt 0 ]; do sleep 0.5; done
fi
job=$(scontrol show job "$1")
field() { grep -oE "$1=[^ ]+" <<< "$job" | head -n 1; }
echo "job: $(field NumTasks) $(field NumCPUs) $(field CPUs/Task) $(field MinMemory[A-Za-z]*)"
gpus=$(grep -oE "TresPer[A-Za-z]+=[^ ]*gpu[^ ]*|AllocTRES=[^ ]*gpu[^ ]*" <<< "$job")
echo "GPUs: ${gpus:-none: no-gpu-in-job; add --gres=gpu:N to sbatch or salloc, not to srun alone}"
echo "largest node: $(sinfo -h -N -o '%c CPUs, %m MB, %G' | sort -Vr | head -n 1)"
