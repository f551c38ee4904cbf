# A Docker daemon of its own in this folder, with an image of one program that prints "container started".
[ "$(id -u)" = 0 ] || exec sudo -n --preserve-env=PATH bash "$0"  # dockerd needs root
export DOCKER_HOST="unix://$PWD/docker.sock" DOCKER_CONFIG="$PWD"
start_docker() { # a folder that comes first on the daemon's PATH; containerd keeps its sockets in a /run of its own
  PATH="$1:$PATH" unshare --mount sh -c 'mount -t tmpfs run /run && exec "$@"' sh dockerd --data-root "$PWD/data" --exec-root "$PWD/exec" --host "$DOCKER_HOST" \
    --pidfile "$PWD/docker.pid" --bridge=none --iptables=false --storage-driver=vfs > dockerd.log 2>&1 &
  daemon=$!
  trap 'kill $daemon; wait' EXIT
  for _ in $(seq 100); do docker version > version.log 2>&1 && break; sleep 0.2; done
}
stop_docker() { kill "$daemon"; wait "$daemon"; }
add_image() { # NAME
  mkdir -p image
  echo 'int puts(const char *); int main() { puts("container started"); }' | gcc -static -x c - -o image/run
  tar -C image -c . | docker import -c 'CMD ["/run"]' - "$1" > import.log
}
install_hook() { # folder: a stand-in for the hook of NVIDIA's container toolkit, which lets every container start
  printf '#!/bin/sh\nexit 0\n' > "$1/nvidia-container-runtime-hook"
  chmod +x "$1/nvidia-container-runtime-hook"
}
