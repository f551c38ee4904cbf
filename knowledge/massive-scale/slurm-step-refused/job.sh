# Ask for more in each step than the job has: 1 task, 500 MB, 1 GPU.
set -x
srun --gres=gpu:2 hostname
srun --ntasks=2 hostname
srun --cpus-per-task=2 hostname
srun --mem=1000 hostname
srun --gres=gpu:1 true && echo "a step within the job runs"
