# A folder with sampling values and no do_sample, before and after --mend, and one without the file.
mkdir -p model none
echo '{"temperature": 0.9, "top_p": 0.6, "eos_token_id": 2}' > model/generation_config.json
python3 check_generation.py model
python3 check_generation.py model --mend
python3 check_generation.py model
python3 check_generation.py none 2>&1 || true
