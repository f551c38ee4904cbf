# Run the check without a connection, behind a proxy, offline, on a wrong path, and on two caches.
export HOME=$PWD/home HF_HUB_OFFLINE=0
unset HF_HOME HF_ENDPOINT HTTPS_PROXY https_proxy HTTP_PROXY http_proxy NO_PROXY no_proxy ALL_PROXY all_proxy
check() { env "$1" python3 check_hub.py "$2" 2>/dev/null | grep verdict; }
check HF_ENDPOINT=http://127.0.0.1:9 acme/tiny
check HTTPS_PROXY=http://127.0.0.1:9 acme/tiny
check HF_HUB_OFFLINE=1 acme/tiny
check HF_HUB_OFFLINE=0 ./models/tiny
mkdir -p home/.cache/huggingface/hub/models--acme--tiny/snapshots/aaaa
echo '{}' > home/.cache/huggingface/hub/models--acme--tiny/snapshots/aaaa/config.json
check HF_HOME="$PWD/other" acme/tiny
check HF_HUB_OFFLINE=0 acme/tiny
