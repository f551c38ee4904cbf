# Check a tag of each kind: old point release, removed version, combination that never existed, latest, existing tag.
. ./registry.sh
for tag in 11.4.2-devel-ubuntu20.04 10.2-devel-ubuntu22.04 12.5.1-cudnn9-devel-ubuntu22.04 latest 11.8.0-devel-ubuntu22.04
do
    echo "$tag"
    python3 check_image_tag.py "localhost:5057/nvidia/cuda:$tag"
done
