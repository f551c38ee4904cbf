# List files that use fixed-width integers and include no header for them: bash diagnose.sh FOLDER
grep -rlE --include='*.h' --include='*.hpp' --include='*.cuh' --include='*.cu' --include='*.cpp' \
    '\b(u?int(8|16|32|64)_t|uintptr_t)\b' "${1:-.}" | sort |
    while read -r file; do
        grep -qE '#include *<(cstdint|stdint\.h)>' "$file" || echo "$file"
    done
echo "default compiler: g++ $(g++ -dumpversion | cut -d. -f1)" >&2
