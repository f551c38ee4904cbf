# The option in the file only: the daemon starts and has it.
. ./daemon.sh
cat > daemon.json <<'JSON'
{
    "default-runtime": "nvidia",
    "runtimes": {"nvidia": {"path": "nvidia-container-runtime", "runtimeArgs": []}}
}
JSON
start_docker daemon.json && docker info --format 'default runtime: {{.DefaultRuntime}}'
