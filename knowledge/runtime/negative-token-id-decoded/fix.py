"""Replace negative ids by the padding id before decoding, in predictions and in labels."""

import numpy
from tokenizers import Tokenizer, models

tokenizer = Tokenizer(models.WordLevel({"hello": 0, "world": 1, "[PAD]": 2}, unk_token="[PAD]"))
tokenizer.add_special_tokens(["[PAD]"])
pad_token_id = tokenizer.token_to_id("[PAD]")  # with transformers: tokenizer.pad_token_id


def to_text(ids) -> list:
    ids = ids[0] if isinstance(ids, tuple) else ids
    ids = ids.argmax(-1) if ids.ndim == 3 else ids  # logits
    ids = numpy.where(ids < 0, pad_token_id, ids)
    return tokenizer.decode_batch(ids.tolist())  # transformers: batch_decode


print(to_text(numpy.array([[0, 1, -100], [1, -100, -100]])))
print(to_text((numpy.eye(3)[None, :2], None)))
