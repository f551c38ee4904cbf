"""Load the same kind of tokenizer from its tokenizer.json, which needs no sentencepiece."""

from hide import hide

hide("sentencepiece")
from tokenizers import Tokenizer
from tokenizers.models import BPE
from transformers import PreTrainedTokenizerFast

letters = {letter: number for number, letter in enumerate("abcdef")}
Tokenizer(BPE(letters, [])).save("tokenizer.json")
tokenizer = PreTrainedTokenizerFast(tokenizer_file="tokenizer.json")
print("ids:", tokenizer("fade")["input_ids"])
