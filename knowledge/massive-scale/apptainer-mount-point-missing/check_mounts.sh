#!/bin/bash
# Which folders will Apptainer mount, and can it? bash check_mounts.sh IMAGE [MORE FOLDERS]
image=$1; shift
run=$(command -v apptainer || command -v singularity)
if [ -n "$run" ]; then
    config=$("$run" buildcfg 2>/dev/null | sed -n 's/^[A-Z]*_CONF_FILE=//p')
    grep -E '^(enable (overlay|underlay)|mount home|user bind control)' "${config:-/dev/null}"
    unshare -r true 2>/dev/null || echo "no user namespaces for this user (user-namespaces)"
else
    echo "neither apptainer nor singularity is here"
fi
for folder in "$(pwd -P)" "$(readlink -f "$HOME")" "$@"; do
    top=/$(echo "$folder" | cut -d/ -f2)
    if [ ! -d "$image" ]; then
        echo "$folder: the image is a file: $top is made only by overlay or underlay"
    elif [ -d "$image$top" ]; then
        echo "$folder: $top is in the image"
    else
        echo "$folder: $top is not in the image: with --writable it fails (no-mount-point)"
    fi
done
