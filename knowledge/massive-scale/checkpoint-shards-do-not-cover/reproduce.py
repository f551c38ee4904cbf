"""Count, as Megatron does, how often each part of a tensor is held, with layers of two kinds under one key."""

LAYERS = ["dense", "expert", "expert", "expert"]  # the first layer has another MLP
RANKS = [LAYERS[:2], LAYERS[2:]]  # two pipeline stages


def check(held, parts, key):
    """Raise if a part is held by no rank, or by two; `held` has the index of each held part."""
    counts = [held.count(part) for part in range(parts)]
    if counts != [1] * parts:
        rows = ", ".join(f"[[{count}]]" for count in counts)
        raise SystemExit(f"Invalid access pattern for ShardedTensor(key='{key}', axis_fragmentations=({parts}, 1, 1)): tensor([{rows}])")
    print(key, counts)


first = 0
held = []
for stage in RANKS:
    held += [first + place for place, kind in enumerate(stage) if kind == "dense"]
    first += len(stage)
check(held, len(LAYERS), "decoder.layers.mlp.linear_fc2.weight")
