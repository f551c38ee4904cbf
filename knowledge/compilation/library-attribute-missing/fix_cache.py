"""Give the cache of the installed transformers the old names; import this file before the model is loaded."""

import torch
from transformers import DynamicCache

OLD = {
    "seen_tokens": property(lambda cache: cache.get_seq_length()),
    "get_max_length": lambda cache: None,  # a DynamicCache has no limit
    "get_usable_length": lambda cache, new_length=0, layer=0: cache.get_seq_length(layer),
}
for name, value in OLD.items():
    if not hasattr(DynamicCache, name):
        setattr(DynamicCache, name, value)

if __name__ == "__main__":
    cache = DynamicCache()
    cache.update(torch.rand(1, 2, 5, 4), torch.rand(1, 2, 5, 4), 0)
    print("tokens:", cache.seen_tokens, cache.get_usable_length(1, 0), "limit:", cache.get_max_length())
