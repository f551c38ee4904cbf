"""Save a tiny model and its tokenizer whole, and load both from the folder."""

import tempfile
from pathlib import Path

from transformers import AutoModel, AutoTokenizer, BertConfig, BertModel, BertTokenizerFast

folder = Path(tempfile.mkdtemp())
words = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", "hello"]
(folder / "words.txt").write_text("\n".join(words))
size = {"hidden_size": 8, "num_hidden_layers": 1, "num_attention_heads": 1, "intermediate_size": 8}
model, tokenizer = BertModel(BertConfig(vocab_size=len(words), **size)), BertTokenizerFast(str(folder / "words.txt"))
model.save_pretrained(folder)  # config.json and the weights
tokenizer.save_pretrained(folder)  # not part of the model: saved by its own call
print("saved:", *sorted(path.name for path in folder.iterdir() if path.name.startswith(("config", "model", "tokenizer."))))
print("loaded:", type(AutoModel.from_pretrained(folder)).__name__, type(AutoTokenizer.from_pretrained(folder)).__name__)
