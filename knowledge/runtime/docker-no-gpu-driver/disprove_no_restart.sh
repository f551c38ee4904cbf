# Install the hook while the daemon runs, ask for GPUs, and ask again after a restart of the daemon.
. ./daemon.sh
mkdir bin
start_docker "$PWD/bin"
add_image tiny
install_hook "$PWD/bin"
echo "installed, not restarted: $(docker run --rm --network none --gpus all tiny 2>&1 | head -1)"
stop_docker
start_docker "$PWD/bin"
echo "restarted: $(docker run --rm --network none --gpus all tiny 2>&1 | head -1)"
