"""The argument as transformers spells it, greedy decoding, and no sampling values."""

from pathlib import Path

from tiny import IDS, model

tiny = model()
tiny.generation_config.temperature = 0.9  # as a model's generation_config.json can contain it
tokens = tiny.generate(IDS, max_new_tokens=3, do_sample=False, temperature=None)
print("new tokens:", 0 < tokens.shape[1] - IDS.shape[1] <= 3)
tiny.generation_config.update(temperature=None, top_p=None, top_k=None)
tiny.save_pretrained("out")
print("saved:", Path("out/generation_config.json").is_file())
