# Empty the folder of the lists, as is often advised, while the repository itself is broken.
. ./make_repository.sh
release NVIDIA "$(printf '%064d' 0)"
update | grep -c 'Hash Sum mismatch$'
rm -rf "$root"/state/lists/*
update | grep -c 'Hash Sum mismatch$'
