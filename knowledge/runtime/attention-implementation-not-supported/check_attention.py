"""Which attention implementations a model class accepts: check_attention.py MODULE.CLASS ..."""

import importlib
import sys

if len(sys.argv) < 2:
    sys.exit("usage: python check_attention.py MODULE.CLASS, such as transformers.BertModel")
for name in sys.argv[1:]:
    module, _, attribute = name.rpartition(".")
    found = getattr(importlib.import_module(module), attribute)
    flags = ("_supports_flash_attn", "_supports_flash_attn_2")
    flash = any(getattr(found, flag, False) for flag in flags)
    accepted = ["eager"]
    if getattr(found, "_supports_sdpa", False):
        accepted.append("sdpa")
    if flash:
        accepted.append("flash_attention_2")
    whose = "transformers" if found.__module__.startswith("transformers.models.") else "other code"
    print(f"{attribute} ({whose}): attn_implementation can be {', '.join(accepted)}")
