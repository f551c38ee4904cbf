# Which CMake runs, and what a source tree asks for: bash diagnose.sh FOLDER
type -ap cmake | while read -r path; do
    echo "found in this order: $path $("$path" --version 2>&1 | head -n 1)" >&2
done
have=$(cmake --version | sed -n 's/^cmake version //p')
below() { [ "$1" != "$2" ] && [ "$(printf '%s\n' "$1" "$2" | sort -V | head -n 1)" = "$1" ]; }
grep -rniE --include=CMakeLists.txt --include='*.cmake' \
    'cmake_(minimum_required|policy) *\( *VERSION +[0-9]' "${1:-.}" | sort |
    while IFS= read -r hit; do
        place=$(cut -d: -f1,2 <<<"$hit")
        asked=$(grep -oiE 'VERSION +[0-9.]+' <<<"$hit" | head -n 1 | tr -dc '0-9.')
        if below "$have" "${asked%%...*}"; then
            echo "$place: asks for $asked, which is newer than the cmake in use"
        elif below "${asked##*...}" 3.5; then
            echo "$place: asks for $asked, which CMake 4 rejects"
        fi
    done
