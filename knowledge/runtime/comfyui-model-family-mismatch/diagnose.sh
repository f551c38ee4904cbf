# Pairs of files as people combine them; the files have the names and shapes of real ones, and no weights.
python3 make_files.py
python3 which_family.py sd15.safetensors control_xl.safetensors
python3 which_family.py sdxl.safetensors lora15.safetensors
python3 which_family.py te.safetensors
python3 which_family.py flux_lora.safetensors
