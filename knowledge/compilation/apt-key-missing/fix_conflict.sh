# Remove the older of two sources for one repository.
. ./make_repository.sh
echo "deb file:$root/repository ./" > "$root/etc/sources.list.d/cuda.list"
echo "deb [signed-by=$root/keyrings/repository.gpg] file:$root/repository ./" > "$root/etc/sources.list.d/cuda-ubuntu.list"
rm "$root/etc/sources.list.d/cuda.list"
update
echo "exit status: $?"
