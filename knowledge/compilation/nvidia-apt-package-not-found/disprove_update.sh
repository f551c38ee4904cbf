# Run apt-get update on an apt that lists no repository of NVIDIA.
. ./make_apt.sh
apt-get update
apt-get install -s nvidia-container-toolkit 2>&1 | grep '^E:'
