# The same host and an image for a CUDA that its driver serves.
. ./daemon.sh
mkdir hooks && cp hook.sh hooks/nvidia-container-runtime-hook
start_docker "$PWD/hooks"
add_image older 'cuda>=12.4'
docker run --rm --network none --gpus all older
