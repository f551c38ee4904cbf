# Update from a repository whose key is not installed.
. ./make_repository.sh
echo "deb file:$root/repository ./" > "$root/etc/sources.list"
update
