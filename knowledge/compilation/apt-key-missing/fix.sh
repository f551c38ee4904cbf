# Keep one source, and name the keyring in it.
. ./make_repository.sh
echo "deb [signed-by=$root/keyrings/repository.gpg] file:$root/repository ./" > "$root/etc/sources.list"
update
echo "exit status: $?"
