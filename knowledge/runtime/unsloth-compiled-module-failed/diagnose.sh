#!/bin/bash
# The check on a module of other releases, on a broken one of the installed releases, and on a good one.
set -e
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/site"
for package in unsloth_zoo-2 unsloth-2 transformers-4 trl-1; do
    folder="$work/site/${package%-*}-${package#*-}.0.dist-info"
    mkdir "$folder"
    printf 'Metadata-Version: 2.1\nName: %s\nVersion: %s.0\n' "${package%-*}" "${package#*-}" > "$folder/METADATA"
done
write_module() {   # write_module FOLDER TRL LINE
    mkdir "$work/$1"
    printf '"""\n2.0\n2.0\n4.0\n%s\n__UNSLOTH_VERSIONING__\n"""\n%s\n' "$2" "$3" > "$work/$1/UnslothGKDTrainer.py"
}
write_module stale 0.9 "steps = 1"
write_module broken 1.0 "  steps = 1"
write_module fine 1.0 "steps = 1"

for cache in stale broken fine; do
    PYTHONPATH="$work/site" python check_unsloth_cache.py "$work/$cache"
done
