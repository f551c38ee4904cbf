"""Compare a wanted length with that of the configuration, as vLLM does when it starts."""


def verify(wanted, config):
    """Return the length, or raise vLLM's error."""
    scaling = config.get("rope_scaling") or {}
    longest = config["max_position_embeddings"] * scaling.get("factor", 1.0)
    if wanted > longest:
        raise ValueError(
            f"User-specified max_model_len ({wanted}) is greater than the derived max_model_len "
            f"(max_position_embeddings={longest} or model_max_length=None in model's config.json)."
        )
    return wanted


yarn = {"rope_type": "yarn", "factor": 4.0, "original_max_position_embeddings": 32768}
print("with yarn:", verify(131072, {"max_position_embeddings": 32768, "rope_scaling": yarn}))
print("its own length:", verify(32768, {"max_position_embeddings": 32768}))
verify(131072, {"max_position_embeddings": 32768})
