# Ask for the GPU where the job is made; the step then finds it.
. ./cluster.sh
salloc --ntasks=1 --mem=500 --gres=gpu:1 srun --gres=gpu:1 echo "a step with a GPU runs"
