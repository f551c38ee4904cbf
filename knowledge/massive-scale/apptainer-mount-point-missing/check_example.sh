#!/bin/bash
# A sandbox without /scratch, and an image file.
here=$(cd "$(dirname "$0")" && pwd)
top=$(mktemp -d)
trap 'rm -r "$top"' EXIT
mkdir -p "$top/sandbox/home" && touch "$top/image.sif"
export HOME=/home
cd /home || exit 1
for image in sandbox image.sif; do
    echo "$image:"
    PATH=/usr/bin:/bin bash "$here/check_mounts.sh" "$top/$image" /scratch/user | grep -v namespaces
done
