# Ask apt for a driver from two repositories, a CUDA of another system, old packages, and anything after half an installation.
. ./make_apt.sh
ask() { apt-get install -s "$1" 2>&1 | grep -E 'Depends:|^E:'; }
ask nvidia-driver-535
ask cuda-11-5
ask nvidia-docker2
ask linux-modules-nvidia-470
half_installed
ask docker-ce
