# A context with one missing file, one in another folder, one excluded, one outside, and sources that the check skips.
mkdir -p project/models project/docker data
touch project/models/sd-v1-4.ckpt project/requirements.txt project/app.py data/train.csv
printf '# big files\n*.txt\n' > project/.dockerignore
cat > project/docker/Dockerfile <<'END'
FROM nvidia/cuda:12.4.1-base-ubuntu22.04 AS build
COPY --chown=1000 app.py \
     requirements.txt /app/
COPY sd-v1-4.ckpt /app/model.ckpt
COPY ["cudnn.deb", "/tmp/"]
COPY ../data/train.csv $EXTRA /app/
ADD https://example.com/weights.pt /app/
COPY --from=build /opt /opt
END
python3 check_copy.py project/docker/Dockerfile project
printf 'FROM scratch\nCOPY . /app\nCOPY models/*.ckpt /app/\n' > Dockerfile.all
python3 check_copy.py Dockerfile.all project
python3 check_copy.py Dockerfile.all project/docker
