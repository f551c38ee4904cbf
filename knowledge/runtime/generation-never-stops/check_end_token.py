"""Do the end tokens of a model folder agree: python check_end_token.py FOLDER"""

import json
import sys
from pathlib import Path

if len(sys.argv) != 2:
    sys.exit("usage: python check_end_token.py FOLDER")
folder = Path(sys.argv[1])


def read(name: str) -> dict:
    path = folder / name
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def text(token) -> str:
    return token.get("content", "") if isinstance(token, dict) else token or ""


settings = read("tokenizer_config.json")
end, padding = text(settings.get("eos_token")), text(settings.get("pad_token"))
numbers = {text(token): int(number) for number, token in settings.get("added_tokens_decoder", {}).items()}
numbers.update({token["content"]: token["id"] for token in read("tokenizer.json").get("added_tokens", [])})
stops = read("generation_config.json").get("eos_token_id", read("config.json").get("eos_token_id"))
stops = stops if isinstance(stops, list) else [stops] if stops is not None else []
path = folder / "chat_template.jinja"
template = path.read_text(encoding="utf-8") if path.is_file() else str(settings.get("chat_template") or "")

print(f"end token: {end} {numbers.get(end, '?')}, padding: {padding or 'none'}, generation stops at: {stops}")
if end and numbers.get(end) not in (None, *stops):
    print("verdict: other-stop-token, generation does not stop at the end token of the tokenizer")
elif padding and padding == end:
    print("verdict: pad-is-eos, if the training masks the padding, the end token is masked too")
elif "eos_token" not in template and end not in template:
    print("verdict: no-end-in-data, the chat template writes no end token, so your data must")
else:
    print("verdict: agree, look at the labels and at LoRA on a base model")
