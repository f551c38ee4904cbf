# Run the check with an old client, with podman under the name of docker, and with a new client.
mkdir bin && PATH="$PWD/bin:$PATH"
client() {
  printf '#!/bin/sh\ntest "$1" = --version && echo "%s" && exit\necho "      --gpu-request   %s"\n' "$1" "$2" > bin/docker
  chmod +x bin/docker
}
client "Docker version 17.12.0-ce, build c97c6d6" "none"
bash check_docker.sh
client "podman version 1.9.3" "none"
bash check_docker.sh
client "Docker version 28.2.2, build e6534b4" "
      --gpus gpu-request   GPU devices to add to the container"
bash check_docker.sh
