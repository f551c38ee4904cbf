"""A pointer of Git LFS, a web page and a file of tiktoken, each under the name tokenizer.model."""

import base64
from pathlib import Path

from sentencepiece import SentencePieceProcessor

FILES = {
    "pointer.model": b"version https://git-lfs.github.com/spec/v1\noid sha256:9e55\nsize 499723\n",
    "page.model": b"<!DOCTYPE html>\n<html><body>Access to this model is restricted</body></html>\n",
    "tiktoken.model": b"\n".join(base64.b64encode(bytes([number])) + b" %d" % number for number in range(256)),
}

for name, content in FILES.items():
    Path(name).write_bytes(content)
    try:
        SentencePieceProcessor(model_file=name)
    except RuntimeError as problem:
        print(problem)

SentencePieceProcessor(model_file="tiktoken.model")
