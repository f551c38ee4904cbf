# Update with the option that allows packages without a signature.
. ./make_repository.sh
echo "deb file:$root/repository ./" > "$root/etc/sources.list"
update --allow-unauthenticated
