# Start a registry with a small image under three tags of nvidia/cuda, and stop it at the end.
cat > registry.yml << END
version: 0.1
log: {level: error, accesslog: {disabled: true}}
storage: {filesystem: {rootdirectory: $PWD/store}}
http: {addr: "localhost:5057"}
END
docker-registry serve registry.yml > /dev/null 2>&1 &
trap 'kill $!' EXIT
python3 push_tags.py 11.4.3-devel-ubuntu20.04 11.8.0-devel-ubuntu22.04 12.5.1-cudnn-devel-ubuntu22.04
