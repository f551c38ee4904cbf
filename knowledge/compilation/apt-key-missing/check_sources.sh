# List each apt source of NVIDIA with its keyring: bash check_sources.sh [/etc/apt]
folder=${1:-/etc/apt}
host=${2:-nvidia}
grep -rhE "^deb .*$host" "$folder" --include='*.list' | grep -oE '[a-z]+:[^ ]+' | sort | uniq -c |
  while read -r count address; do
    [ "$count" -gt 1 ] && echo "twice: $address"
  done
grep -rHE "^(deb|URIs:) .*$host" "$folder" --include='*.list' --include='*.sources' | sort |
  while IFS= read -r line; do
    key=$(grep -oE 'signed-by=[^] ]+' <<< "$line" | cut -d= -f2)
    if [ -z "$key" ]; then
      state="no keyring of its own"
    elif [ -s "$key" ]; then
      state="keyring found"
    else
      state="keyring missing"
    fi
    echo "$(basename "${line%%:*}"): $state"
  done
