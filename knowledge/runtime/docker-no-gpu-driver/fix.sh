# Install the hook first, then start the daemon, and ask for GPUs.
. ./daemon.sh
mkdir bin
install_hook "$PWD/bin"
start_docker "$PWD/bin"
add_image tiny
docker run --rm --network none --gpus all tiny
