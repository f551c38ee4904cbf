"""Names that the cache of transformers had in older releases, and that the code of many models still reads."""

from transformers import DynamicCache

cache = DynamicCache()
for name in ("key_cache", "get_usable_length", "get_max_length"):
    try:
        getattr(cache, name)
    except AttributeError as error:
        print(error)
print(cache.seen_tokens)
