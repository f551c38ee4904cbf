# Start a Docker daemon of its own in this folder, with the configuration file $1 and the flags that follow.
[ "$(id -u)" = 0 ] || exec sudo -n --preserve-env=PATH bash "$0"  # dockerd needs root
export DOCKER_HOST="unix://$PWD/docker.sock" DOCKER_CONFIG="$PWD"
start_docker() { # containerd keeps its sockets in a /run of its own
  unshare --mount sh -c 'mount -t tmpfs run /run && exec "$@"' sh dockerd --config-file "$@" --data-root "$PWD/data" \
    --exec-root "$PWD/exec" --host "$DOCKER_HOST" --pidfile "$PWD/docker.pid" --bridge=none --iptables=false \
    --storage-driver=vfs > dockerd.log 2>&1 &
  daemon=$!
  trap 'kill $daemon 2> /dev/null; wait' EXIT
  for _ in $(seq 100); do
    docker version > version.log 2>&1 && return
    kill -0 "$daemon" 2> /dev/null || break
    sleep 0.2
  done
  grep 'configure the Docker daemon' dockerd.log >&2
  return 1
}
