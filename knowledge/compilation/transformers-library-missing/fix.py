"""Load the same kind of tokenizer from its tokenizer.json, which needs no sentencepiece."""

from hide import hide

hide("sentencepiece")
from tokenizers import Tokenizer  # noqa: E402
from tokenizers.models import BPE  # noqa: E402
from transformers import PreTrainedTokenizerFast  # noqa: E402

letters = {letter: number for number, letter in enumerate("abcdef")}
Tokenizer(BPE(letters, [])).save("tokenizer.json")
tokenizer = PreTrainedTokenizerFast(tokenizer_file="tokenizer.json")
print("ids:", tokenizer("fade")["input_ids"])
