# Ask for the tag without its last number, and for a Ubuntu release that the version was not built for.
. ./registry.sh
for tag in 11.4-devel-ubuntu20.04 11.4.3-devel-ubuntu22.04
do
    skopeo inspect --tls-verify=false docker://localhost:5057/nvidia/cuda:$tag 2>&1 | grep -o 'manifest unknown: .*'
done
