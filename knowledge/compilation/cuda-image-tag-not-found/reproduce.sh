# Ask a registry for a tag that it does not have.
. ./registry.sh
skopeo inspect --tls-verify=false docker://localhost:5057/nvidia/cuda:11.4.2-devel-ubuntu20.04
