# Run check_sources.sh on a configuration with both mistakes.
. ./make_repository.sh
lists="$root/etc/sources.list.d"
echo "deb file:/repos/nvidia/cuda ./" > "$lists/cuda.list"
echo "deb [signed-by=$root/keyrings/repository.gpg] file:/repos/nvidia/cuda ./" > "$lists/cuda-ubuntu.list"
echo "deb [signed-by=$root/keyrings/lost.gpg] file:/repos/nvidia/container ./" > "$lists/nvidia-container.list"
bash check_sources.sh "$root/etc"
