# The check on six machines: folders replace their files, and a script replaces nvidia-smi.
mkdir bin && PATH=$PWD/bin:$PATH
card() { printf '#!/bin/sh\necho "%s"\n' "$1" > bin/nvidia-smi && chmod +x bin/nvidia-smi; }
try() {
    echo "== $1"
    ROOT=$PWD/$2 bash check_vulkan.sh "$3" | grep verdict | sed "s#$PWD/##"
}
mkdir -p none library/usr/lib64 whole/etc/vulkan/icd.d
touch library/usr/lib64/libGLX_nvidia.so.0
cp -r library/usr whole
cp -r whole noegl && mkdir -p noegl/etc/vulkan/icd.d
touch whole/usr/lib64/libEGL.so.1
echo '{"ICD": {"library_path": "libGLX_nvidia.so.0"}}' > whole/etc/vulkan/icd.d/nvidia_icd.json
cp whole/etc/vulkan/icd.d/nvidia_icd.json noegl/etc/vulkan/icd.d
echo "WARNING: lavapipe is not a conformant vulkan implementation, testing use only." > gym.log

card "NVIDIA RTX A6000"
try "a container without graphics" none
try "a container with the library and without the file" library
try "a cloud server without libegl1" noegl
try "Isaac Gym with the software driver" whole gym.log
try "all files" whole
card "NVIDIA H20"
try "a GPU without RT cores" whole
