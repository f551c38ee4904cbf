# List the repository, read it, and take a name and a version that it has.
. ./make_apt.sh
list
apt-get update > /dev/null
version=$(apt-cache madison libcudnn8 | grep cuda12 | head -n 1 | cut -d'|' -f2 | tr -d ' ')
apt-get install -s nvidia-container-toolkit cuda-toolkit-11-7 "libcudnn8=$version" | grep ^Inst
