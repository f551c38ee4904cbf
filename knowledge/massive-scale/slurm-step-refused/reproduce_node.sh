# Ask for a job that no node of the cluster can hold.
. ./cluster.sh
sbatch --gres=gpu:3 --wrap hostname
sbatch --mem=4000 --wrap hostname
sbatch --gres=tpu:1 --wrap hostname
