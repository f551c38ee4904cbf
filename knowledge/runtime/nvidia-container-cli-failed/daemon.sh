# A Docker daemon of its own in this folder, with an image of one program that prints "container started".
[ "$(id -u)" = 0 ] || exec sudo -n --preserve-env=PATH bash "$0"  # dockerd needs root
export DOCKER_HOST="unix://$PWD/docker.sock" DOCKER_CONFIG="$PWD"
start_docker() { # folder of the hook; containerd keeps its sockets in a /run of its own
  chmod +x "$1/nvidia-container-runtime-hook"
  PATH="$1:$PATH" unshare --mount sh -c 'mount -t tmpfs run /run && exec "$@"' sh dockerd --data-root "$PWD/data" --exec-root "$PWD/exec" --host "$DOCKER_HOST" \
    --pidfile "$PWD/docker.pid" --bridge=none --iptables=false --storage-driver=vfs > dockerd.log 2>&1 &
  trap 'kill %1; wait' EXIT
  for _ in $(seq 100); do docker version > version.log 2>&1 && break; sleep 0.2; done
}
add_image() { # NAME, the value of NVIDIA_REQUIRE_CUDA
  mkdir -p image
  echo 'int puts(const char *); int main() { puts("container started"); }' | gcc -static -x c - -o image/run
  tar -C image -c . | docker import -c "ENV NVIDIA_REQUIRE_CUDA=$2" -c 'CMD ["/run"]' - "$1" > import.log
}
