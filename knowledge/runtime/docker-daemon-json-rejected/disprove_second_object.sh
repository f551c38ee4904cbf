# Append NVIDIA's lines as a second object to a file that has other settings.
. ./daemon.sh
cat > daemon.json <<'JSON'
{"log-level": "warn"}
{"runtimes": {"nvidia": {"path": "nvidia-container-runtime", "runtimeArgs": []}}}
JSON
start_docker daemon.json
docker info --format '{{range $name, $_ := .Runtimes}}{{$name}} {{end}}' 2> /dev/null | grep -w nvidia || echo 'the daemon has no runtime nvidia'
