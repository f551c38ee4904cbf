"""The same layers, each under a key of its own."""

from collections import Counter

LAYERS = ["dense", "expert", "expert", "expert"]
NAMES = {"dense": "mlp.linear_fc2.weight", "expert": "mlp.experts.linear_fc2.weight"}

keys = Counter(f"decoder.layers.{number}.{NAMES[kind]}" for number, kind in enumerate(LAYERS))
for key, count in keys.items():
    print(key, [count])
print("every key is held once:", set(keys.values()) == {1})
