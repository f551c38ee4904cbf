# Ask for GPUs on a host without NVIDIA's container toolkit.
. ./daemon.sh
mkdir bin
start_docker "$PWD/bin"
add_image tiny
docker run --rm --network none --gpus all tiny
