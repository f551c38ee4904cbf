# Load a LoRA with diffusers and transformers, and without peft.
. ./make_site.sh
python3 -S -c "import diffusers; diffusers.Pipeline().load_lora_weights('style.safetensors')"
