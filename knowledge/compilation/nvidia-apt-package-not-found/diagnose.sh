# Run the check on each state of apt.
. ./make_apt.sh
check() { bash check_apt_package.sh "$1" | sed "s#$root#.#"; }
check nvidia-container-toolkit
echo '# Unsupported distribution!' > "$root/etc/sources.list.d/nvidia-container-toolkit.list"
check nvidia-container-toolkit
rm "$root/etc/sources.list.d/nvidia-container-toolkit.list"
list
check nvidia-container-toolkit
apt-get update > /dev/null
check nvidia-container-toolkit
check cuda-toolkit-11-4
check libcudnn8=8.6.0.163-1+cuda11.7
ln -s . "$root/cuda-repo/ubuntu1804"
sed -i 's#cuda-repo#cuda-repo/ubuntu1804#' "$root/etc/sources.list.d/cuda.list"
apt-get update > /dev/null
check cuda-toolkit-11-4
