"""Ask a class for two implementations that it does not declare."""

from own_model import OwnModel, config

try:
    OwnModel._from_config(config(), attn_implementation="flash_attention_2")
except (ValueError, ImportError) as problem:
    print(f"{type(problem).__name__}: {str(problem)[:52]}")
OwnModel(config()).save_pretrained("model")
OwnModel.from_pretrained("model", attn_implementation="sdpa")
