"""Print the columns of a tokenized data set that cannot become tensors: python check_columns.py FOLDER"""

import sys

samples = [{"text": "one", "input_ids": [2], "labels": [2]}, {"text": "one two", "input_ids": [2, 3], "labels": [2, 3]}]
if len(sys.argv) > 1:
    from datasets import load_from_disk

    data = load_from_disk(sys.argv[1])
    data = next(iter(data.values())) if hasattr(data, "values") else data
    samples = [data[index] for index in range(min(len(data), 1000))]

for column in samples[0]:
    values = [sample.get(column) for sample in samples]
    if any(isinstance(value, str) or value is None for value in values):
        print(f"{column}: text or None; remove it or tokenize it")
    elif isinstance(values[0], list):
        lengths = {len(value) for value in values}
        print(f"{column}: lists of {min(lengths)} to {max(lengths)} items; pad it" if len(lengths) > 1 else f"{column}: lists of one length")
    else:
        print(f"{column}: one value each")
print("input_ids:", "there" if "input_ids" in samples[0] else "missing")
