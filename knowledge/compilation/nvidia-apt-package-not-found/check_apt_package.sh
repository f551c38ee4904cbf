# Say why apt lacks a package of NVIDIA: bash check_apt_package.sh cuda-toolkit-11-4 (or libcudnn8=VERSION)
name=${1%%=*}
wanted=$(grep -o '=.*' <<< "$1" | tail -c +2)
system=$(. /etc/os-release && echo "$ID${VERSION_ID//./}")
eval "$(apt-config shell folder Dir::Etc/d)"
files=$(find "$folder" \( -name '*.list' -o -name '*.sources' \) | grep -iE 'nvidia|cuda|cudnn|tensorrt')
sources=$(grep -rhE '^(deb|URIs:)' "$folder" --include='*.list' --include='*.sources' | grep -iE 'nvidia|cuda')
empty=$(for file in $files; do grep -LE '^#? ?(deb|URIs:)' "$file"; done)
read_lists=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep -ciE 'nvidia|cuda')
versions=$(apt-cache madison "$name" 2> /dev/null | cut -d'|' -f2 | tr -d ' ')
other=$(grep -oE '(ubuntu|debian)[0-9]{2,4}' <<< "$sources" | grep -vxm1 "$system")
stem=$(sed -E 's/(-[0-9]+)+$//; s/[0-9]+$//' <<< "$name")
alike=$(apt-cache pkgnames "$stem" | sort -V | tail -n 6 | paste -sd' ')
if [ -n "$versions" ] && { [ -z "$wanted" ] || grep -qxF "$wanted" <<< "$versions"; }; then
  echo "verdict: apt has $1 now; the failing command ran before apt-get update, or elsewhere"
elif [ -n "$versions" ]; then
  echo "verdict: other version; apt has $name in" $versions
elif [ -n "$empty" ]; then
  echo "verdict: broken list; no deb line is in" "${empty#"$folder"}"
elif [ -z "$sources" ]; then
  echo "verdict: no repository of NVIDIA is listed in ${folder%/}"
elif grep -qE 'repos//|libnvidia-container//' <<< "$sources"; then
  echo "verdict: broken list; an address lacks the name of the system"
elif [ "$read_lists" = 0 ]; then
  echo "verdict: not read; run apt-get update, and mend its first error"
elif [ -n "$other" ]; then
  echo "verdict: other system; the list is for $other, this is $system"
else
  echo "verdict: not in this repository; it has ${alike:-no package with such a name}"
fi
