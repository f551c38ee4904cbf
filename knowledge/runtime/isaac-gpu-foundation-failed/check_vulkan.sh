# Why does Isaac Sim or Isaac Gym get no GPU from Vulkan? bash check_vulkan.sh [LOG]
# Run it where the simulator runs: on the machine, or in the container.
log=${1:-/dev/null} root=${ROOT:-}
lists() { grep -ls 'libGLX_nvidia\|libEGL_nvidia' "$root"/etc/vulkan/icd.d/*.json "$root"/usr/share/vulkan/icd.d/*.json; }
gpu=$(nvidia-smi --query-gpu=name --format=csv,noheader 2> /dev/null | head -1)
icd=$(lists | head -1)
library=$(ls "$root"/usr/lib/x86_64-linux-gnu/libGLX_nvidia.so.0 "$root"/usr/lib64/libGLX_nvidia.so.0 2> /dev/null | head -1)
echo "GPU: ${gpu:-nvidia-smi lists none}"
echo "Vulkan's file for NVIDIA: ${icd:-none}"
echo "driver's graphics library: ${library:-none}"
egl=$(ls "$root"/usr/lib/x86_64-linux-gnu/libEGL.so.1 "$root"/usr/lib64/libEGL.so.1 2> /dev/null | head -1)
echo "libEGL.so.1: ${egl:-none}"
echo "capabilities of the container: ${NVIDIA_DRIVER_CAPABILITIES:-not set}"
echo "VK_ICD_FILENAMES: ${VK_ICD_FILENAMES:-not set}"

if [ -z "$gpu" ]; then
    echo "verdict: no-gpu; nvidia-smi lists none here"
elif [ -z "$library" ]; then
    echo "verdict: files-missing; the driver's graphics library is not there"
elif [ -z "$icd" ]; then
    echo "verdict: files-missing; no file names NVIDIA's library to Vulkan"
elif [ -z "$egl" ]; then
    echo "verdict: files-missing; libEGL.so.1 is not there, install libegl1"
elif grep -q 'CUDA being in bad state' "$log"; then
    echo "verdict: bad-state; CUDA_VISIBLE_DEVICES is ${CUDA_VISIBLE_DEVICES:-not set}"
elif grep -q lavapipe "$log"; then
    echo "verdict: software-driver; set VK_ICD_FILENAMES=$icd"
elif echo "$gpu" | grep -qE '(A100|A800|H100|H200|H800|H20)( |-|$)'; then
    echo "verdict: no-rt-cores; Isaac Sim needs a GPU with RT cores"
else
    echo "verdict: files-found; compare the driver with the release's requirements, and run vulkaninfo --summary"
fi
