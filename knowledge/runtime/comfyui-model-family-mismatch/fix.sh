# Give a LoRA the names that ComfyUI takes for every model: diffusion_model., and no .default.
python3 make_files.py
python3 rename_lora_keys.py flux_lora.safetensors renamed.safetensors '\.default' '' '^base_model\.' 'diffusion_model.'
python3 which_family.py renamed.safetensors
