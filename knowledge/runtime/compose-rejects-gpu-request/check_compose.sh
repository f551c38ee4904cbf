# Show which compose reads the file, and how the file asks for GPUs: bash check_compose.sh docker-compose.yml
file=${1:-docker-compose.yml}
test -r "$file" && ! test -d "$file" || { echo "verdict: no file $file here; give the one that the message names"; exit 1; }
release() { grep -oE '[0-9]+\.[0-9]+\.[0-9]+' | head -1; }
older() { test -n "$1" && test "$1" != "$2" && test "$(printf '%s\n' "$1" "$2" | sort -V | head -1)" = "$1"; }
script=$(docker-compose version 2> /dev/null | release)
plugin=$(docker compose version 2> /dev/null | release)
echo "docker-compose: ${script:-none}, docker compose: ${plugin:-none}"
keys=$(sed 's/#.*//' "$file" | grep -oE '\b(runtime|devices|gpus|device_requests|limits|reservations):' | tr -d '\n')
echo "keys: $keys"
case "$keys" in
  *device_requests:*) echo "verdict: wrong-key, no release has device_requests; write deploy: … devices:" ;;
  *limits:devices:*) echo "verdict: wrong-place, move devices from limits to reservations" ;;
  *devices:* | *gpus:* | *runtime:*)
    if older "$script" 1.28.0 && test -n "$plugin"; then
      echo "verdict: two-composes, run: docker compose -f $file up"
    elif older "$script" 1.28.0; then
      echo "verdict: compose-too-old, $script cannot ask for GPUs"
    elif test -z "$script$plugin"; then
      echo "verdict: no compose runs here; run the check where the message appears"
    else
      echo "verdict: accepted here; which program printed the error?"
    fi ;;
  *) echo "verdict: the file does not ask for GPUs" ;;
esac
