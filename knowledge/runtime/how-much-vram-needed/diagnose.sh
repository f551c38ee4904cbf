set -u
python vram_estimate.py 7B
mkdir -p model
python - <<'END'
import json, struct
table = {"a": {"dtype": "BF16", "shape": [4096, 4096], "data_offsets": [0, 33554432]}}
table["b"] = {"dtype": "F8_E4M3", "shape": [8192, 4096], "data_offsets": [33554432, 67108864]}
text = json.dumps(table).encode()
with open("model/model.safetensors", "wb") as file:
    file.write(struct.pack("<Q", len(text)) + text + bytes(67108864))
with open("model/old.bin", "wb") as file:
    file.truncate(1073741824)
END
python vram_estimate.py model
python vram_estimate.py nowhere || true
rm -r model
