# Finish the half installation, and take all parts of the driver from one repository.
. ./make_apt.sh
half_installed
apt-get install -s --fix-broken | grep ^Inst
: > "$root/status"
rm "$root/etc/preferences.d/cuda-repository-pin-600"
apt-get install -s nvidia-driver-535 | grep ^Inst
