# Show which program the name docker runs, and whether it knows --gpus: bash check_docker.sh
command -v docker > /dev/null || { echo "verdict: no docker here; run the check where the message appears"; exit 1; }
said=$(docker --version 2> /dev/null | head -1)
echo "docker is $said"
if echo "$said" | grep -qi podman; then
  echo "verdict: podman, ask for the GPUs with --device nvidia.com/gpu=all"
elif docker run --help 2>&1 | grep -q -e '--gpus '; then
  echo "verdict: this client knows --gpus; is 'all' a word of its own, and does the job run this client?"
else
  echo "verdict: client-too-old, update docker-ce-cli to 19.03 or newer, or use --runtime=nvidia"
fi
