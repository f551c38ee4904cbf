"""Check the rope_scaling of Llama 3.1 as transformers before 4.43 does."""

LLAMA31 = {
    "factor": 8.0,
    "low_freq_factor": 1.0,
    "high_freq_factor": 4.0,
    "original_max_position_embeddings": 8192,
    "rope_type": "llama3",
}


def validate(scaling):
    """Accept two fields, type and factor, and nothing else."""
    if not isinstance(scaling, dict) or len(scaling) != 2:
        raise ValueError(f"`rope_scaling` must be a dictionary with two fields, `type` and `factor`, got {scaling}")
    if scaling.get("type") not in ("linear", "dynamic"):
        raise ValueError(f"`rope_scaling`'s type field must be one of ['linear', 'dynamic'], got {scaling.get('type')}")
    print("accepted:", scaling["type"])


validate({"type": "linear", "factor": 2.0})
try:
    validate({"type": "yarn", "factor": 4.0})
except ValueError as error:
    print(error)
validate(LLAMA31)
