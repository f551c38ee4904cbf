# The message of dockerd and the verdict of the check, for files that people wrote; then a file that dockerd takes.
try() { # NAME, the text of the file, flags of dockerd
  name=$1
  printf '%s\n' "$2" > daemon.json
  shift 2
  echo "$name"
  dockerd --config-file daemon.json "$@" 2>&1 | sed -n 's/.*configure the Docker daemon with file daemon.json: /  dockerd: /p'
  printf '  '
  python check_daemon_json.py daemon.json "$@"
}
nvidia='"runtimes": {"nvidia": {"path": "nvidia-container-runtime"}}'
try 'a comma is missing' '{
  "data-root": "/data"
  '"$nvidia"'
}'
try 'a comma too many' "{
  $nvidia,
}"
try 'curly quotation marks' '{“data-root”: “/data”}'
try 'a web page' '<html>404</html>'
try 'set twice' '{"log-driver": "json-file"}' --log-driver=journald
try 'no such runtime' '{"default-runtime": "nvidia"}'
try 'a number or a word in quotation marks' '{"experimental": "true"}'
printf '%s\n' 'two objects' '{"log-level": "warn"}' "{$nvidia}" | tee daemon.json | sed -n 1p
sed -i 1d daemon.json
printf '  '
python check_daemon_json.py daemon.json
echo 'one object, one flag'
printf '%s\n' "{$nvidia}" > daemon.json
printf '  '
python check_daemon_json.py daemon.json --default-runtime=nvidia -H fd://
