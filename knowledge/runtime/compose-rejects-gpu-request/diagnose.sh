# Run the check with an old compose, with an old one beside a new one, with files that have the key elsewhere, and without either.
mkdir bin && PATH="$PWD/bin:$PATH"
script() { printf '#!/bin/sh\necho "docker-compose version %s, build unknown"\n' "$1" > bin/docker-compose; chmod +x bin/docker-compose; }
plugin() { printf '#!/bin/sh\necho "Docker Compose version v%s"\n' "$1" > bin/docker; chmod +x bin/docker; }
request() { printf 'services:\n  app:\n    deploy:\n      resources:\n        %s:\n          devices:\n            - capabilities: [gpu]\n' "$1"; }
request reservations > gpu.yml
request limits > limits.yml
printf 'services:\n  app:\n    runtime: nvidia\n' > runtime.yml
printf 'services:\n  app:\n    device_requests:\n      - capabilities: [[gpu]]\n' > requests.yml
script 1.17.1; printf '#!/bin/sh\nexit 1\n' > bin/docker; chmod +x bin/docker
bash check_compose.sh gpu.yml
bash check_compose.sh runtime.yml
plugin 2.24.3
bash check_compose.sh gpu.yml
script 2.24.3
bash check_compose.sh gpu.yml
bash check_compose.sh limits.yml
bash check_compose.sh requests.yml
rm bin/docker-compose && printf '#!/bin/sh\nexit 1\n' > bin/docker
bash check_compose.sh gpu.yml
bash check_compose.sh absent.yml || true
