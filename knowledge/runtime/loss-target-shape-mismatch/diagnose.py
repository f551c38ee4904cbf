"""Say what is wrong with a pair of shapes: python diagnose.py "8 5" "8 1" (logits, target)."""

import sys

EXAMPLES = {
    "a column": ("8 5", "8 1"),
    "one-hot of integers": ("8 5", "8 5"),
    "flattened with the batch": ("16 5", "4"),
    "classes last": ("4 10 5", "4 10"),
    "labels as a color image": ("2 19 64 64", "2 64 64 3"),
    "output 1 by 1": ("20 1000 1 1", "20"),
    "fits": ("2 19 64 64", "2 64 64"),
}


def verdict(logits: list[int], target: list[int]) -> str:
    """Return what to change so that cross entropy takes the pair."""
    wanted = [logits[0], *logits[2:]]
    if target == wanted:
        return "the shapes fit"
    if target == logits:
        return "one-hot: argmax(1) for indices, or float for probabilities"
    if target[0] != logits[0]:
        return f"{logits[0]} rows and {target[0]} labels: the batch was flattened or cut"
    if [*target, 1] == [*wanted, 1, 1] or target == [*wanted, 1]:
        return "a dimension of 1 too many: squeeze(-1) the target"
    if len(logits) == 4 and target[-1] in (3, 4):
        return "the label image has colors: load it as a palette of class indices"
    if logits[-1] not in target and logits[:-1] == target:
        return "classes are last: transpose them to dimension 1"
    if logits[2:] == [1] * (len(logits) - 2) and len(target) == 1:
        return "dimensions of 1 behind the classes: flatten(1) the logits"
    return f"cross entropy wants a target of {wanted}"


if len(sys.argv) > 2:
    EXAMPLES = {"yours": (sys.argv[1], sys.argv[2])}
for name, (first, second) in EXAMPLES.items():
    pair = [[int(size) for size in text.split()] for text in (first, second)]
    print(f"{name}: logits {pair[0]}, target {pair[1]}: {verdict(*pair)}")
