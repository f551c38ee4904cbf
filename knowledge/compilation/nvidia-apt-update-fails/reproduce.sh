# Update from a repository whose index does not fit its checksum, and from one whose index is damaged.
. ./make_repository.sh
release NVIDIA "$(printf '%064d' 0)"
update | grep '^E:'
printf 'Version: 12.4.1-1\nArchitecture: amd64\n\n' > "$repo/Packages"
release NVIDIA
update | grep '^E:'
