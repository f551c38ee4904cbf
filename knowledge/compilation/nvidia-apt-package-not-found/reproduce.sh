# Ask apt for packages of NVIDIA: without a repository, and for names and versions that the repository lacks.
. ./make_apt.sh
ask() { apt-get install -s "$1" 2>&1 | grep '^E:'; }
ask nvidia-container-toolkit
list
apt-get update > /dev/null
ask cuda-toolkit-11-4
ask cuda-nvcc-12-4
ask libcudnn8=8.6.0.163-1+cuda11.7
