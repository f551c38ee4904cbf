# Run apt-get update, and install the part that apt shows.
. ./make_apt.sh
apt-get update > /dev/null
apt-get install -s nvidia-driver-535 2>&1 | grep '^E:'
apt-get install -s nvidia-driver-535 libnvidia-gl-535 2>&1 | grep '^E:'
