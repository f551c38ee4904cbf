# The same option in the configuration file and as a flag of dockerd.
cat > daemon.json <<'JSON'
{
    "default-runtime": "nvidia",
    "runtimes": {"nvidia": {"path": "nvidia-container-runtime", "runtimeArgs": []}}
}
JSON
dockerd --config-file daemon.json --default-runtime=nvidia
