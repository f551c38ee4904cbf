"""Which columns the Trainer keeps for a model: python check_columns.py FOLDER CLASS

FOLDER is where save_to_disk wrote the data set, and CLASS a class of transformers, such as GPT2LMHeadModel.
"""

import inspect
import sys


def verdict(columns, rows, accepted):
    """Return the cause."""
    kept = [name for name in columns if name in accepted | {"label", "label_ids"}]
    print("kept:", *kept, "| removed:", *[name for name in columns if name not in kept])
    if not rows:
        return "empty: the data set has no rows; look at the step that filters or tokenizes it"
    if not kept:
        return "not-tokenized: none of these columns is an input of the model; tokenize, and return the result from map()"
    if not [name for name in kept if "label" in name]:
        return "no-labels: the model gets nothing to compare with; add labels, or a collator that makes them"
    return "fits: if the error stays, the model is wrapped, or another data set is used"


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python check_columns.py FOLDER CLASS")
    import datasets
    import transformers

    data = datasets.load_from_disk(sys.argv[1])
    accepted = set(inspect.signature(getattr(transformers, sys.argv[2]).forward).parameters)
    print("verdict:", verdict(data.column_names, len(data), accepted))
