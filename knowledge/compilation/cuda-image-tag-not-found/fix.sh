# Ask for the tag that the check names.
. ./registry.sh
tag="$(python3 check_image_tag.py localhost:5057/nvidia/cuda:11.4.2-devel-ubuntu20.04 | sed -n 's/.*use nvidia\/cuda://p')"
skopeo inspect --tls-verify=false "docker://localhost:5057/nvidia/cuda:$tag" | grep -E '"(Name|Architecture)"'
