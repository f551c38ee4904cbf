#!/usr/bin/env bash
# What the sanitizer finds in a program: bash check_kernel.sh ./program [ARGUMENTS]
[ $# -ge 1 ] || { echo "usage: bash check_kernel.sh ./program [ARGUMENTS]"; exit 1; }
nvidia-smi --query-gpu=name,compute_cap --format=csv,noheader | head -n 1
echo "code for: $(cuobjdump --list-elf --list-ptx "$1" 2>/dev/null | grep -oE 'sm_[0-9a-f]+|compute_[0-9a-f]+' | sort -u | tr '\n' ' ')"
for tool in memcheck initcheck racecheck synccheck; do
    echo "== $tool: $(compute-sanitizer --tool $tool "$@" 2>&1 |
        grep -E '^=+ .*(Invalid|Uninitialized|Race reported|Barrier error|Program hit|SUMMARY)' | sed 's/^=* *//' | sort -u | tail -n 3 | tr '\n' ';')"
done
