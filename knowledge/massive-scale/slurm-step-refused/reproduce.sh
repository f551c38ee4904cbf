. ./cluster.sh
salloc --ntasks=1 --mem=500 srun --gres=gpu:1 hostname
