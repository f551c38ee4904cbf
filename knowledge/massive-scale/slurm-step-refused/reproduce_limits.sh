. ./cluster.sh
salloc --ntasks=1 --mem=500 --gres=gpu:1 bash job.sh
