# Add the same repository a second time, now with a keyring.
. ./make_repository.sh
echo "deb file:$root/repository ./" > "$root/etc/sources.list.d/cuda.list"
echo "deb [signed-by=$root/keyrings/repository.gpg] file:$root/repository ./" > "$root/etc/sources.list.d/cuda-ubuntu.list"
update
