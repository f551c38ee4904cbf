#!/bin/bash
# The check on a desktop, on an idle server, in a container, and without modules.
set -e
make_root() {   # make_root FOLDER "MODULE COUNT" ...
    root=$1
    mkdir -p "$root/proc"
    shift
    printf '%s\n' "$@" | sed 's/ / 1024 /; s/$/ -, Live 0x0/' | grep . > "$root/proc/modules"
}
make_process() {   # make_process FOLDER PID NAME DEVICE
    mkdir -p "$1/proc/$2/fd"
    echo "$3" > "$1/proc/$2/comm"
    ln -s "$4" "$1/proc/$2/fd/5"
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

make_root "$work/desktop" "nvidia_uvm 0" "nvidia_drm 7" "nvidia_modeset 5" "nvidia 339"
make_process "$work/desktop" 640 systemd-logind /dev/tty1
make_process "$work/desktop" 812 Xorg /dev/nvidiactl
make_process "$work/desktop" 901 nvidia-persistenced /dev/nvidia0
make_process "$work/desktop" 3310 python /dev/nvidia-uvm

make_root "$work/idle" "nvidia_uvm 0" "nvidia_modeset 0" "nvidia 2" "nouveau_stub 0"

make_root "$work/container" "nvidia_uvm 2" "nvidia 40"
touch "$work/container/.dockerenv"

make_root "$work/none" "ext4 3"

for machine in desktop idle container none; do
    echo "== $machine"
    python who_uses_driver.py "$work/$machine"
done
