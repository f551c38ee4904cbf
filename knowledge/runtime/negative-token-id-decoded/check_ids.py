"""Why a tokenizer cannot decode an array of ids: check_ids.py FILE.npy, or check_ids.look(preds)"""

import sys

import numpy


def look(ids, vocabulary: int = 0) -> str:
    """Print shape, type and range, and return the verdict; vocabulary is len(tokenizer)."""
    if isinstance(ids, tuple):
        print(f"a tuple of {len(ids)}")
        return "tuple: take ids[0]"
    ids = numpy.asarray(ids)
    print(f"shape {ids.shape}, type {ids.dtype}, from {ids.min()} to {ids.max()}")
    if ids.dtype.kind == "f" and ids.ndim == 3:
        return "logits: take ids.argmax(-1), or set predict_with_generate=True"
    if ids.ndim > 2:
        return "nested: batch_decode takes rows of ids, so flatten the first axes"
    if (ids < 0).any():
        return f"negative: {sorted(set(ids[ids < 0].tolist()))}, replace them by pad_token_id"
    if vocabulary and (ids >= vocabulary).any():
        return f"too large: the tokenizer has {vocabulary} ids"
    if ids.dtype.kind == "f":
        return "floats: take ids.astype(int)"
    return "the ids can be decoded"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python check_ids.py FILE.npy, saved with numpy.save('FILE.npy', preds)")
    print("verdict:", look(numpy.load(sys.argv[1])))
