# Run the check on an update that works, and on one of each kind that does not.
. ./make_repository.sh
check() { update > "$root/log"; bash check_apt_update.sh "$root/log"; }
check
release NVIDIA "$(printf '%064d' 0)"; check
printf 'Version: 12.4.1-1\nArchitecture: amd64\n\n' > "$repo/Packages"; release NVIDIA; check
index; update > /dev/null
release 'new name'; check
rm "$repo/Release"; sed -i 's/\[trusted=yes\] //' "$root/etc/sources.list.d/cuda.list"; check
list http://127.0.0.1:9/nvidia; check
