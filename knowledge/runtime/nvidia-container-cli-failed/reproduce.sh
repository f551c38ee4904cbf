# Start an image that requires CUDA 12.8 on a host whose driver serves 12.4.
. ./daemon.sh
mkdir hooks && cp hook.sh hooks/nvidia-container-runtime-hook
start_docker "$PWD/hooks"
add_image newer 'cuda>=12.8'
docker run --rm --network none --gpus all newer
