# A web UI with Python 3.12, an interrupted clone, the old address and no CLIP; then the same one mended.
set -e
export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b
mkdir -p web/modules web/venv/lib/python3.12/site-packages/setuptools-82.0.0.dist-info
echo 'REPO = "https://github.com/Stability-AI/stablediffusion.git"' > web/modules/launch_utils.py
echo 'version = 3.12.3' > web/venv/pyvenv.cfg
git init -q web/repositories/BLIP && git -C web/repositories/BLIP commit -q --allow-empty -m one
git init -q web/repositories/stable-diffusion-stability-ai
python3 check_install.py web
echo --- mended
mv web/venv/lib/python3.12 web/venv/lib/python3.10 && echo 'version = 3.10.14' > web/venv/pyvenv.cfg
mkdir web/venv/lib/python3.10/site-packages/clip && rm -rf web/repositories/stable-diffusion-stability-ai
STABLE_DIFFUSION_REPO=https://github.com/w-e-w/stablediffusion.git python3 check_install.py web
