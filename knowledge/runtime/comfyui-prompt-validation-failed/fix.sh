# The file in the folder of its kind, and the name as the list shows it.
python3 reproduce.py > before.txt
mkdir -p models/vae && touch models/vae/ae.safetensors models/checkpoints/base.safetensors
sed -e 's/^Path(.*mkdir.*//' -e 's/"sampler_name": "res_2s"/"sampler_name": "euler", "latent_image": ["5", 0]/' \
    -e '/IPAdapter/d' reproduce.py > after.py
grep -c "not in list" before.txt
python3 after.py && echo "the workflow runs"
