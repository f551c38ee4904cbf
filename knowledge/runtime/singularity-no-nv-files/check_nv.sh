# What --nv finds on this host; run it where the job runs: bash check_nv.sh
driver=${1:-/proc/driver/nvidia/version}
libraries=$(PATH="$PATH:/sbin:/usr/sbin" ldconfig -p 2> /dev/null | grep -c 'libcuda\.so\|libnvidia-ml\.so')
for program in apptainer singularity nvidia-smi nvidia-container-cli; do
  echo "$program: $(command -v $program > /dev/null && echo found || echo missing)"
done
echo "driver libraries in the linker's cache: $libraries"
if test -e /etc/nv_tegra_release; then echo "verdict: jetson, the note can appear although the libraries are mounted"
elif test -e /dev/dxg; then echo "verdict: WSL, which has no driver of its own; look for libcuda.so.1 in /usr/lib/wsl/lib"
elif ! test -e "$driver"; then echo "verdict: no-driver, this machine has no NVIDIA driver loaded"
elif test "$libraries" -eq 0; then echo "verdict: not-in-cache, add their folder to /etc/ld.so.conf.d and run ldconfig"
else echo "verdict: found, so put --nv before the image and leave --writable out"
fi
