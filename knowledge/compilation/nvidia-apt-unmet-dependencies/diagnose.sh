# Run the check on each state of apt.
. ./make_apt.sh
check() { bash check_apt_depends.sh "$1" | sed "s#$root#.#"; }
check docker-ce
check nvidia-driver-535
check cuda-11-5
check xserver-xorg-video-nvidia-495
check nvidia-docker2
check linux-modules-nvidia-470
half_installed
check docker-ce
