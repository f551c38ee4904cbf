"""Settings in which two model folders differ, such as base and merged: python compare_models.py FOLDER FOLDER"""

import hashlib
import json
import sys
from pathlib import Path

if len(sys.argv) != 3:
    sys.exit("usage: python compare_models.py FOLDER FOLDER")
KEYS = {
    "config.json": "model_type torch_dtype dtype vocab_size tie_word_embeddings quantization_config rope_scaling",
    "generation_config.json": "do_sample temperature top_p top_k repetition_penalty eos_token_id bos_token_id",
    "tokenizer_config.json": "tokenizer_class add_bos_token add_eos_token bos_token eos_token pad_token chat_template",
    "adapter_config.json": "base_model_name_or_path modules_to_save r lora_alpha use_rslora",
}


def short(value) -> str:
    text = value if isinstance(value, str) else json.dumps(value, sort_keys=True)
    return text if len(text) < 50 else f"{len(text)} characters, sha {hashlib.sha256(text.encode()).hexdigest()[:8]}"


def read(folder: Path) -> dict[str, str]:
    facts = {}
    for name, keys in KEYS.items():
        path = folder / name
        if not path.is_file():
            facts[name] = "no file"
            continue
        content = json.loads(path.read_text(encoding="utf-8"))
        facts[name] = "present"
        for key in keys.split():
            facts[f"{name}: {key}"] = short(content[key]) if key in content else "-"
    template = folder / "chat_template.jinja"
    facts["chat_template.jinja"] = short(template.read_text(encoding="utf-8")) if template.is_file() else "no file"
    for name in ("tokenizer.json", "tokenizer.model"):
        path = folder / name
        facts[name] = hashlib.sha256(path.read_bytes()).hexdigest()[:8] if path.is_file() else "no file"
    weights = [p for p in folder.iterdir() if p.suffix in (".safetensors", ".bin", ".gguf")]
    facts["weights"] = f"{len(weights)} files, {sum(p.stat().st_size for p in weights) / 2**20:.0f} MiB"
    return facts


one, two = (read(Path(name)) for name in sys.argv[1:])
different = [name for name in dict.fromkeys([*one, *two]) if one.get(name, "-") != two.get(name, "-")]
for name in different:
    print(f"{name}: {one.get(name, '-')} | {two.get(name, '-')}")
print(f"{len(different)} differences")
